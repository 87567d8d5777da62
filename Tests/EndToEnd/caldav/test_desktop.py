"""Programs on a person's desk, with Hibi's command line on the other side."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from support.command_line import CommandLine
from support.dav import Door
from support.evolution import Evolution
from support.soon import expect_soon
from support.thunderbird import Thunderbird

Desktop = Evolution | Thunderbird


@pytest.fixture
def start(door: Door, tmp_path: Path) -> Iterator[Callable[..., Desktop]]:
    started: list[Desktop] = []

    def start_one(kind: type[Desktop]) -> Desktop:
        folder = tmp_path / kind.__name__
        folder.mkdir(mode=0o700)
        started.append(kind(folder, door))
        return started[-1]

    yield start_one
    for program in started:
        program.quit()


@pytest.mark.parametrize("kind", [Evolution, Thunderbird])
def test_tasks_go_to_and_fro(
    start: Callable[..., Any], cli: CommandLine, kind: type[Desktop]
) -> None:
    desktop = start(kind)
    cli.ok("add", "--due", "2026-12-24", "Buy milk")
    cli.ok("add", "Pay the rent")

    assert desktop.open_lists() == ["Hibi"]
    expect_soon(desktop.tasks, {"Buy milk": False, "Pay the rent": False})

    desktop.add("Call Ann", "DUE;VALUE=DATE:20261227", "X-KEEP;X-P=1:a\\,b")
    desktop.add("Water the plants")
    desktop.rename("Call Ann", "Call Ann and Ben")
    desktop.rename("Buy milk", "Buy bread")
    desktop.complete("Water the plants")
    here = {task["title"]: task for task in cli.tasks()}
    assert set(here) == {"Buy bread", "Pay the rent", "Call Ann and Ben", "Water the plants"}
    assert here["Buy bread"]["due"] == "2026-12-24"
    assert here["Call Ann and Ben"]["due"] == "2026-12-27"
    assert [title for title, task in here.items() if task["completed"]] == ["Water the plants"]

    cli.ok("edit", cli.number("Call Ann and Ben"), "--title", "Call everybody")
    cli.ok("done", cli.number("Buy bread"))
    cli.ok("delete", cli.number("Pay the rent"))
    desktop.refresh()
    there = {"Call everybody": False, "Buy bread": True, "Water the plants": True}
    expect_soon(desktop.tasks, there)

    desktop.remove("Water the plants")
    desktop.remove("Buy bread")
    assert cli.titles() == ["Call everybody"]
    assert "X-KEEP;X-P=1:a\\,b" in cli.ok("export", "--ics").stdout


def test_the_times_of_a_repeating_task_are_completed_on_either_side(
    start: Callable[..., Any], cli: CommandLine
) -> None:
    thunderbird = start(Thunderbird)
    thunderbird.open_lists()
    thunderbird.add(
        "Water the plants", "DTSTART;VALUE=DATE:20261203", "DUE;VALUE=DATE:20261203",
        "RRULE:FREQ=WEEKLY",
    )  # fmt: skip

    thunderbird.complete_time("Water the plants", "20261203")
    (task,) = cli.tasks("is:open")
    assert task["due"] == "2026-12-10"

    cli.ok("done", str(task["id"]))
    thunderbird.refresh()
    completed = ["20261203", "20261210"]
    expect_soon(lambda: thunderbird.completed_times("Water the plants"), completed)
    (task,) = cli.tasks("is:open")
    assert task["due"] == "2026-12-17"
