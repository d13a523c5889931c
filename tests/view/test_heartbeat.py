"""The watchdog's patience while something new is drawn: until the frames come as often as they should."""

from __future__ import annotations

from typing import Any

import pytest

ENOUGH = 6
"""Frames after which every screen is drawn."""


@pytest.mark.parametrize(("period", "told"), [(1000.0, ["90000000", "3000000000"]), (0.0, ["90000000"])])
def test_the_watchdog_waits_longer_until_a_frame_was_quick(window: Any, period: float, told: list[str]) -> None:
    from kivy.base import EventLoop

    from companion.view.systemd_heartbeat import loading

    heard: list[str] = []
    begins = loading(heard.append, period)
    begins()
    for _ in range(ENOUGH):
        window.canvas.ask_update()
        EventLoop.idle()
    assert [word.partition("=")[2] for word in heard] == told
