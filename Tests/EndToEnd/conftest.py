"""Fixtures: the built programs, a database of its own for each test, servers, and a browser."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Playwright, sync_playwright

from support.client import Client
from support.command_line import CommandLine
from support.dav import Door, Laptop
from support.disks import Disk, mounted
from support.scenes import Scenes
from support.server import Server

EMAIL = "mina@example.org"
PASSWORD = "a long enough password"

WIDE = {"viewport": {"width": 1280, "height": 800}}
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


@dataclass(frozen=True)
class Programs:
    hibi: Path
    server: Path


@pytest.fixture(scope="session")
def programs() -> Programs:
    """The programs to test: those in $HIBI_BIN, which ./test builds."""
    root = Path(__file__).resolve().parents[2]
    folder = Path(os.environ.get("HIBI_BIN", root / ".build/bin"))
    found = Programs(folder / "hibi", folder / "hibi-server")
    assert found.hibi.is_file() and found.server.is_file(), "run Scripts/build first"
    return found


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Where a database will be; nothing is there yet, not even the folder."""
    return tmp_path / "data" / "hibi.sqlite"


@pytest.fixture
def cli(programs: Programs, database: Path, tmp_path: Path) -> CommandLine:
    return CommandLine(programs.hibi, database, tmp_path)


@pytest.fixture
def make_server(programs: Programs, database: Path, tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Starts servers on the test's database, and sees that each ends cleanly."""
    servers: list[Server] = []

    def make(*arguments: str) -> Server:
        folder = tmp_path / f"server-{len(servers)}"
        folder.mkdir()
        server = Server(programs.server, database, folder, *arguments)
        servers.append(server)
        server.start()
        return server

    yield make
    for server in servers:
        server.stop()


@pytest.fixture
def server(make_server: Callable[..., Server]) -> Server:
    return make_server()


@pytest.fixture
def account(server: Server) -> tuple[str, str]:
    """The first account's address and password; the command line acts as it."""
    visitor = Client(server.address)
    page = visitor.get(server.setup_link)
    answer = visitor.submit(
        page,
        page.element("setupButton"),
        setupEmailTextField=EMAIL,
        setupPasswordSecureField=PASSWORD,
    )
    assert answer.status == 200, answer.text
    return EMAIL, PASSWORD


@pytest.fixture
def client(account: tuple[str, str], server: Server) -> Client:
    """One who has logged in."""
    client = Client(server.address)
    answer = client.log_in(*account)
    assert answer.status == 200, answer.text
    return client


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Disk]:
    with mounted(tmp_path / "small", kibibytes=1024) as disk:
        yield disk


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    browser = playwright.chromium.launch(
        executable_path="/usr/bin/chromium", args=["--no-sandbox"]
    )
    yield browser
    browser.close()


@pytest.fixture
def open_browser(chromium: Browser, server: Server) -> Iterator[Callable[..., BrowserContext]]:
    """Opens browsers that share nothing, and sees that none of them met an error of a script."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def open_one(**options: object) -> BrowserContext:
        settings = {"base_url": server.address, "locale": "en-US", "timezone_id": "UTC"}
        context = chromium.new_context(**(settings | options))
        context.set_default_timeout(5000)
        context.on("weberror", lambda error: errors.append(str(error.error)))
        contexts.append(context)
        return context

    yield open_one
    for context in contexts:
        context.close()
    assert not errors, errors


@pytest.fixture
def enter(
    open_browser: Callable[..., BrowserContext], client: Client, server: Server
) -> Callable[..., Scenes]:
    """Opens a browser of one who is logged in already."""

    def open_one(**options: object) -> Scenes:
        context = open_browser(**(WIDE | options))
        context.add_cookies(
            [{"name": n, "value": v, "url": server.address} for n, v in client.cookies.items()]
        )
        scenes = Scenes(context.new_page())
        scenes.page.goto("/")
        return scenes

    return open_one


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
