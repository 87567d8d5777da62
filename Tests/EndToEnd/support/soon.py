"""What comes true a moment later, when another program has done its part."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any


def expect_soon(read: Callable[[], Any], expected: Any, seconds: float = 30) -> None:
    """Fails with the difference if what is read isn't as expected by then."""
    deadline = time.monotonic() + seconds
    while (found := read()) != expected and time.monotonic() < deadline:
        time.sleep(0.05)
    assert found == expected
