#!/usr/bin/env python3
"""Serves a folder on the loopback interface, as strictly as a page can be served.

Usage: serve_web.py FOLDER [PORT]
"""
import functools
import http.server
import sys
import threading

# Nothing from elsewhere, no inline script or style; isolated, so that the page's clock is fine.
HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self' 'wasm-unsafe-eval';"
    " style-src 'self'; connect-src 'self'; img-src data:; form-action 'self'; base-uri 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
}


class Handler(http.server.SimpleHTTPRequestHandler):
    """Files with their types, and the headers above."""

    extensions_map = {
        ".html": "text/html; charset=utf-8",
        ".css": "text/css; charset=utf-8",
        ".js": "text/javascript; charset=utf-8",
        ".wasm": "application/wasm",
        "": "application/octet-stream",
    }

    def end_headers(self):
        for name, value in HEADERS.items():
            self.send_header(name, value)
        super().end_headers()

    def log_message(self, *arguments):
        """Says nothing of each request."""


def server(folder, port=0):
    """A server of a folder, on a port of its own unless one is named."""
    handler = functools.partial(Handler, directory=folder)
    return http.server.ThreadingHTTPServer(("127.0.0.1", port), handler)


def serving(folder):
    """Serves a folder in the background; the address of its root."""
    made = server(folder)
    threading.Thread(target=made.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{made.server_address[1]}"


def main(folder, port="8080"):
    """Serves until it is interrupted."""
    try:
        made = server(folder, int(port))
    except OSError as error:
        raise SystemExit(f"serve: port {port}: {error.strerror}; name another one") from error
    print(f"http://127.0.0.1:{port}/demo/ (Ctrl-C ends it)", flush=True)
    try:
        made.serve_forever()
    except KeyboardInterrupt:
        print()


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        raise SystemExit(__doc__)
    main(*sys.argv[1:])
