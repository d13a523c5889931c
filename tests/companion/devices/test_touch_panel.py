"""What is no touch panel has no fingers."""

from __future__ import annotations

import os

from companion.system import touch_panel


def test_of_what_is_no_panel_nothing_is_known() -> None:
    read, write = os.pipe()
    os.close(write)
    assert touch_panel.place(read, 1) is None
    os.close(read)
    assert touch_panel.place(read, 1) is None
