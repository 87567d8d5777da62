"""Carries events to a server that takes tasks alone, so that suites made of events try it too.

Every event of a request becomes a task that says so, and becomes an event again in the answer; a
filter of events becomes one of those tasks, and a filter of tasks leaves them out.
"""

from __future__ import annotations

import http.client
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

MARK = b"X-CARRIED:VEVENT"
LINE_END = rb"((?:&#13;|&#xD;|\r)?\n)"
EVENT = re.compile(rb"BEGIN:VEVENT" + LINE_END + rb"(.*?)END:VEVENT", re.DOTALL)
CARRIED = re.compile(
    rb"BEGIN:VTODO" + LINE_END + MARK + LINE_END + rb"(.*?)END:VTODO", re.DOTALL
)
# Not one that asks for there being no event: no server that has both kinds would find a task by it.
FILTER = re.compile(
    rb'<((?:\w+:)?)comp-filter name="(VEVENT|VTODO)"\s*(/?)>(?!\s*<(?:\w+:)?is-not-defined)'
)
# Not 127.0.0.1, of which suites know that it is their own machine and ask less.
HOST = "127.0.0.2"
PASSED_ON = ("transfer-encoding", "connection", "content-length", "accept-encoding", "keep-alive")


def carried(body: bytes) -> bytes:
    """A request with tasks for events."""

    def task(event: re.Match[bytes]) -> bytes:
        end, lines = event[1], re.sub(rb"(?m)^DTEND", b"DUE", event[2])
        return b"BEGIN:VTODO" + end + MARK + end + lines + b"END:VTODO"

    def tasks_alone(found: re.Match[bytes]) -> bytes:
        prefix, kind, is_empty = found.groups()
        mark = b'<%bprop-filter name="X-CARRIED"' % prefix
        mark += b"/>" if kind == b"VEVENT" else b"><%bis-not-defined/></%bprop-filter>" % (prefix, prefix)
        end = b"</%bcomp-filter>" % prefix if is_empty else b""
        return b'<%bcomp-filter name="VTODO">%b%b' % (prefix, mark, end)

    body = EVENT.sub(task, body)
    body = FILTER.sub(tasks_alone, body)
    body = body.replace(b'prop-filter name="DTEND"', b'prop-filter name="DUE"')
    return body.replace(b'comp name="VEVENT"', b'comp name="VTODO"')


def restored(body: bytes) -> bytes:
    """An answer with the events again."""

    def event(task: re.Match[bytes]) -> bytes:
        lines = re.sub(rb"(?m)^DUE", b"DTEND", task[3])
        return b"BEGIN:VEVENT" + task[1] + lines + b"END:VEVENT"

    return CARRIED.sub(event, body)


@contextmanager
def carrying(port: int) -> Iterator[str]:
    """The address of a proxy that does so before the server at a port."""

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"
        # An answer goes out in two parts; the second would wait 40 ms for word of the first.
        disable_nagle_algorithm = True

        def pass_on(self) -> None:
            body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
            headers = {k: v for k, v in self.headers.items() if k.lower() not in PASSED_ON}
            server = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
            server.request(self.command, self.path, carried(body), headers)
            answer = server.getresponse()
            content = restored(answer.read())
            server.close()
            self.send_response_only(answer.status)
            for name, value in answer.getheaders():
                if name.lower() not in PASSED_ON:
                    self.send_header(name, value)
            self.send_header("Content-Length", str(len(content)))
            self.end_headers()
            if self.command != "HEAD":
                self.wfile.write(content)

        def log_message(self, *_: object) -> None:
            pass

    methods = "OPTIONS GET HEAD PUT POST DELETE COPY MOVE PROPFIND PROPPATCH MKCOL MKCALENDAR REPORT"
    for method in methods.split():
        setattr(Handler, f"do_{method}", Handler.pass_on)
    proxy = ThreadingHTTPServer((HOST, 0), Handler)
    threading.Thread(target=proxy.serve_forever, daemon=True).start()
    try:
        yield f"http://{HOST}:{proxy.server_port}"
    finally:
        proxy.shutdown()
        proxy.server_close()
