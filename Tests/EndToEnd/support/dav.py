"""CalDAV clients, as they are installed beside the tests of them."""

from __future__ import annotations

import base64
import http.client
import json
import os
import re
import subprocess
import uuid
from dataclasses import dataclass
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).resolve().parents[1] / "caldav"
PROGRAMS = FOLDER / ".venv/bin"
SOURCES = FOLDER / ".venv/sources"


@dataclass(frozen=True)
class Door:
    """Where a client comes in, and as whom."""

    port: int
    user: str
    password: str

    @property
    def site(self) -> str:
        """What a person types."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def address(self) -> str:
        return f"{self.site}/dav/"

    @property
    def home(self) -> str:
        """The path of the collection of lists."""
        asked = '<d:propfind xmlns:d="DAV:"><d:prop><d:current-user-principal/></d:prop></d:propfind>'
        _, _, answer = self.request("PROPFIND", "/dav/", asked, Depth="0")
        (number,) = re.findall(r"/dav/people/(\d+)/", answer)
        return f"/dav/lists/{number}/"

    @property
    def credentials(self) -> dict[str, str]:
        """The field that says who asks."""
        encoded = base64.b64encode(f"{self.user}:{self.password}".encode()).decode()
        return {"Authorization": f"Basic {encoded}"}

    def request(
        self, method: str, path: str, body: str = "", **headers: str
    ) -> tuple[int, dict[str, str], str]:
        sent = self.credentials | {
            name.replace("_", "-"): value for name, value in headers.items()
        }
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        try:
            connection.request(method, path, body.encode(), sent)
            answer = connection.getresponse()
            return answer.status, dict(answer.getheaders()), answer.read().decode()
        finally:
            connection.close()


def vtodo(title: str, *lines: str) -> str:
    """A task as a client makes it, without the calendar around it."""
    head = ("BEGIN:VTODO", f"UID:{uuid.uuid4()}", "DTSTAMP:20261130T090000Z", f"SUMMARY:{title}")
    return "\r\n".join((*head, *lines, "END:VTODO", ""))


def run(
    folder: Path, *command: str | Path, timeout: int = 120, **environment: str
) -> subprocess.CompletedProcess[str]:
    """Runs a client with a home of its own."""
    settings = {
        "HOME": str(folder),
        "LANG": "C.UTF-8",
        "PATH": f"{PROGRAMS}:{os.environ['PATH']}",
        "TZ": "UTC",
    }
    return subprocess.run(
        command,
        cwd=folder,
        env=settings | environment,
        input="",
        capture_output=True,
        text=True,
        errors="replace",
        timeout=timeout,
    )


class Laptop:
    """A computer with vdirsyncer and todoman, which has one of the lists."""

    LIST = "errands"

    def __init__(self, folder: Path, door: Door, resolution: str = "null") -> None:
        self.folder = folder
        self.tasks_folder = folder / "lists" / self.LIST
        self.tasks_folder.mkdir(parents=True)
        (folder / "vdirsyncer.conf").write_text(
            f"""
            [general]
            status_path = "{folder}/status/"
            [pair tasks]
            a = "here"
            b = "server"
            collections = ["{self.LIST}"]
            metadata = ["color", "description"]
            conflict_resolution = {resolution}
            [storage here]
            type = "filesystem"
            path = "{folder}/lists/"
            fileext = ".ics"
            [storage server]
            type = "caldav"
            url = "{door.address}"
            username = "{door.user}"
            password = "{door.password}"
            item_types = ["VTODO"]
            """.replace("\n            ", "\n")
        )
        (folder / "todoman.py").write_text(
            f'path = "{folder}/lists/*"\n'
            f'default_list = "{self.LIST}"\n'
            f'cache_path = "{folder}/cache.sqlite3"\n'
            'date_format = "%Y-%m-%d"\n'
            'time_format = "%H:%M"\n'
        )

    def vdirsyncer(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        program = PROGRAMS / "vdirsyncer"
        return run(self.folder, program, "-c", self.folder / "vdirsyncer.conf", *arguments)

    def discover(self) -> None:
        # It asks whether to create the list on the side that has none.
        program = f"yes | '{PROGRAMS}/vdirsyncer' -c vdirsyncer.conf discover"
        outcome = run(self.folder, "bash", "-c", program)
        assert outcome.returncode == 0, outcome.stderr

    def sync(self) -> str:
        """Synchronizes without any problem, and gives what it says of it."""
        outcome = self.vdirsyncer("sync")
        assert outcome.returncode == 0, outcome.stderr
        return outcome.stderr

    def todo(self, *arguments: str) -> str:
        program = PROGRAMS / "todo"
        outcome = run(self.folder, program, "--config", self.folder / "todoman.py", *arguments)
        assert outcome.returncode == 0, outcome.stderr
        return outcome.stdout

    def tasks(self) -> dict[str, dict[str, Any]]:
        """All tasks, by title."""
        listed = self.todo("--porcelain", "list", "--status", "ANY")
        return {task["summary"]: task for task in json.loads(listed)}

    def number(self, title: str) -> str:
        return str(self.tasks()[title]["id"])

    def texts(self) -> dict[str, bytes]:
        return {path.name: path.read_bytes() for path in self.tasks_folder.glob("*.ics")}

    def file(self, title: str) -> Path:
        (found,) = (
            path
            for path in self.tasks_folder.glob("*.ics")
            if f"SUMMARY:{title}" in path.read_text()
        )
        return found
