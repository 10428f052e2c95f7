"""Progress of `mintagec` is shown on a terminal, and nowhere else.

Runs verbs with standard error at a pseudo-terminal, and with it in a pipe.

Usage: progress.py MINTAGEC   (extract is run too where there is an ICU)
"""

import os
import pty
import subprocess
import sys
import tempfile

TOOL = sys.argv[1]


def terminal(arguments):
    """What the verb writes to a terminal on standard error, and its status."""
    leader, follower = pty.openpty()
    process = subprocess.Popen([TOOL, *arguments], stdout=subprocess.DEVNULL, stderr=follower)
    os.close(follower)
    shown = b""
    while True:
        try:
            part = os.read(leader, 65536)
        except OSError:  # the end, on Linux
            break
        if not part:
            break
        shown += part
    os.close(leader)
    return shown.decode(), process.wait()


def check(arguments, line, missing=None):
    piped = subprocess.run([TOOL, *arguments], capture_output=True)
    if missing and missing in piped.stderr:
        return
    if piped.returncode != 0:
        sys.exit(f"progress: {arguments} ended with {piped.returncode}: {piped.stderr!r}")
    if b"\x1b" in piped.stdout + piped.stderr or line.encode() in piped.stdout + piped.stderr:
        sys.exit(f"progress: a pipe is told {piped.stderr[:200]!r}")
    shown, status = terminal(arguments)
    if status != 0:
        sys.exit(f"progress: {arguments} ended with {status}: {shown!r}")
    # Each line takes the place of the last one, and the last is empty.
    if f"\r\x1b[K{line}" not in shown:
        sys.exit(f"progress: a terminal is not told '{line}' but {shown[:400]!r}")
    if shown.rsplit("\r\x1b[K", 1)[1].strip():
        sys.exit(f"progress: the last line stays on the terminal: {shown[-200:]!r}")


with tempfile.TemporaryDirectory() as folder:
    compiling = ["compile", "--output", folder, "--module", "Shop"]
    check([*compiling, "--styles", "en-US/USD"], "compile: packing")
    check([*compiling, "--locales", "de", "--currencies", "EUR"], "compile: measuring EUR")
    check(["extract", "--output", f"{folder}/Data"], "extract: 16 of ", missing=b"no ICU")
print("progress: shown on a terminal, and in no pipe")
