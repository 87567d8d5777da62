"""Small disks, to be filled and to be made read-only, for those who may mount them."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest


class Disk:
    def __init__(self, path: Path) -> None:
        self.path = path

    def fill(self) -> None:
        """Leaves no byte free."""
        with (self.path / "ballast").open("wb", buffering=0) as ballast:
            for size in (65536, 4096, 1):
                try:
                    while True:
                        ballast.write(b"\0" * size)
                except OSError:
                    continue

    def empty(self) -> None:
        (self.path / "ballast").unlink()

    def make_read_only(self) -> None:
        subprocess.run(["mount", "-o", "remount,ro", self.path], check=True)


@contextmanager
def mounted(path: Path, kibibytes: int) -> Iterator[Disk]:
    if os.geteuid() != 0:
        pytest.skip("only root may mount a small disk")
    path.mkdir()
    options = f"size={kibibytes}k,mode=700"
    subprocess.run(["mount", "-t", "tmpfs", "-o", options, "tmpfs", path], check=True)
    try:
        yield Disk(path)
    finally:
        subprocess.run(["umount", "--lazy", path], check=True)
