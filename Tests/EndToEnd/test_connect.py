"""Devices: app passwords made, seen once and revoked, and what to enter where."""

from __future__ import annotations

import plistlib
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, expect

from support.client import Client
from support.command_line import CommandLine
from support.scenes import Scenes
from support.server import Server

EMAIL = "mina@example.org"
PASSWORD = re.compile(r"([a-km-np-z2-9]{5}-){3}[a-km-np-z2-9]{5}")

BROWSERS = {
    "wide": {"viewport": {"width": 1280, "height": 800}},
    "wide and dark": {"viewport": {"width": 1280, "height": 800}, "color_scheme": "dark"},
    "phone": {"viewport": {"width": 360, "height": 740}, "is_mobile": True},
    "phone and dark": {
        "viewport": {"width": 360, "height": 740},
        "is_mobile": True,
        "color_scheme": "dark",
    },
    "phone without scripts": {
        "viewport": {"width": 360, "height": 740},
        "java_script_enabled": False,
    },
}


@pytest.mark.parametrize("browser", BROWSERS)
@pytest.mark.parametrize("language", ["en-US", "ja-JP", "ko-KR"])
def test_an_app_password_is_made_seen_once_and_revoked(
    open_browser: Callable[..., BrowserContext],
    client: Client,
    server: Server,
    browser: str,
    language: str,
) -> None:
    has_scripts = BROWSERS[browser].get("java_script_enabled", True)
    context = open_browser(locale=language, **BROWSERS[browser])
    context.add_cookies(
        [{"name": n, "value": v, "url": server.address} for n, v in client.cookies.items()]
    )
    scenes = Scenes(context.new_page())

    def check() -> None:
        assert scenes.overflow() <= 0
        if has_scripts:
            assert scenes.problems_of_access() == []

    scenes.page.goto("/account")
    scenes.page.locator("main a[href='/connect']").click()
    expect(scenes.element("serverAddress")).to_have_text(f"{server.address}/dav/")
    expect(scenes.element("userName")).to_have_text(EMAIL)
    expect(scenes.element("addressPicture")).to_be_visible()
    expect(scenes.page.locator(".copy").first).to_be_visible(visible=has_scripts)
    check()

    scenes.fill("appPasswordNameField", "Mina’s phone")
    scenes.element("appPasswordButton").click()
    expect(scenes.element("newPassword")).to_have_text(PASSWORD)
    password = scenes.element("newPassword").inner_text()
    expect(scenes.element("appPasswordRow")).to_have_count(1)
    expect(scenes.element("appPasswordRow")).to_contain_text("Mina’s phone")
    expect(scenes.element("appPasswordNameField")).to_have_value("")
    for guide in scenes.element("guide").all():
        guide.locator("summary").click()
    expect(scenes.page.locator("#guide-vdirsyncer pre").first).to_contain_text(password)
    check()

    scenes.page.goto("/connect")
    expect(scenes.element("appPasswordRow")).to_have_count(1)
    assert password not in scenes.page.content()

    scenes.element("appPasswordRevoke").click()
    expect(scenes.element("appPasswordRow")).to_have_count(0)
    expect(scenes.element("toast").locator("p")).to_be_visible()
    expect(scenes.element("undoButton")).to_have_count(0)
    check()


def test_a_page_that_is_loaded_again_shows_no_password_and_makes_none(
    enter: Callable[..., Scenes], cli: CommandLine
) -> None:
    scenes = enter()
    scenes.page.goto("/connect")
    scenes.fill("appPasswordNameField", "Phone")
    scenes.element("appPasswordNameField").press("Enter")
    expect(scenes.element("newPassword")).to_have_text(PASSWORD)

    scenes.page.reload()

    expect(scenes.element("appPasswordRow")).to_have_count(1)
    expect(scenes.element("newPassword")).to_have_count(0)
    assert len(cli.ok("account", "app-password", "list", EMAIL, "--json").json) == 1


def test_a_button_copies_what_stands_beside_it(enter: Callable[..., Scenes]) -> None:
    scenes = enter(permissions=["clipboard-read", "clipboard-write"])
    scenes.page.goto("/connect")
    scenes.fill("appPasswordNameField", "Phone")
    scenes.element("appPasswordButton").click()
    password = scenes.element("newPassword").inner_text()
    button = scenes.page.locator("[data-copies=newPassword]")

    button.focus()
    button.press("Enter")

    expect(button).to_have_text("Copied")
    expect(scenes.element("copyStatus")).to_have_text("Copied")
    assert scenes.page.evaluate("navigator.clipboard.readText()") == password
    expect(button).to_have_text("Copy")


def test_the_command_line_makes_lists_and_revokes_them_too(
    enter: Callable[..., Scenes], cli: CommandLine
) -> None:
    scenes = enter()
    made = cli.ok("account", "app-password", "add", EMAIL.upper(), "Laptop")
    assert PASSWORD.fullmatch(made.stdout.rstrip("\n"))
    assert made.stdout.count("\n") == 1 and made.stderr == ""
    assert cli("account", "app-password", "add", EMAIL, "Laptop").code == 1

    scenes.page.goto("/connect")
    expect(scenes.element("appPasswordRow")).to_contain_text("Laptop")

    cli.ok("account", "app-password", "revoke", EMAIL, "Laptop")
    scenes.page.reload()
    expect(scenes.element("appPasswordRow")).to_have_count(0)
    assert cli.ok("account", "app-password", "list", EMAIL, "--json").json == []


def test_the_address_is_the_one_that_a_trusted_proxy_was_asked_for(
    make_server: Callable[..., Server], client: Client
) -> None:
    server = make_server("--trusted-proxy", "127.0.0.1")
    visitor = Client(server.address, Host="tasks.example.org", X_Forwarded_Proto="https")
    visitor.cookies = client.cookies

    page = visitor.get("/connect")
    profile = visitor.get("/connect/hibi.mobileconfig")

    assert page.element("serverAddress").text == "https://tasks.example.org/dav/"
    assert profile.headers["Content-Type"].startswith("application/x-apple-aspen-config")
    (account,) = plistlib.loads(profile.body)["PayloadContent"]
    assert account["CalDAVHostName"] == "tasks.example.org"
    assert account["CalDAVPort"] == 443 and account["CalDAVUseSSL"] is True
    assert account["CalDAVUsername"] == EMAIL
    assert "CalDAVPassword" not in account
