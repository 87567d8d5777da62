"""A real `hibi-server` of one test."""

from __future__ import annotations

import http.client
import os
import re
import signal
import socket
import subprocess
import time
from pathlib import Path

LONE_ADDRESS = re.compile(r"^https?://\S+$", re.MULTILINE)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return probe.getsockname()[1]


class Server:
    """Starts, stops, kills and restarts a server that always listens on the same port."""

    def __init__(self, program: Path, database: Path, folder: Path, *arguments: str) -> None:
        self.program = program
        self.port = free_port()
        self.arguments = arguments
        self.output = folder / "server-output.txt"
        self.log = folder / "server-log.txt"
        self.environment = {
            "HIBI_DATABASE": str(database),
            "HOME": str(folder),
            "LANG": "C.UTF-8",
            "PATH": os.environ["PATH"],
            "TZ": "UTC",
        }
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def setup_link(self) -> str:
        """The link to the first account, which stands alone on a line of standard output."""
        # It is written just after the server begins to answer.
        deadline = time.monotonic() + 10
        while not (links := LONE_ADDRESS.findall(self.output.read_text())):
            assert time.monotonic() < deadline, f"no address in: {self.output.read_text()!r}"
            time.sleep(0.02)
        return links[-1]

    def start(self) -> None:
        with self.output.open("ab") as output, self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [self.program, "--listen", f"127.0.0.1:{self.port}", *self.arguments],
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=log,
                env=self.environment,
            )
        deadline = time.monotonic() + 20
        while not self.is_healthy():
            assert self.process.poll() is None, f"it ended: {self.log.read_text()}"
            assert time.monotonic() < deadline, f"it doesn't answer: {self.log.read_text()}"
            time.sleep(0.02)

    def is_healthy(self) -> bool:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=5)
        try:
            connection.request("GET", "/healthz")
            return connection.getresponse().status == 200
        except OSError:
            return False
        finally:
            connection.close()

    def work(self) -> float:
        """The processor time it took so far, in seconds."""
        assert self.process is not None
        # proc_pid_stat(5); the second field, in parentheses, may hold spaces.
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        """Asks it to end, and expects that it does so cleanly."""
        if self.process is None:
            return
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(timeout=20)
        self.process = None
        assert code == 0, f"SIGTERM ended it with {code}: {self.log.read_text()}"

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait(timeout=20)
        self.process = None

    def restart(self) -> None:
        self.stop()
        self.start()
