"""Evolution's data server, in a D-Bus session of its own."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
from pathlib import Path
from typing import Any

from support.dav import FOLDER, Door, vtodo


class Evolution:
    def __init__(self, folder: Path, door: Door) -> None:
        environment = {
            "GSETTINGS_BACKEND": "memory",
            "HOME": str(folder),
            "LANG": "C.UTF-8",
            "PATH": os.environ["PATH"],
            "TZ": "UTC",
            "XDG_RUNTIME_DIR": str(folder),
        }
        self.output = folder / "output.txt"
        with self.output.open("wb") as output:
            # The system's Python, which has the bindings of Debian's packages.
            self.process = subprocess.Popen(
                ["dbus-run-session", "--", "/usr/bin/python3", FOLDER / "clients/evolution.py",
                 door.site, door.user, door.password],
                env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=output,
                text=True, start_new_session=True,
            )  # fmt: skip

    def ask(self, command: str, *arguments: str) -> Any:
        assert self.process.stdin and self.process.stdout
        self.process.stdin.write(json.dumps([command, *arguments]) + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        assert answer, self.output.read_text(errors="replace")
        return json.loads(answer)

    def quit(self) -> None:
        try:
            self.process.communicate(timeout=20)
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)

    def open_lists(self) -> list[str]:
        """Adds all lists that are found from the server's address alone, and gives their titles."""
        return self.ask("open_lists")

    def tasks(self) -> dict[str, bool]:
        """By title, whether each task is completed, as it stands in Evolution."""
        return self.ask("tasks")

    def refresh(self) -> None:
        self.ask("refresh")

    def add(self, title: str, *lines: str) -> None:
        self.ask("add", vtodo(title, *lines))

    def rename(self, title: str, new: str) -> None:
        self.ask("rename", title, new)

    def complete(self, title: str) -> None:
        self.ask("complete", title)

    def remove(self, title: str) -> None:
        self.ask("remove", title)
