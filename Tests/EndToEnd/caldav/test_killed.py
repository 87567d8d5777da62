"""Killed at any moment while programs write: nothing acknowledged is lost, and tokens stay true.

HIBI_KILL_SECONDS says for how long; ./test makes do with 15, and 120 is the number for a release.
"""

from __future__ import annotations

import http.client
import os
import random
import re
import threading
import time
from dataclasses import dataclass
from xml.etree import ElementTree

import pytest

from support.command_line import CommandLine
from support.dav import Door
from support.server import Server

SECONDS = int(os.environ.get("HIBI_KILL_SECONDS", "15"))
SNAPSHOTS = 40


class Line:
    """A connection that is kept, and made again when the server is."""

    def __init__(self, door: Door) -> None:
        self.door = door
        self.connection = http.client.HTTPConnection("127.0.0.1", door.port, timeout=30)

    def is_open(self) -> bool:
        try:
            if self.connection.sock is None:
                self.connection.connect()
            return True
        except OSError:
            time.sleep(0.01)
            return False

    def request(
        self, method: str, path: str, body: str = "", **headers: str
    ) -> tuple[int, str, str] | None:
        """Status, tag and text of the answer; nothing if it did not come, or not whole."""
        sent = self.door.credentials | {
            name.replace("_", "-"): value for name, value in headers.items()
        }
        try:
            self.connection.request(method, path, body.encode(), sent)
            answer = self.connection.getresponse()
            return answer.status, answer.headers.get("ETag", ""), answer.read().decode()
        except (OSError, http.client.HTTPException):
            self.connection.close()
            return None


@dataclass(frozen=True)
class Copy:
    """A task as it was acknowledged, or as it is found."""

    tag: str
    text: str


class Writer(threading.Thread):
    """Makes, changes and deletes tasks of its own, and keeps what it was told of each."""

    def __init__(self, line: Line, folder: str, number: int, ended: threading.Event) -> None:
        super().__init__(daemon=True)
        self.line = line
        self.prefix = f"{folder}{number}-"
        self.random = random.Random(number)
        self.ended = ended
        self.made = 0
        self.acknowledged = 0
        self.kept: dict[str, Copy | None] = {}
        # What a request without an answer would have made of a task, which is then left alone.
        self.unknown: dict[str, str | None] = {}
        self.own: list[str] = []
        self.refusals: list[str] = []

    def run(self) -> None:
        while not self.ended.is_set():
            if self.line.is_open():
                self.write()

    def write(self) -> None:
        kind = self.random.random()
        if kind < 0.5 or not self.own:
            self.made += 1
            self.put(f"{self.prefix}{self.made}.ics", If_None_Match="*")
            return
        path = self.own.pop(self.random.randrange(max(0, len(self.own) - 50), len(self.own)))
        copy = self.kept[path]
        assert copy
        if kind < 0.9:
            self.put(path, If_Match=copy.tag)
        else:
            self.note("DELETE", path, None, self.line.request("DELETE", path, If_Match=copy.tag))

    def put(self, path: str, **condition: str) -> None:
        text = (
            "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Example//EN\r\nBEGIN:VTODO\r\n"
            f"UID:{path}\r\nDTSTAMP:20260101T000000Z\r\nSUMMARY:{self.random.random()}\r\n"
            "END:VTODO\r\nEND:VCALENDAR\r\n"
        )
        answer = self.line.request("PUT", path, text, Content_Type="text/calendar", **condition)
        self.note("PUT", path, text, answer)

    def note(
        self, method: str, path: str, text: str | None, answer: tuple[int, str, str] | None
    ) -> None:
        if answer is None:
            self.unknown[path] = text
        elif answer[0] in (201, 204):
            self.acknowledged += 1
            self.kept[path] = None if text is None else Copy(answer[1], text)
            if text is not None:
                self.own.append(path)
        else:
            self.refusals.append(f"{method} {path} {answer}")


@dataclass(frozen=True)
class Difference:
    token: str
    changed: dict[str, str]
    removed: set[str]

    @property
    def number(self) -> int:
        """What rises with each change."""
        (number,) = re.findall(r"^data:,(\d+)-\d+$", self.token)
        return int(number)

    def applied(self, tags: dict[str, str]) -> dict[str, str]:
        left = {path: tag for path, tag in tags.items() if path not in self.removed}
        return left | self.changed


def difference(line: Line, folder: str, token: str) -> Difference | None:
    """What became of the list since a token."""
    answer = line.request(
        "REPORT",
        folder,
        f'<sync-collection xmlns="DAV:"><sync-token>{token}</sync-token>'
        "<sync-level>1</sync-level><prop><getetag/></prop></sync-collection>",
    )
    if answer is None:
        return None
    status, _, text = answer
    assert status == 207, text
    root = ElementTree.fromstring(text)
    tags = {
        response.findtext("{DAV:}href", ""): response.findtext(".//{DAV:}getetag")
        for response in root.iter("{DAV:}response")
    }
    return Difference(
        token=root.findtext("{DAV:}sync-token", ""),
        changed={path: tag for path, tag in tags.items() if tag},
        removed={path for path, tag in tags.items() if not tag},
    )


class Follower(threading.Thread):
    """Asks again and again what is new, as a program that only reads."""

    def __init__(self, line: Line, folder: str, ended: threading.Event) -> None:
        super().__init__(daemon=True)
        self.line = line
        self.folder = folder
        self.ended = ended
        self.token = ""
        self.tags: dict[str, str] = {}
        self.numbers: list[int] = []
        self.snapshots: list[tuple[str, dict[str, str]]] = []

    def run(self) -> None:
        next_snapshot = time.monotonic()
        while not self.ended.is_set():
            if not self.line.is_open():
                continue
            self.follow()
            if time.monotonic() > next_snapshot and self.token:
                next_snapshot += SECONDS / SNAPSHOTS
                self.snapshots.append((self.token, self.tags))
            time.sleep(0.01)

    def follow(self) -> None:
        news = difference(self.line, self.folder, self.token)
        if news:
            self.token, self.tags = news.token, news.applied(self.tags)
            self.numbers.append(news.number)


def found(line: Line, path: str) -> Copy | None:
    answer = line.request("GET", path)
    assert answer
    status, tag, text = answer
    assert status in (200, 404), text
    return Copy(tag, text) if status == 200 else None


@pytest.mark.timeout(60 + 3 * SECONDS)
def test_acknowledged_uploads_survive_sigkill(
    door: Door, server: Server, cli: CommandLine
) -> None:
    folder = f"{door.home}killed/"
    door.request("MKCALENDAR", folder)
    ended = threading.Event()
    writers = [Writer(Line(door), folder, number, ended) for number in range(4)]
    follower = Follower(Line(door), folder, ended)
    moments = random.Random(20270303)
    kills = 0

    for thread in (*writers, follower):
        thread.start()
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        time.sleep(moments.random() * 0.6)
        server.kill()
        server.start()
        kills += 1
    assert all(thread.is_alive() for thread in (*writers, follower))
    ended.set()
    for thread in (*writers, follower):
        thread.join()

    acknowledged = sum(writer.acknowledged for writer in writers)
    print(f"{kills} kills, {acknowledged} acknowledged writes")
    assert kills > SECONDS / 2 and all(writer.acknowledged > 10 for writer in writers)
    assert [writer.refusals for writer in writers] == [[], [], [], []]
    line = Line(door)
    listed = difference(line, folder, "")
    assert listed
    for writer in writers:
        for path in writer.kept.keys() | writer.unknown.keys():
            copy = found(line, path)
            assert listed.changed.get(path) == (copy and copy.tag)
            if path in writer.unknown and writer.unknown[path] == (copy and copy.text):
                continue
            assert copy == writer.kept.get(path), path
    assert listed.changed.keys() <= {path for one in writers for path in one.kept | one.unknown}

    follower.follow()
    assert follower.numbers == sorted(follower.numbers)
    assert follower.tags == listed.changed
    for token, before in follower.snapshots:
        news = difference(line, folder, token)
        assert news and news.applied(before) == listed.changed
        assert all(before.get(path) != tag for path, tag in news.changed.items())
        assert news.removed.isdisjoint(listed.changed)
    assert cli.ok("check").stderr == ""
