"""Backups, and databases that are not as they should be: each is told apart, none is overwritten."""

from __future__ import annotations

import hashlib
import re
import sqlite3
from pathlib import Path

import pytest

from support.command_line import CommandLine
from support.disks import Disk
from support.server import Server


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def damage(path: Path) -> None:
    """Overwrites every page but the first with what no page can be."""
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    content = bytearray(path.read_bytes())
    content[4096:] = b"\xa5" * (len(content) - 4096)
    path.write_bytes(content)


def test_backup_and_restore(cli: CommandLine, server: Server, tmp_path: Path) -> None:
    cli.ok("add", "before")
    cli.ok("backup", str(tmp_path / "copy.sqlite"))
    cli.ok("add", "after")

    assert cli("backup", str(tmp_path / "copy.sqlite")).code == 1, "a file is never overwritten"
    assert cli("restore", str(tmp_path / "copy.sqlite")).code == 1, "a server has it open"
    server.stop()
    cli.ok("restore", str(tmp_path / "copy.sqlite"))

    assert cli.titles() == ["before"]
    assert cli.ok("check").code == 0
    assert (tmp_path / "copy.sqlite").stat().st_mode & 0o077 == 0


def test_restore_takes_nothing_that_is_not_whole(cli: CommandLine, tmp_path: Path) -> None:
    cli.ok("add", "-", stdin="\n".join(f"task {number}" for number in range(500)))
    cli.ok("backup", str(tmp_path / "damaged.sqlite"))
    damage(tmp_path / "damaged.sqlite")
    (tmp_path / "text").write_text("not a database\n" * 1000)

    for name in ("damaged.sqlite", "text", "absent"):
        outcome = cli("restore", str(tmp_path / name))
        assert (outcome.code, outcome.stdout) == (1, ""), name
        assert outcome.stderr.startswith("hibi: ")
    assert len(cli.titles()) == 500


def test_check_finds_damage(cli: CommandLine) -> None:
    cli.ok("add", "-", stdin="\n".join(f"task {number}" for number in range(500)))
    assert cli("check").code == 0

    damage(cli.database)

    assert cli("check").code == 1


def test_a_newer_database_is_left_alone(cli: CommandLine) -> None:
    cli.ok("add", "x")
    with sqlite3.connect(cli.database) as connection:
        connection.execute("PRAGMA user_version = 2000000000")
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    before = digest(cli.database)

    outcome = cli("add", "y")

    assert outcome.code == 1
    assert "newer version" in outcome.stderr
    assert digest(cli.database) == before


@pytest.mark.parametrize("command", [["list"], ["add", "y"], ["done", "1"]])
def test_a_damaged_database_is_left_alone(cli: CommandLine, command: list[str]) -> None:
    cli.ok("add", "-", stdin="\n".join(f"task {number}" for number in range(500)))
    damage(cli.database)
    before = digest(cli.database)

    outcome = cli(*command)

    assert outcome.code == 1
    assert "damaged" in outcome.stderr
    assert digest(cli.database) == before


def test_a_file_of_something_else_is_left_alone(cli: CommandLine) -> None:
    cli.database.parent.mkdir(mode=0o700)
    cli.database.write_text("dear diary\n" * 1000)
    before = digest(cli.database)

    outcome = cli("add", "y")

    assert outcome.code == 1
    assert "not a database of Hibi" in outcome.stderr
    assert digest(cli.database) == before


def test_another_programs_database_is_left_alone(cli: CommandLine) -> None:
    cli.database.parent.mkdir(mode=0o700)
    with sqlite3.connect(cli.database) as connection:
        connection.execute("CREATE TABLE diary (entry TEXT)")
    connection.close()
    before = digest(cli.database)

    outcome = cli("add", "y")

    assert outcome.code == 1
    assert "not a database of Hibi" in outcome.stderr
    assert digest(cli.database) == before


def test_a_read_only_disk_is_told(cli: CommandLine, small_disk: Disk) -> None:
    database = str(small_disk.path / "hibi.sqlite")
    cli.ok("add", "x", HIBI_DATABASE=database)
    before = Path(database).read_bytes()
    small_disk.make_read_only()

    outcome = cli("add", "y", HIBI_DATABASE=database)

    assert outcome.code == 1
    assert re.search("can't be written|read-only", outcome.stderr)
    assert Path(database).read_bytes() == before


def test_a_full_disk_is_told_and_loses_nothing(cli: CommandLine, small_disk: Disk) -> None:
    database = str(small_disk.path / "hibi.sqlite")
    cli.ok("add", "x", HIBI_DATABASE=database)
    small_disk.fill()

    outcome = cli("add", "y", "--notes", "n" * 50_000, HIBI_DATABASE=database)

    assert outcome.code == 1
    assert "disk is full" in outcome.stderr
    small_disk.empty()
    cli.ok("add", "z", HIBI_DATABASE=database)
    titles = [task["title"] for task in cli.ok("list", "--json", HIBI_DATABASE=database).json]
    assert sorted(titles) == ["x", "z"]
    cli.ok("check", HIBI_DATABASE=database)
