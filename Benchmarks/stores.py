"""Fills each program's store with the same tasks."""

from __future__ import annotations

import os
import sqlite3
import subprocess
from pathlib import Path

from tasks import Task

PRIORITIES = {None: 0, "low": 1, "medium": 2, "high": 3}


def environment(home: Path, **more: str) -> dict[str, str]:
    return {"HOME": str(home), "PATH": os.environ["PATH"], "LANG": "C.UTF-8", "TZ": "UTC"} | more


def fill_hibi(bin: Path, database: Path, tasks: list[Task]) -> None:
    """Through the store, ten thousand at a time."""

    def line(task: Task) -> str:
        fields = (
            task.title,
            str(PRIORITIES[task.priority]),
            task.due.isoformat() if task.due else "",
            ",".join(task.tags),
            str(int(task.is_done)),
            task.notes.replace("\n", "\u2028"),
        )
        return "\t".join(fields)

    lines = "\n".join(line(task) for task in tasks)
    subprocess.run([bin / "StorageProbe", "fill", database], input=lines.encode(), check=True)
    with sqlite3.connect(database) as connection:
        connection.execute("ANALYZE")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    settings = environment(database.parent, HIBI_DATABASE=str(database))
    subprocess.run([bin / "hibi", "check"], env=settings, check=True, stdout=subprocess.DEVNULL)


def fill_taskwarrior(folder: Path, tasks: list[Task]) -> dict[str, str]:
    """Its own import takes hours for so many; the returned environment leads to the result."""
    folder.mkdir()
    (folder / "taskrc").write_text(f"data.location={folder}\nconfirmation=no\nhooks=off\nverbose=nothing\n")
    settings = environment(folder, TASKRC=str(folder / "taskrc"), TASKDATA=str(folder))
    with (folder / "pending.data").open("w") as pending, (folder / "completed.data").open("w") as old:
        for number, task in enumerate(tasks):
            fields = {
                "description": task.title.replace('"', "&dquot;"),
                "entry": "1790000000",
                "status": "completed" if task.is_done else "pending",
                "uuid": f"00000000-0000-4000-8000-{number:012x}",
            }
            if task.priority:
                fields["priority"] = task.priority[0].upper()
            if task.due:
                fields["due"] = str(int(task.due.strftime("%s")))
            if task.is_done:
                fields["end"] = "1790000001"
            line = " ".join(f'{name}:"{value}"' for name, value in sorted(fields.items()))
            (old if task.is_done else pending).write(f"[{line}]\n")
    return settings
