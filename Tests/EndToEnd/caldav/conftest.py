"""Fixtures: a way in for CalDAV clients, and computers that have some."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from support.command_line import CommandLine
from support.dav import Door, Laptop
from support.server import Server


@pytest.fixture
def door(account: tuple[str, str], cli: CommandLine, server: Server) -> Door:
    email, _ = account
    made = cli.ok("account", "app-password", "add", email, "Test")
    return Door(server.port, email, made.stdout.strip())


@pytest.fixture
def make_laptop(door: Door, tmp_path: Path) -> Callable[..., Laptop]:
    laptops: list[Laptop] = []

    def make(resolution: str = "null") -> Laptop:
        laptop = Laptop(tmp_path / f"laptop-{len(laptops)}", door, resolution)
        laptops.append(laptop)
        laptop.discover()
        return laptop

    return make
