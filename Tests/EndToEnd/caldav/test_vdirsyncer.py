"""vdirsyncer and todoman, with Hibi's command line on the other side."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from support.command_line import CommandLine
from support.dav import Laptop

TRANSFER = re.compile(r"Copying|Deleting", re.IGNORECASE)


def test_tasks_go_to_and_fro(make_laptop: Callable[..., Laptop], cli: CommandLine) -> None:
    laptop = make_laptop()

    laptop.todo("new", "--due", "2026-12-24", "Buy milk")
    laptop.todo("new", "--priority", "high", "Pay the rent")
    laptop.sync()
    cli.ok("add", "--list", laptop.LIST, "--due", "2026-12-27", "Call", "Ann")
    cli.ok("add", "--list", laptop.LIST, "Water the plants")
    laptop.sync()
    assert set(cli.titles()) == {"Buy milk", "Pay the rent", "Call Ann", "Water the plants"}
    assert set(laptop.tasks()) == set(cli.titles())

    laptop.todo("edit", laptop.number("Pay the rent"), "--due", "2027-01-01")
    laptop.todo("done", laptop.number("Call Ann"))
    cli.ok("edit", cli.number("Water the plants"), "--notes", "Only the ferns")
    cli.ok("done", cli.number("Buy milk"))
    laptop.sync()
    here = {task["title"]: task for task in cli.tasks()}
    assert here["Pay the rent"]["due"] == "2027-01-01"
    assert here["Pay the rent"]["priority"] == "high"
    assert here["Call Ann"]["completed"]
    there = laptop.tasks()
    assert there["Buy milk"]["completed"]
    assert "DESCRIPTION:Only the ferns" in laptop.file("Water the plants").read_text()

    laptop.file("Pay the rent").unlink()
    cli.ok("delete", cli.number("Call Ann"))
    laptop.sync()
    assert set(cli.titles()) == {"Buy milk", "Water the plants"}
    assert set(laptop.tasks()) == {"Buy milk", "Water the plants"}
    assert not TRANSFER.search(laptop.sync())


def test_of_200_tasks_a_second_sync_changes_nothing(
    make_laptop: Callable[..., Laptop], cli: CommandLine
) -> None:
    laptop, other = make_laptop(), make_laptop()
    for index in range(200):
        (laptop.tasks_folder / f"{index}.ics").write_text(
            "BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:-//Example//EN\nBEGIN:VTODO\n"
            f"UID:{index}@example.org\nDTSTAMP:20260101T000000Z\nSUMMARY:Task {index}\n"
            f'X-KEEP;X-P="a;b":{index}\\, and more\nDUE;VALUE=DATE:20261{index % 3}0{index % 9 + 1}\n'
            "END:VTODO\nEND:VCALENDAR\n"
        )

    laptop.sync()
    other.sync()

    assert len(cli.titles()) == 200
    assert sorted(laptop.texts().values()) == sorted(other.texts().values())
    for computer in (laptop, other):
        before = computer.texts()
        assert not TRANSFER.search(computer.sync())
        assert computer.texts() == before


def test_a_conflict_loses_nothing(
    make_laptop: Callable[..., Laptop], cli: CommandLine
) -> None:
    laptop = make_laptop()
    laptop.todo("new", "Pay the rent")
    laptop.sync()
    laptop.todo("edit", laptop.number("Pay the rent"), "--location", "Bank")
    cli.ok("edit", cli.number("Pay the rent"), "--notes", "In cash")

    outcome = laptop.vdirsyncer("sync")

    assert outcome.returncode == 1 and "conflict" in outcome.stderr
    assert "LOCATION:Bank" in laptop.file("Pay the rent").read_text()
    (task,) = cli.tasks()
    assert task["notes"] == "In cash"


@pytest.mark.parametrize("winner", ["a wins", "b wins"])
def test_a_conflict_ends_as_the_person_wishes(
    make_laptop: Callable[..., Laptop], cli: CommandLine, winner: str
) -> None:
    laptop = make_laptop(f'"{winner}"')
    laptop.todo("new", "Pay the rent")
    laptop.sync()
    laptop.todo("edit", laptop.number("Pay the rent"), "--due", "2027-01-01")
    cli.ok("edit", cli.number("Pay the rent"), "--due", "2027-02-02")

    laptop.sync()

    expected = {"a wins": "2027-01-01", "b wins": "2027-02-02"}[winner]
    (task,) = cli.tasks()
    assert task["due"] == expected
    assert expected.replace("-", "") in laptop.file("Pay the rent").read_text()


def test_a_lists_color_and_description_come_along(make_laptop: Callable[..., Laptop]) -> None:
    laptop, other = make_laptop(), make_laptop()
    (laptop.tasks_folder / "color").write_text("#3366ff")
    (laptop.tasks_folder / "description").write_text("Errands & more")

    for computer in (laptop, other):
        outcome = computer.vdirsyncer("metasync")
        assert outcome.returncode == 0, outcome.stderr

    assert (other.tasks_folder / "color").read_text() == "#3366ff"
    assert (other.tasks_folder / "description").read_text() == "Errands & more"
