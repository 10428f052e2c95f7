#!/usr/bin/env python3
"""Drives the terminal field through a pseudo-terminal, and checks that it leaves the terminal as it
found it: at the end of input keys, on Ctrl-C, and on signals.

Usage: drive.py PATH-OF-MINTAGE-TRY
"""
import os
import pty
import select
import signal
import sys
import termios
import time

TOOL = sys.argv[1]
ENTER = b"\x1b[?1049h\x1b[?2004h"
LEAVE = b"\x1b[?2004l\x1b[?1049l\x1b[?25h"


class Field:
    """The tool at a terminal of its own."""

    def __init__(self, *arguments):
        self.parent, self.child = pty.openpty()
        self.before = termios.tcgetattr(self.child)
        self.process = os.fork()
        if self.process == 0:
            os.setsid()
            for stream in (0, 1, 2):
                os.dup2(self.child, stream)
            os.execv(TOOL, [TOOL, *arguments])
        self.output = b""
        self.wait_for(b"\x1b[?25h")

    def wait_for(self, text, seconds=10.0):
        """Reads until a text was drawn since the last keys."""
        end = time.time() + seconds
        while text not in self.output:
            left = end - time.time()
            if left <= 0 or not select.select([self.parent], [], [], left)[0]:
                raise SystemExit(f"terminal: {text!r} was not drawn; the last was {self.output[-800:]!r}")
            self.output += os.read(self.parent, 65536)

    def keys(self, text, expected):
        self.output = b""
        os.write(self.parent, text.encode())
        self.wait_for(expected.encode())

    def ends(self, status=None, signal_number=None):
        _, result = os.waitpid(self.process, 0)
        while select.select([self.parent], [], [], 0.2)[0]:
            self.output += os.read(self.parent, 65536)
        if signal_number is None:
            assert os.WIFEXITED(result) and os.WEXITSTATUS(result) == status, result
        else:
            assert os.WIFSIGNALED(result) and os.WTERMSIG(result) == signal_number, result
        assert self.output.endswith(LEAVE), self.output[-200:]
        assert termios.tcgetattr(self.child) == self.before, "the terminal's settings differ"
        os.close(self.parent)
        os.close(self.child)


field = Field("field", "locale=en-US")
assert field.output.startswith(ENTER), field.output[:80]
field.keys("1234.5", "$1,234.5\x1b7")
field.keys("\x1b[H9", "$9\x1b71,234.5")
field.keys("\x1b[1;2C", "\x1b[7m1\x1b[m\x1b7")
field.keys("x", "refused: no character of an amount")
field.keys("\x01", "\x1b[7m$91,234.5\x1b[m")
field.keys("\x1b[200~€7\x1b[201~", "an amount of another currency")
field.keys("\x1b[200~12.34-\x1b[201~", "-$12.34\x1b7")
field.keys("\t\x1b[B", "\x1b[7mde-DE\x1b[m")
field.keys("\x03", LEAVE.decode())
field.ends(status=0)

for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
    field = Field("field", "locale=ar-EG", "nu=arab")
    field.keys("12", "١٢")
    field.output = b""
    os.kill(field.process, number)
    field.ends(signal_number=number)

# Stopped and continued, it draws and ends as ever.
field = Field()
field.keys("5", "5\x1b7")
field.output = b""
os.kill(field.process, signal.SIGTSTP)
os.waitpid(field.process, os.WUNTRACED)
field.wait_for(LEAVE)
assert termios.tcgetattr(field.child) == field.before
field.output = b""
os.kill(field.process, signal.SIGCONT)
field.wait_for(ENTER)
field.keys("6", "56\x1b7")
field.keys("\x03", LEAVE.decode())
field.ends(status=0)
print("terminal: the field was driven, and left the terminal as it was found")
