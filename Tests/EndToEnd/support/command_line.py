"""`hibi` as a person or a script runs it."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pexpect


@dataclass(frozen=True)
class Outcome:
    """What a program left behind."""

    code: int
    stdout: str
    stderr: str

    @property
    def json(self) -> Any:
        return json.loads(self.stdout)


class CommandLine:
    """Runs `hibi` on one database, with nothing of the caller's environment."""

    def __init__(self, program: Path, database: Path, home: Path) -> None:
        self.program = program
        self.database = database
        self.environment = {
            "HIBI_DATABASE": str(database),
            "HOME": str(home),
            "LANG": "C.UTF-8",
            "PATH": os.environ["PATH"],
            "TERM": "xterm-256color",
            "TZ": "UTC",
        }

    def __call__(
        self,
        *arguments: str,
        stdin: str | bytes = "",
        before: Callable[[], None] | None = None,
        **environment: str,
    ) -> Outcome:
        done = subprocess.run(
            [self.program, *arguments],
            input=stdin.encode() if isinstance(stdin, str) else stdin,
            capture_output=True,
            env=self.environment | environment,
            preexec_fn=before,
            timeout=60,
        )
        return Outcome(done.returncode, done.stdout.decode(), done.stderr.decode())

    def ok(self, *arguments: str, stdin: str | bytes = "", **environment: str) -> Outcome:
        """Runs what must work, and says what it said where it doesn't."""
        outcome = self(*arguments, stdin=stdin, **environment)
        assert outcome.code == 0, f"hibi {' '.join(arguments)}: {outcome}"
        return outcome

    def tasks(self, *arguments: str) -> list[dict[str, Any]]:
        return self.ok("list", "--all", "--json", *arguments).json

    def titles(self, *arguments: str) -> list[str]:
        return [task["title"] for task in self.tasks(*arguments)]

    def number(self, title: str) -> str:
        return str({task["title"]: task["id"] for task in self.tasks()}[title])

    def add(self, *arguments: str) -> int:
        """The number of the task made."""
        before = {task["id"] for task in self.tasks()}
        self.ok("add", *arguments)
        (made,) = {task["id"] for task in self.tasks()} - before
        return made

    def in_terminal(
        self, *arguments: str, columns: int = 80, rows: int = 40, **environment: str
    ) -> pexpect.spawn:
        """Starts `hibi` on a pseudo-terminal of a given size."""
        return pexpect.spawn(
            str(self.program),
            list(arguments),
            env=self.environment | environment,
            dimensions=(rows, columns),
            encoding="utf-8",
            timeout=20,
        )
