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

PYTEST = ("-m", "pytest", "-p", "no:cacheprovider", "--color=no", "-q", "-rA", "--timeout=60")
OUTCOME = re.compile(r"^(PASSED|FAILED|ERROR|XFAIL) \S+::(\S+)", re.MULTILINE)
LITMUS = re.compile(r"(\d+)\. (\w+)\.+ (pass|FAIL|SKIPPED)(?: \((.*)\))?")


def outcomes(output: str) -> dict[str, str]:
    """By test, how it went."""
    return {name: outcome for outcome, name in OUTCOME.findall(output)}


def failures(output: str) -> set[str]:
    return {name for name, outcome in outcomes(output).items() if outcome in ("FAILED", "ERROR")}


VDIRSYNCER_EVENTS = "VEVENT"
VDIRSYNCER_EXCEPTIONS = {
    "test_timerange_correctness": "its three items are events",
    "test_item_types_general": "it uploads an event to the list and asks for it by its kind",
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
        (14, "mkcol_with_body"): "it makes a collection in a list, though of a body that is no XML",
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
    "create-calendar.auto": "an upload makes no list (RFC 4918 §9.7.1)",
    "freebusy-query": "tasks make nobody busy",
    "get-current-user-principal.has-calendar": "it says whether there is a list at first",
    "principal-search": "it asks for no property, though the request must name some",
    "principal-search.by-name.self": "it asks for no property, though the request must name some",
    "principal-search.list-all": "it searches for nothing (RFC 3744 §9.4 wants something)",
    "save-load.journal": "a list is of tasks",
    "scheduling": "tasks are sent to nobody",
    "search.text.comp-type-optional": "it looks for a task's category in the VCALENDAR",
    "url.encode-at.identity": "%40 and @ are one resource, as clients use both",
    "url.encode-at.literal.principal": "no address of a person has an @ in it",
    "well-known": "it does not ask a server on this machine",
}


def test_caldav_server_tester_finds_nothing_missing(door: Door, tmp_path: Path) -> None:
    with carrying(door.port) as port:
        ran = run(
            tmp_path, PROGRAMS / "python", SUITES / "server_tester.py",
            f"http://127.0.0.1:{port}/dav/", door.user, door.password, timeout=PATIENCE,
        )  # fmt: skip

    assert ran.returncode == 0, ran.stderr[-4000:]
    support = json.loads(ran.stdout)
    lacking = {feature for feature, value in support.items() if value != "full"}
    assert lacking == set(UNSUPPORTED)
    assert len(support) >= 100


PYTHON_CALDAV_EXCEPTIONS = {
    "testSupport": "it expects scheduling",
    "testSchedulingMailboxes": "it expects scheduling",
    "testPrincipals": "it asks for no property, though the request must name some",
    "testGetSupportedComponents": "it expects that a list takes events",
    "testCreateJournalListAndJournalEntry": "it makes a list of journal entries",
    "testDateSearchAndFreeBusy": "it asks when a person is busy",
}
# It runs caldav-server-tester, which has a test of its own here.
PYTHON_CALDAV_LEFT_OUT = "testCheckCompatibility"


def test_python_caldavs_own_tests_pass(door: Door, tmp_path: Path) -> None:
    shutil.copytree(SOURCES / "caldav", tmp_path / "caldav")
    with carrying(door.port) as port:
        server = {
            "type": "external",
            "enabled": True,
            "url": f"http://127.0.0.1:{port}/dav/",
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
            "-o", "asyncio_default_fixture_loop_scope=function", "tests/test_caldav.py",
            "-k", f"hibi and not {PYTHON_CALDAV_LEFT_OUT}", PYTHON_CALDAV_TEST_DOCKER="0",
            timeout=PATIENCE,
        )  # fmt: skip

    assert failures(ran.stdout) == set(PYTHON_CALDAV_EXCEPTIONS), ran.stdout[-6000:]
    assert sum(outcome == "PASSED" for outcome in outcomes(ran.stdout).values()) >= 59
