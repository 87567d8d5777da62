"""Killed at any moment, under load: what was acknowledged is there, and nothing is broken.

HIBI_KILLS says how often; ./test makes do with 20, and 200 is the number for a release.
"""

from __future__ import annotations

import http.client
import os
import random
import subprocess
import threading
import time
from collections.abc import Callable

import pytest

from support.client import Client
from support.command_line import CommandLine
from support.server import Server

KILLS = int(os.environ.get("HIBI_KILLS", "20"))


class Load:
    """Writers that keep what was acknowledged to them, and take refusals as they come."""

    def __init__(self, client: Client, cli: CommandLine, seed: int) -> None:
        self.client = client
        self.cli = cli
        self.random = random.Random(seed)
        self.acknowledged: set[str] = set()
        self.ended = threading.Event()
        self.threads = [
            threading.Thread(target=self.repeat, args=(writer, name))
            for name, writer in (("web", self.by_browser), ("cli", self.by_command))
        ]

    def __enter__(self) -> Load:
        for thread in self.threads:
            thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.ended.set()
        for thread in self.threads:
            thread.join()

    def repeat(self, write: Callable[[str], None], name: str) -> None:
        number = 0
        while not self.ended.is_set():
            number += 1
            write(f"{name}-{number}")

    def by_browser(self, title: str) -> None:
        try:
            page = self.client.add(title)
        except (OSError, http.client.HTTPException):
            time.sleep(0.01)
        else:
            if page.status == 200:
                self.acknowledged.add(title)

    def by_command(self, title: str) -> None:
        """One in four is killed itself."""
        process = subprocess.Popen(
            [self.cli.program, "add", title],
            env=self.cli.environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        if self.random.random() < 0.25:
            time.sleep(self.random.random() * 0.01)
            process.kill()
        if process.wait() == 0:
            self.acknowledged.add(title)


@pytest.mark.timeout(60 + 5 * KILLS)
def test_acknowledged_writes_survive_sigkill(
    cli: CommandLine, client: Client, server: Server
) -> None:
    moments = random.Random(20270301)

    with Load(client, cli, seed=7) as load:
        for _ in range(KILLS):
            time.sleep(moments.random() * 0.3)
            server.kill()
            server.start()
        time.sleep(0.2)

    titles = cli.titles()
    assert {title.split("-")[0] for title in load.acknowledged} == {"web", "cli"}
    assert load.acknowledged <= set(titles)
    assert len(titles) == len(set(titles)), "nothing was written twice"
    assert cli.ok("check").stderr == ""


def test_a_wish_to_end_is_not_lost_while_the_server_starts(server: Server) -> None:
    for _ in range(20):
        # As soon as it answers, before all of it has begun.
        server.restart()
    server.stop()


def test_what_a_killed_command_began_is_there_or_not_but_never_in_part(cli: CommandLine) -> None:
    """`add -` is one transaction: killed at any moment, all of its tasks are there or none."""
    lines = "\n".join(f"line {number}" for number in range(2000))
    moments = random.Random(20270302)
    cli.ok("add", "first")
    whole = 0

    for _ in range(KILLS):
        process = subprocess.Popen(
            [cli.program, "add", "-"],
            env=cli.environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
        )
        assert process.stdin is not None
        process.stdin.write(lines.encode())
        process.stdin.close()
        time.sleep(moments.random() * 0.1)
        process.kill()
        if process.wait() == 0:
            whole += 1
        count = len(cli.tasks()) - 1
        assert count % 2000 == 0 and count // 2000 >= whole
        whole = count // 2000
        if count:
            cli.ok("undo")
            whole = 0
    cli.ok("check")
