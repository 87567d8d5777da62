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


def fill_hibi(program: Path, database: Path, tasks: list[Task]) -> None:
    """Titles and completions through `hibi`; priorities and due dates, for which it would need a
    run each, straight into the table and into the log's last snapshot of each task."""
    settings = environment(database.parent, HIBI_DATABASE=str(database))

    def hibi(*arguments: str, stdin: str = "") -> None:
        subprocess.run(
            [program, *arguments],
            input=stdin.encode(),
            env=settings,
            check=True,
            stdout=subprocess.DEVNULL,
        )

    for start in range(0, len(tasks), 10_000):
        batch = tasks[start : start + 10_000]
        hibi("add", "-", stdin="\n".join(task.title for task in batch))
    done = [str(number) for number, task in enumerate(tasks, 1) if task.is_done]
    for start in range(0, len(done), 5_000):
        hibi("done", *done[start : start + 5_000])

    with sqlite3.connect(database) as connection:
        for number, task in enumerate(tasks, 1):
            due = task.due.isoformat() if task.due else None
            values = (PRIORITIES[task.priority], due)
            connection.execute(
                "UPDATE task SET priority = ?, due = ?, due_key = ? WHERE id = ?",
                (*values, f"{due}T24" if due else "~", number),
            )
            connection.execute(
                "UPDATE step SET snapshot = json_set(snapshot, '$.priority', ?, '$.due', ?) "
                "WHERE task = ?",
                (*values, number),
            )
    with sqlite3.connect(database) as connection:
        connection.execute("ANALYZE")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    hibi("check")


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
