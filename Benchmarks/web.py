"""Serves the page of a list, and the same bytes as a file by nginx, under the load of wrk."""

from __future__ import annotations

import re
import statistics
import subprocess
import sys
import time
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "Tests/EndToEnd"))

from support.client import Client  # noqa: E402
from support.server import Server, free_port  # noqa: E402

NGINX = """
daemon off; pid {folder}/pid; error_log {folder}/error; worker_processes auto;
events {{ worker_connections 1024; }}
http {{
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;
  client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
  fastcgi_temp_path {folder}/fastcgi; uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
  server {{ listen 127.0.0.1:{port}; root {folder}; default_type text/html; }}
}}
"""
UNITS = {"us": 0.001, "ms": 1, "s": 1000, "m": 60_000}


@dataclass
class Load:
    """An address under load, round after round."""

    name: str
    address: str
    headers: list[str] = field(default_factory=list)
    rates: list[float] = field(default_factory=list)
    p99s: list[float] = field(default_factory=list)

    @property
    def rate(self) -> float:
        return statistics.median(self.rates)

    @property
    def p99(self) -> float:
        return statistics.median(self.p99s)

    def run(self, seconds: int) -> None:
        headers = [part for header in self.headers for part in ("-H", header)]
        output = subprocess.run(
            ["wrk", "-t1", "-c32", f"-d{seconds}s", "--latency", *headers, self.address],
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        assert "Non-2xx" not in output and "Socket errors" not in output, output
        latency = re.search(r"99%\s+([\d.]+)(us|ms|s|m)\b", output)
        rate = re.search(r"Requests/sec:\s+([\d.]+)", output)
        assert latency and rate, output
        self.rates.append(float(rate[1]))
        self.p99s.append(float(latency[1]) * UNITS[latency[2]])


def sign_in(server: Server) -> Client:
    client = Client(server.address)
    page = client.get(server.setup_link)
    email, password = "bench@example.org", "a long enough password"
    client.submit(
        page,
        page.element("setupButton"),
        setupEmailTextField=email,
        setupPasswordSecureField=password,
    )
    client.log_in(email, password)
    return client


def serve_pages(
    program: Path, databases: dict[int, Path], folder: Path, rounds: int, seconds: int
) -> tuple[dict[int, Load], Load, int]:
    """The loads of each database by its size, nginx's, and the bytes of the page."""
    with ExitStack() as stack:
        loads = {}
        body = b""
        for size, database in databases.items():
            home = folder / f"server-{size}"
            home.mkdir()
            server = Server(program, database, home)
            server.start()
            stack.callback(server.stop)
            client = sign_in(server)
            page = client.get("/")
            body = page.body
            cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
            loads[size] = Load(f"{size:,}", page.url, [f"Cookie: {cookies}"])

        root = folder / "nginx"
        root.mkdir()
        # Started by root, nginx reads files as nobody.
        for reachable in (folder, root):
            reachable.chmod(0o755)
        (root / "page.html").write_bytes(body)
        port = free_port()
        (root / "conf").write_text(NGINX.format(folder=root, port=port))
        nginx = subprocess.Popen(["/usr/sbin/nginx", "-c", root / "conf", "-e", root / "error"])
        stack.callback(nginx.wait)
        stack.callback(nginx.terminate)
        time.sleep(0.5)
        file = Load("nginx", f"http://127.0.0.1:{port}/page.html")

        for load in (*loads.values(), file):
            load.run(1)
            load.rates.clear()
            load.p99s.clear()
        for _ in range(rounds):
            for load in (*loads.values(), file):
                load.run(seconds)
        return loads, file, len(body)
