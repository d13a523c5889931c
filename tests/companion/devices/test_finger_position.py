"""What is no touch panel has no fingers."""

from __future__ import annotations

import os

from companion.system import finger_position


def test_of_what_is_no_panel_nothing_is_known() -> None:
    read, write = os.pipe()
    os.close(write)
    assert finger_position.place(read, 1) is None
    os.close(read)
    assert finger_position.place(read, 1) is None
