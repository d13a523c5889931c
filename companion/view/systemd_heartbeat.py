"""The heartbeat: tells systemd when the first frame is visible, and from then on that the drawing clock runs."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.graphics.opengl import glGetString

RENDERER = 0x1F01
"""GL_RENDERER: the name of the graphics driver."""
AGAIN = (0.1, 0.5, 1.0, 1.5)
"""Seconds after which the first frame is drawn again: a graphics card may have copied it half made, and would show
that, or black, until something changes."""
LOADING = 90.0
"""Seconds that a new screen may take: its letters, drawings and shaders are made in its first frame."""


def beat(notify: Callable[[str], object], period: float | None, driver: str) -> str:
    """Starts the heartbeat for systemd: from now on Kivy's clock calls `notify`, with READY=1 when the first picture is
    shown and with WATCHDOG=1 every `period` seconds (None: never). The result, returned without waiting for a picture,
    says how the screen is drawn: "drawn by KMSDRM (V3D 4.2), 1280x800" if `driver` is "KMSDRM".
    """
    renderer = bytes(glGetString(RENDERER) or b"").decode(errors="replace")
    drawn_by = f"drawn by {driver} ({renderer}), {Window.width}x{Window.height}"

    def shown(*_: object) -> None:
        Window.unbind(on_flip=shown)
        # Just now the picture is about to be shown; the clock comes round again when it is.
        Clock.schedule_once(ready, 0)

    def ready(_: float) -> None:
        notify(f"READY=1\nSTATUS={drawn_by}")
        for after in AGAIN:
            Clock.schedule_once(lambda _: Window.canvas.ask_update(), after)

    def alive(_: float) -> None:
        notify("WATCHDOG=1")  # and nothing is returned: False would end the clock's event

    notify(f"EXTEND_TIMEOUT_USEC={LOADING * 1e6:.0f}")
    Window.bind(on_flip=shown)
    if period is not None:
        Clock.schedule_interval(alive, period)
    return drawn_by


def loading(notify: Callable[[str], object], period: float) -> Callable[[], None]:
    """A function to be called before something new is drawn, because drawing it may take long. Usually systemd's
    watchdog ends the app after three periods without a heartbeat; after a call it waits LOADING seconds instead, until
    the new picture is visible and a further frame took less than one `period`, in seconds. (The second frame may take
    longest: the first one can postpone work.) `notify` sends the new limit to systemd."""
    waits = False
    last = 0.0

    def begins() -> None:
        nonlocal waits, last
        if not waits:
            waits, last = True, 0.0
            notify(f"WATCHDOG_USEC={LOADING * 1e6:.0f}")
            Window.bind(on_flip=drawn)

    def drawn(*_: object) -> None:
        nonlocal last
        before, last = last, monotonic()
        if last - before < period:
            Window.unbind(on_flip=drawn)
            Clock.schedule_once(shown, 0)  # after the flip, which is when the pixels are made
        else:
            Clock.schedule_once(lambda _: Window.canvas.ask_update(), 0)

    def shown(_: float) -> None:
        nonlocal waits
        waits = False
        notify(f"WATCHDOG_USEC={period * 3e6:.0f}")

    return begins
