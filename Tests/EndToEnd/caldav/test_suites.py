"""Test suites that others made for CalDAV servers, with what of them does not apply and why.

A server of tasks refuses events. Where a suite can't be told so, its events are carried as tasks
(support/events.py), so that what it says about reading, writing, finding and following holds here.
"""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest

from support.command_line import CommandLine
from support.dav import FOLDER, PROGRAMS, SOURCES, Door, run
from support.events import carrying

SUITES = FOLDER / "suites"
TASK = (
    "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Example//EN\r\nBEGIN:VTODO\r\nUID:1@example.org\r\n"
    "DTSTAMP:20260101T000000Z\r\nSUMMARY:Example\r\nEND:VTODO\r\nEND:VCALENDAR\r\n"
)
# A machine that builds something else meanwhile takes several times the half minute of the longest.
pytestmark = pytest.mark.timeout(400)
PATIENCE = 380

PYTEST = (
    "-m", "pytest", "-p", "no:cacheprovider", "--color=no", "-q", "-rA", "--no-fold-skipped",
    "--timeout=60",
)  # fmt: skip
OUTCOME = re.compile(r"^(PASSED|FAILED|ERROR|SKIPPED|XFAIL) \S+::(\S+)", re.MULTILINE)
LITMUS = re.compile(r"(\d+)\. (\w+)\.+ (pass|FAIL|SKIPPED)(?: \((.*)\))?")


def outcomes(output: str) -> dict[str, str]:
    """By test, how it went."""
    return {name: outcome for outcome, name in OUTCOME.findall(output)}


def failures(output: str) -> set[str]:
    return {name for name, outcome in outcomes(output).items() if outcome in ("FAILED", "ERROR")}


def skipped(output: str) -> set[str]:
    return {name for name, outcome in outcomes(output).items() if outcome == "SKIPPED"}


VDIRSYNCER_EVENTS = "VEVENT"
VDIRSYNCER_EXCEPTIONS = {
    "test_timerange_correctness": "its three items are events",
    "test_item_types_general": "it uploads an event to the list and asks for it by its kind",
}
VDIRSYNCER_SKIPPED = {
    "test_empty_metadata": "it leaves out every DAV server",
    "test_recurring_events[VTODO]": "what it has that repeats is an event",
}


def test_vdirsyncers_own_tests_pass(door: Door, tmp_path: Path) -> None:
    shutil.copytree(SOURCES / "vdirsyncer", tmp_path / "vdirsyncer")
    tests = tmp_path / "vdirsyncer/tests/storage"
    (tests / "servers/hibi").mkdir()
    shutil.copy(SUITES / "vdirsyncer_server.py", tests / "servers/hibi/__init__.py")

    ran = run(
        tmp_path / "vdirsyncer", PROGRAMS / "python", *PYTEST, "--no-cov", "-W", "ignore",
        "-o", "asyncio_default_fixture_loop_scope=function", tests / "dav/test_caldav.py",
        DAV_SERVER="hibi", SERVER_ADDRESS=door.address, SERVER_USER=door.user,
        SERVER_PASSWORD=door.password, timeout=PATIENCE,
    )  # fmt: skip

    found = outcomes(ran.stdout)
    of_events = {name for name in found if f"[{VDIRSYNCER_EVENTS}]" in name}
    assert failures(ran.stdout) - of_events == set(VDIRSYNCER_EXCEPTIONS), ran.stdout[-4000:]
    assert skipped(ran.stdout) == set(VDIRSYNCER_SKIPPED), ran.stdout[-4000:]
    assert sum(outcome == "PASSED" for outcome in found.values()) >= 43


LITMUS_EXCEPTIONS = {
    "http": {},
    "props": {
        (25, "propinit"): "it uploads the text again that it has moved, and a UID is there once",
        (26, "propmanyns"): "what that upload would have made is not there",
        (27, "propget"): "what that upload would have made is not there",
    },
    "basic": {
        (3, "put_get"): "it uploads what is no calendar object",
        (4, "put_get_utf8_segment"): "it uploads what is no calendar object",
        (9, "delete_fragment"): "it makes a collection in a list",
        (10, "mkcol"): "it makes a collection in a list",
    },
}


@pytest.mark.parametrize("suite", LITMUS_EXCEPTIONS)
def test_litmus_finds_no_fault(door: Door, tmp_path: Path, suite: str) -> None:
    (tmp_path / "foo").write_bytes(TASK.encode())
    home = f"http://127.0.0.1:{door.port}{door.home}"

    ran = run(
        tmp_path, "litmus", "-k", home, door.user, door.password,
        TESTS=suite, HTDOCS=str(tmp_path),
    )  # fmt: skip

    steps = LITMUS.findall(ran.stdout.replace("\r", "\n"))
    failed = {(int(n), name) for n, name, outcome, _ in steps if outcome == "FAIL"}
    assert failed == set(LITMUS_EXCEPTIONS[suite]), ran.stdout
    assert not re.search(r": 5\d\d ", ran.stdout), ran.stdout


UNSUPPORTED = {
    "create-calendar.auto": "asking a list that is not there makes none (RFC 4918 §9.1)",
    "save-load.journal": "a list is of tasks",
    "scheduling": "tasks are sent to nobody, and the DAV header does not promise it (RFC 6638 §2)",
    "url.encode-at.identity": "%40 and @ are one resource, as clients use both",
    "url.encode-at.literal.principal": "no address of a person has an @ in it",
}


def test_caldav_server_tester_finds_nothing_missing(
    door: Door, cli: CommandLine, tmp_path: Path
) -> None:
    cli.ok("lists", "add", "Home")
    with carrying(door.port) as site:
        ran = run(
            tmp_path, PROGRAMS / "python", SUITES / "server_tester.py",
            f"{site}/dav/", door.user, door.password, timeout=PATIENCE,
        )  # fmt: skip

    assert ran.returncode == 0, ran.stderr[-4000:]
    support = json.loads(ran.stdout)
    lacking = {feature for feature, value in support.items() if value not in ("full", True)}
    assert lacking == set(UNSUPPORTED)
    assert len(support) >= 100


# It could be told beforehand that a server has no journals and no scheduling, and would skip these;
# it is told nothing.
PYTHON_CALDAV_EXCEPTIONS = {
    "test_caldav.py": {
        "testSupport": "it expects scheduling",
        "testSchedulingMailboxes": "it expects scheduling",
        "testGetSupportedComponents": "it expects that a list takes events",
        "testCreateJournalListAndJournalEntry": "it makes a list of journal entries",
    },
    "test_async_integration.py": {
        "test_support": "it expects scheduling",
        "test_scheduling_mailboxes": "it expects scheduling",
        "test_get_supported_components": "it expects that a list takes events",
        "test_create_journal_list_and_journal_entry": "it makes a list of journal entries",
    },
}
PYTHON_CALDAV_SKIPPED = {
    "test_caldav.py": {
        "testChangeAttendeeStatusWithEmptyAddressSet": "it is about people without an address",
    },
    "test_async_integration.py": {},
}
# It runs caldav-server-tester, which has a test of its own here.
PYTHON_CALDAV_LEFT_OUT = "testCheckCompatibility"


@pytest.mark.parametrize("tests", PYTHON_CALDAV_EXCEPTIONS)
def test_python_caldavs_own_tests_pass(door: Door, tmp_path: Path, tests: str) -> None:
    shutil.copytree(SOURCES / "caldav", tmp_path / "caldav")
    with carrying(door.port) as site:
        server = {
            "type": "external",
            "enabled": True,
            "url": f"{site}/dav/",
            "username": door.user,
            "password": door.password,
        }
        off = {"type": "embedded", "enabled": False}
        servers = {"hibi": server, "radicale": off, "xandikos": off}
        (tmp_path / "caldav/tests/caldav_test_servers.yaml").write_text(
            json.dumps({"test-servers": servers})
        )
        ran = run(
            tmp_path / "caldav", PROGRAMS / "python", *PYTEST, "-W", "ignore",
            "-o", "asyncio_default_fixture_loop_scope=function", f"tests/{tests}",
            "-k", f"hibi and not {PYTHON_CALDAV_LEFT_OUT}", PYTHON_CALDAV_TEST_DOCKER="0",
            timeout=PATIENCE,
        )  # fmt: skip

    assert failures(ran.stdout) == set(PYTHON_CALDAV_EXCEPTIONS[tests]), ran.stdout[-6000:]
    assert skipped(ran.stdout) == set(PYTHON_CALDAV_SKIPPED[tests]), ran.stdout[-6000:]
    assert sum(outcome == "PASSED" for outcome in outcomes(ran.stdout).values()) >= 61
