"""Times whole processes side by side."""

from __future__ import annotations

import os
import random
import statistics
import subprocess
import time
from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass
class Command:
    """A program's run. Its arguments may depend on the round, for what can be done only once."""

    name: str
    arguments: Callable[[int], list[str]]
    environment: dict[str, str]
    milliseconds: list[float] = field(default_factory=list)

    @property
    def median(self) -> float:
        return statistics.median(self.milliseconds)

    def run(self, round_number: int, output: int) -> None:
        arguments = self.arguments(round_number)
        actions = [(os.POSIX_SPAWN_DUP2, output, descriptor) for descriptor in (0, 1)]
        start = time.perf_counter_ns()
        process = os.posix_spawnp(arguments[0], arguments, self.environment, file_actions=actions)
        _, status = os.waitpid(process, 0)
        self.milliseconds.append((time.perf_counter_ns() - start) / 1e6)
        if status:
            raise SystemExit(f"{arguments} ended with {os.waitstatus_to_exitcode(status)}")

    def peak_kibibytes(self, round_number: int) -> int:
        """Asks time(1), as a child of this process would count this one's memory as its own."""
        done = subprocess.run(
            ["time", "--format", "%M", *self.arguments(round_number)],
            env=self.environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            check=True,
            text=True,
        )
        return int(done.stderr.split()[-1])


def interleave(commands: list[Command], rounds: int, first: int = 0) -> None:
    """Runs each command once a round, in an order that changes, so that what slows the machine
    down for a while slows all of them down."""
    order = list(commands)
    chance = random.Random(1)
    output = os.open(os.devnull, os.O_RDWR)
    try:
        for round_number in range(first, first + rounds):
            chance.shuffle(order)
            for command in order:
                command.run(round_number, output)
    finally:
        os.close(output)
