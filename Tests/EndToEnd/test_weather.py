"""The weather: a place is set, its forecast shown and refreshed; faults of the service told in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from support.command_line import CommandLine
from support.scenes import Scenes
from support.server import Server
from support.weather import GAPS, GARBAGE, TOO_MANY, UNAUTHORIZED, Fault, WeatherService

WIDE = {"viewport": {"width": 1280, "height": 800}, "locale": "en-AU"}
PHONE = {
    "viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True,
    "locale": "en-AU",
}
Enter = Callable[..., Scenes]


@pytest.fixture
def sky() -> Iterator[WeatherService]:
    service = WeatherService()
    yield service
    service.stop()


@pytest.fixture
def server(make_server: Callable[..., Server], sky: WeatherService) -> Server:
    """A server that asks the service of the test."""
    server = make_server()
    server.environment |= sky.environment
    server.stop()
    server.output.write_text("")
    server.start()
    return server


def set_place(scenes: Scenes, name: str = "Oslo") -> None:
    scenes.page.goto("/weather")
    scenes.fill("weatherPlaceField", name)
    scenes.element("weatherPlaceButton").click()


def test_from_a_place_to_a_time_and_back(enter: Enter, sky: WeatherService) -> None:
    scenes = enter(**WIDE)
    scenes.page.goto("/weather")
    expect(scenes.element("weatherTable")).to_have_count(0)
    assert sky.requests == []

    set_place(scenes)

    expect(scenes.element("weatherPlace")).to_have_text("Oslo, Norway")
    expect(scenes.element("weatherAge")).to_contain_text("just now")
    expect(scenes.element("weatherRow").first).to_contain_text("12°")
    for plot in ["plotTemperature", "plotRain"]:
        expect(scenes.element(plot).get_by_role("img")).to_be_visible()

    scenes.element("weatherRow").nth(2).click()

    expect(scenes.element("weatherDetail")).to_contain_text("14°C")
    expect(scenes.element("weatherFact")).to_have_count(5)
    scenes.element("weatherBack").click()
    expect(scenes.element("weatherTable")).to_be_visible()
    expect(scenes.page.locator("#weatherCredits")).to_contain_text("Open-Meteo")


@pytest.mark.parametrize("way", ["button", "key", "finger"])
def test_refresh_sign_begins_and_ends(enter: Enter, sky: WeatherService, way: str) -> None:
    scenes = enter(**(PHONE if way == "finger" else WIDE))
    set_place(scenes)
    expect(scenes.element("weatherRow").first).to_contain_text("12°")
    sky.settle()
    sky.temperature = 20
    sky.delay = 0.7
    button = scenes.element("weatherRefresh")
    expect(button).not_to_have_attribute("aria-busy", "true")

    if way == "button":
        button.click()
    elif way == "key":
        scenes.page.keyboard.press("r")
    else:
        pull(scenes.page)

    expect(button).to_have_attribute("aria-busy", "true")
    expect(scenes.element("weatherRow").first).to_contain_text("12°")
    expect(scenes.element("weatherRow").first).to_contain_text("20°")
    expect(button).not_to_have_attribute("aria-busy", "true")


def test_a_finger_that_pulls_a_little_asks_nobody(enter: Enter, sky: WeatherService) -> None:
    scenes = enter(**PHONE)
    set_place(scenes)
    expect(scenes.element("weatherTable")).to_be_visible()
    sky.settle()
    before = sky.forecasts

    pull(scenes.page, 50)
    scenes.page.wait_for_timeout(300)

    assert sky.forecasts == before


FAULTS: dict[str, tuple[Fault | None, str]] = {
    "down": (None, "can't be reached"),
    "unauthorized": (UNAUTHORIZED, "does not accept the key"),
    "too many": (TOO_MANY, "can be asked again in 10 min"),
    "garbage": (GARBAGE, "it is no JSON"),
    "gaps": (GAPS, "is missing"),
    "failing": (Fault(500, b"{}"), "status 500"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_keeps_the_list_and_says_what_it_is(
    enter: Enter, sky: WeatherService, fault: str
) -> None:
    scenes = enter(**WIDE)
    set_place(scenes)
    expect(scenes.element("weatherRow").first).to_contain_text("12°")
    sky.settle()
    answer, words = FAULTS[fault]
    if answer is None:
        sky.stop()
    sky.fault = answer

    scenes.element("weatherRefresh").click()

    expect(scenes.page.locator("#weatherFailure")).to_contain_text(words, timeout=30_000)
    expect(scenes.element("weatherRefresh")).not_to_have_attribute("aria-busy", "true")
    expect(scenes.element("weatherRow").first).to_contain_text("12°")
    expect(scenes.element("weatherAge")).to_contain_text("Today")


LANGUAGES = {
    "en-US": ("Weather", "No place of that name was found", "°"),
    "ja-JP": ("天気", "その名前の場所は見つかりませんでした", "°"),
    "ko-KR": ("날씨", "그런 이름의 장소를 찾지 못했습니다", "°"),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("screen", ["wide", "phone"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_everybody_can_use_it(
    enter: Enter, sky: WeatherService, language: str, screen: str, scheme: str
) -> None:
    title, none_found, _ = LANGUAGES[language]
    browser = WIDE if screen == "wide" else PHONE
    scenes = enter(**(browser | {"locale": language, "color_scheme": scheme}))
    scenes.page.goto("/weather")
    expect(scenes.page.get_by_role("heading", level=1)).to_have_text(title)
    assert scenes.problems_of_access() == []

    set_place(scenes, "Atlantis")
    expect(scenes.page.locator("#errorMessage")).to_have_text(none_found)
    set_place(scenes, "Springfield")
    expect(scenes.element("weatherCandidate")).to_have_count(2)
    assert scenes.problems_of_access() == []
    scenes.element("weatherCandidate").last.click()
    expect(scenes.element("weatherPlace")).to_contain_text("Missouri")
    expect(scenes.element("weatherTable")).to_be_visible()
    assert scenes.problems_of_access() == []
    assert scenes.overflow() <= 0

    scenes.element("weatherRow").first.click()
    expect(scenes.element("weatherDetail")).to_be_visible()
    assert scenes.problems_of_access() == []
    assert scenes.overflow() <= 0


def test_works_without_scripts(enter: Enter, sky: WeatherService) -> None:
    scenes = enter(java_script_enabled=False, **WIDE)
    set_place(scenes)
    expect(scenes.element("weatherRow").first).to_contain_text("12°")
    sky.temperature = 20

    scenes.element("weatherRefresh").click()

    expect(scenes.element("weatherRow").first).to_contain_text("20°")
    scenes.element("weatherRow").first.get_by_role("link").click()
    expect(scenes.element("weatherDetail")).to_contain_text("20°C")


def test_days_have_their_weather(enter: Enter, cli: CommandLine, sky: WeatherService) -> None:
    cli.ok("add", "Gutter", "--due", "today", "--tag", "outdoor")
    cli.ok("add", "Fence", "--due", "tomorrow", "--tag", "屋外")
    cli.ok("add", "Letters", "--due", "tomorrow")
    scenes = enter(**WIDE)
    scenes.page.goto("/views/today")
    expect(scenes.element("taskRow")).to_have_count(1)
    expect(scenes.element("dayWeather")).to_have_count(0)

    set_place(scenes)
    expect(scenes.element("weatherTable")).to_be_visible()
    scenes.page.goto("/views/upcoming")

    expect(scenes.element("dayWeather")).to_have_count(2)
    expect(scenes.row("Letters")).not_to_contain_text("Rain")
    expect(scenes.row("Fence")).to_contain_text("Rain is likely")
    assert scenes.problems_of_access() == []


def test_a_page_that_is_open_shows_what_another_one_fetched(
    enter: Enter, sky: WeatherService
) -> None:
    one, other = enter(**WIDE), enter(**WIDE)
    set_place(one)
    expect(one.element("weatherRow").first).to_contain_text("12°")
    other.page.goto("/weather")
    expect(other.element("weatherRow").first).to_contain_text("12°")
    sky.settle()
    sky.temperature = 20

    other.element("weatherRefresh").click()

    expect(one.element("weatherRow").first).to_contain_text("20°", timeout=10_000)


def test_the_command_line(
    account: tuple[str, str], cli: CommandLine, sky: WeatherService
) -> None:
    nothing = cli.ok("weather").stdout
    several = cli("weather", "--place", "Springfield", **sky.environment)
    found = cli.ok("weather", "--place", "Springfield, Missouri", **sky.environment)
    before = sky.forecasts
    stored = cli.ok("weather", "--json").json
    sky.temperature = 20
    sky_again = cli.ok("weather", "--refresh", "--json", **sky.environment).json
    words = cli.ok("weather").stdout

    assert nothing.startswith("Name your place")
    assert several.code == 1 and "Springfield, Illinois, United States" in several.stderr
    assert "Springfield, Missouri, United States" in found.stdout
    assert stored["place"] == "Springfield" and stored["times"][0]["temperature"] == 12
    assert sky_again["times"][0]["temperature"] == 20 and sky.forecasts == before + 1
    assert "20°" in words and "█" in words
    assert "Wind" in cli.ok("weather", "show", "tomorrow").stdout

    sky.fault = UNAUTHORIZED
    refused = cli("weather", "--refresh", **sky.environment)
    assert refused.code == 1 and "does not accept the key" in refused.stderr
    assert "20°" in refused.stdout

    cli.ok("weather", "--place", "", **sky.environment)
    assert cli.ok("weather").stdout.startswith("Name your place")


def pull(page: Page, distance: int = 260) -> None:
    """A finger that moves down from the top of the page."""
    session = page.context.new_cdp_session(page)

    def touch(kind: str, y: float | None = None) -> None:
        points = [] if y is None else [{"x": 180, "y": y}]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", 200)
    for step in range(1, 11):
        touch("touchMove", 200 + distance * step / 10)
    touch("touchEnd")
