"""The Kivy application: each frame hands the queued events to the session and draws its screen, all on one thread."""

from __future__ import annotations

import gc
import logging
import os
import signal
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from companion.demo.recorded_game import Step
from companion.loop import TICK, Beside, Front, Inbox, Loop
from companion.screen import Does, Screen
from companion.system import display, finger_position, watchdog

if TYPE_CHECKING:  # the first picture does not wait for what reads keys
    from companion.devices.keys import KeyInput

NO_DISPLAY = 2
"""The exit status when there is no display to draw on."""
PRESS = 0.22
SETTLED = 1.0
"""Seconds from the start of the event loop until garbage is collected, and from a new screen until memory is returned,
with that of the screens drawn meanwhile: by then the first picture is there."""


class Bell:
    """The signal with which other threads wake Kivy's clock when they have put an event into the app's queue."""

    def __init__(self) -> None:
        self.answer: Callable[[], object] | None = None
        self.later: Callable[[], object] = lambda: None
        """Asks for another frame after this one; from the clock's own thread."""

    def ring(self) -> None:
        """Have a frame drawn soon, from any thread. Does nothing while there is no window."""
        answer = self.answer
        if answer is not None:
            answer()


BELL = Bell()
wake = BELL.ring
"""The function that other threads call after they have put an event into the inbox."""


def prepare(size: tuple[int, int] = (800, 480), fullscreen: bool = False, still: bool = False) -> None:
    """Set Kivy's environment and configuration; must run before Kivy's window is first imported.

    `size` is width and height in pixels; a `fullscreen` window fills the display. `still` turns animations off.
    """
    usual = {"NO_ARGS": "1", "NO_CONFIG": "1", "NO_FILELOG": "1", "WINDOW": "sdl2", "TEXT": "sdl2", "IMAGE": "sdl2"}
    usual |= {"LOG_MODE": "PYTHON", "METRICS_DENSITY": "1", "DPI": "96", "CLOCK": "interrupt"}
    for name, usually in usual.items():
        os.environ.setdefault(f"KIVY_{name}", usually)
    if still:
        os.environ["BOARDSIDE_STILL"] = "1"
    _without_style()
    from kivy.config import Config

    for section, name, value in (
        ("graphics", "width", size[0]),
        ("graphics", "height", size[1]),
        ("graphics", "multisamples", 0),
        ("graphics", "maxfps", 50),
        ("graphics", "fullscreen", "auto" if fullscreen else 0),
        ("graphics", "show_cursor", 0 if os.environ.get("SDL_VIDEODRIVER") == "kmsdrm" else 1),
        ("graphics", "resizable", 1),
        ("graphics", "minimum_width", 400),
        ("graphics", "minimum_height", 240),
        ("kivy", "exit_on_escape", 0),
        ("kivy", "pause_on_minimize", 0),
        ("kivy", "log_enable", 1),
        ("kivy", "log_level", "warning"),
    ):
        Config.set(section, name, str(value))
    for provider in list(Config.options("input")):
        Config.remove_option("input", provider)
    os.environ["SDL_TOUCH_MOUSE_EVENTS"] = "0"  # fingers come by themselves: a mouse made of them would count twice
    Config.set("input", "mouse", "mouse,disable_multitouch")
    from kivy.input.postproc import kivy_postproc_modules

    kivy_postproc_modules.clear()  # nobody taps twice here, and each of them would be asked in every frame


def _without_style() -> None:
    """Import Kivy's language with our empty style.kv: parsing the rules of its own widgets takes a tenth of a start."""
    import kivy
    import kivy.resources  # looks for other files in the folder of the data, and must find them

    data, kivy.kivy_data_dir = kivy.kivy_data_dir, str(Path(__file__).parent / "view")
    try:
        import kivy.lang
    finally:
        kivy.kivy_data_dir = data


def run(
    front: Front,
    inbox: Inbox,
    size: tuple[int, int] = (800, 480),
    fullscreen: bool = False,
    steps: Iterator[Step] | None = None,
    pace: float = 1.0,
    scale: float = 1.0,
    blank: float = 0.0,
    beside: Beside | None = None,
    keys: Callable[[], KeyInput] | None = None,
) -> int:
    """Show the session until its window is closed, its `steps` are done or it has failed; returns the exit status.

    `steps` (for the demo) are performed one after the other, `pace` times as fast as usual. `scale` is the factor by
    which everything is drawn larger; `blank` the seconds without a touch after which the screen goes dark (0: never).
    `beside` shows the same screens on other displays, as on phones; `keys` is called after the first picture, and makes
    what handles the window's keyboard. The status is 0, or 2 with a sentence on standard error when there is no
    display."""
    wrong = display.choose(os.environ)
    if wrong:
        return _no_display(wrong)
    # By a bare X server nobody makes a window as large as the screen.
    if fullscreen and os.environ["SDL_VIDEODRIVER"] == "x11":
        size = display.whole() or size
    prepare(size, fullscreen)
    stage = _stage(front, inbox, scale, beside)
    if stage is None:
        where = os.environ.get("DISPLAY", "") if os.environ["SDL_VIDEODRIVER"] == "x11" else "of this machine"
        return _no_display(f"the display {where} did not open: check DISPLAY, or start on a console of the machine")
    driver = display.in_use()
    if driver and driver.lower() not in os.environ["SDL_VIDEODRIVER"].lower().split(","):
        return _no_display(f"nobody would see it: it is drawn by {driver}, not by {os.environ['SDL_VIDEODRIVER']}")
    if watchdog.watched():
        from companion.view.systemd_heartbeat import beat, loading

        print(f"boardside: {beat(watchdog.notify, watchdog.period(), driver)}", file=sys.stderr, flush=True)
        if (period := watchdog.period()) is not None:
            stage.turning = loading(watchdog.notify, period)
    if blank:
        stage.darken(blank)
    from kivy.base import ExceptionManager, runTouchApp, stopTouchApp
    from kivy.clock import Clock
    from kivy.core.window import Window

    ExceptionManager.add_handler(stage)
    if steps is not None:
        stage.play(steps, pace, stopTouchApp)
    before = [(sign, signal.signal(sign, lambda *_: stopTouchApp())) for sign in (signal.SIGTERM, signal.SIGINT)]
    stage.beat = Clock.create_trigger(stage.frame, TICK, interval=True)

    def drawn(*_: object) -> None:  # the first picture waits for no event; those that came early are handled after it
        Window.unbind(on_flip=drawn)
        BELL.answer = Clock.create_trigger(stage.frame, -1)
        BELL.later = Clock.create_trigger(stage.frame, 0)
        BELL.ring()
        if keys is not None:
            stage.hear_keys(keys())

    Window.bind(on_flip=drawn)
    Clock.schedule_once(_collect, SETTLED)
    try:
        runTouchApp(stage.view)
    finally:
        ExceptionManager.remove_handler(stage)
        BELL.answer = None
        BELL.later = lambda: None
        for sign, handler in before:
            signal.signal(sign, handler)
    return 0


def shots(
    front: Front, inbox: Inbox, steps: Iterable[Step], folder: Path, size: tuple[int, int] = (800, 480)
) -> list[Path]:
    """The screenshots (PNG in `folder`) of the steps that name one; raises OSError where SDL cannot draw offscreen."""
    os.environ["SDL_VIDEODRIVER"] = "offscreen"
    prepare(size, still=True)
    stage = _stage(front, inbox)
    if stage is None:
        raise OSError("no pictures can be made: SDL's offscreen driver needs libegl1 and libgles2")
    from kivy.base import EventLoop, runTouchApp, stopTouchApp
    from kivy.core.window import Window

    folder.mkdir(parents=True, exist_ok=True)
    runTouchApp(stage.view, embedded=True)
    taken = []
    try:
        for step in steps:
            stage.settle(EventLoop.idle)
            if step.tap:
                stage.touch(step)
                stage.settle(EventLoop.idle)
            if step.shot:
                EventLoop.idle()
                wanted = folder / f"{step.shot}.png"
                written = Window.screenshot(name=str(folder / ".shot.png"))
                os.replace(written, wanted)
                taken.append(wanted)
    finally:
        stopTouchApp()
    return taken


def _collect(_: float) -> None:
    """Search for garbage from now on; what was loaded before stays for good and is not searched."""
    gc.freeze()
    gc.enable()


def _give_back(_: float) -> None:
    """Return memory to the system that drawing needed for a moment and glibc keeps: 35 MB after the board. The frame
    waits for it, on a PC 5 to 8 ms after a map was painted, else 0.3 ms; it runs at most once in `SETTLED` seconds."""
    from ctypes import CDLL

    trim = getattr(CDLL(None), "malloc_trim", None)  # glibc alone has it
    if trim is not None:
        trim(0)


def _no_display(sentence: str) -> int:
    print(f"boardside: {sentence}", file=sys.stderr)
    return NO_DISPLAY


def _stage(front: Front, inbox: Inbox, scale: float = 1.0, beside: Beside | None = None) -> Stage | None:
    """The window with the session in it, or None where no window opens."""
    log = logging.getLogger("kivy")
    log.setLevel(logging.CRITICAL + 1)  # we report a display that does not open in a sentence of our own
    from kivy.core.window import Window

    log.setLevel(logging.WARNING)
    if Window is None:
        return None
    from kivy.base import EventLoop

    from companion.view.sdl_touch_input import Fingers

    place = finger_position.place if display.in_use() == "KMSDRM" else None
    EventLoop.add_input_provider(Fingers(display.sdl(), place))
    Window.set_title("Boardside")
    return Stage(front, inbox, scale, beside)


class Finger:
    """A touch made by a demo step, in place of Kivy's touch of a real finger; `spot` is x and y in pixels."""

    def __init__(self, spot: tuple[float, float]) -> None:
        self.uid = -1
        self.x, self.y = spot


class Stage(Loop):
    """The loop that draws a session with Kivy, used from its thread only."""

    def __init__(self, front: Front, inbox: Inbox, scale: float = 1, beside: Beside | None = None) -> None:
        from kivy.clock import Clock
        from kivy.core.window import Window

        from companion.view.screen import ScreenView

        self._after = Clock.create_trigger(lambda _: Loop.present(self))
        self._settled = Clock.create_trigger(_give_back, SETTLED)
        super().__init__(front, inbox, beside)
        self.view = ScreenView(self.tap, scale, size=Window.size)
        self.turning: Callable[[], object] = lambda: None
        """Something else is to be drawn, and its first frame may take long."""
        self.beat: Any = None
        """The clock's event that lets time pass for a session that waits."""
        self._light: Callable[[], object] = lambda: None
        self._keys: KeyInput | None = None
        self.refresh()

    def darken(self, after: float) -> None:
        """Let the screen go dark after `after` seconds in which nothing happens."""
        from kivy.core.window import Window

        from companion.view.blanking import Dark

        self._light = Dark(Window, after, display.switch_backlight).wake

    def hear_keys(self, keys: KeyInput) -> None:
        """Use keys of the window as buttons from now on."""
        from kivy.core.window import Window

        from companion.devices.keys import PersonsKeys

        self._keys, self._pressed = keys, PersonsKeys()
        Window.bind(on_key_down=self._key_down, on_key_up=self._key_up, focus=self._focused)

    def _key_down(self, _: object, key: int, scancode: int, letter: str | None, modifiers: list[str]) -> bool:
        from kivy.clock import Clock

        from companion.devices.keys import BUTTONS, SHIFTS, TAB

        # A text is typed, or the key is meant for the desktop. Kivy says "alt" at each 0 of the number pad, so that is
        # not looked at: with it the desktop takes a key for itself.
        if self.view.typist.field or key in SHIFTS or {"ctrl", "meta"} & {*modifiers}:
            return False
        button = "previous" if key == TAB and "shift" in modifiers else BUTTONS.get(key, "")
        self._pressed.down(key, button, Clock.get_time() - Clock.frametime, Clock.time())
        Clock.schedule_once(self._keys_passed, 0)
        return False

    def _key_up(self, _: object, key: int, *more: object) -> bool:
        self._pressed.up(key)
        return False

    def _keys_passed(self, _: float) -> None:
        """Hand on what a person pressed. All keys that were pressed before the last frame began have been handed on by
        the window."""
        from kivy.clock import Clock

        now = Clock.time()
        events = self._pressed.passed(Clock.get_time() - Clock.frametime, now)
        for event in events:
            self.take(event)
        if events:
            self.wake()
            self.refresh()
            self._keep_time()
            self._end()
        if self._pressed.going:
            Clock.schedule_once(self._keys_passed, 0)

    def _focused(self, _: object, focused: bool) -> None:
        """Forget what is pressed, and take the ring away, when keys go to another window."""
        if not focused:
            self._pressed.forget()
            self.view.focus.clear()

    def take(self, event: Any) -> None:
        """Hand an event to the session. Buttons that move the focus, and the confirm button while an element of the
        screen has it, are for the window."""
        if self._keys is None:
            return super().take(event)
        from hardware.events import ButtonEvent, ButtonPressed

        match event:
            case ButtonPressed(button="next"):
                self.view.focus.move(1)
            case ButtonPressed(button="previous"):
                self.view.focus.move(-1)
            case ButtonPressed(button="confirm") if self.view.press_focused():
                pass
            case _ if isinstance(event, ButtonEvent):
                super().take(self._keys.event(event))
            case _:
                super().take(event)

    def wake(self) -> None:
        """Switch a dark screen on."""
        self._light()

    def tap(self, name: Does, text: str) -> None:
        """Hand a touch of the element `name` (with a field's new text) to the session, and show the result at once."""
        self.front.tap(name, text)
        self.refresh()
        self._keep_time()
        self._end()

    def draw(self, screen: Screen) -> Screen:
        """Draw this screen, or if that fails the page about the failure; returns the one drawn."""
        from kivy.core.window import Window

        from companion.view import motion

        self.turning()
        self._settled()
        # Kivy turns the other way round.
        turned = -screen.rotation % 360
        if Window.rotation != turned:
            Window.rotation = turned
        motion.hold_still(screen.still)
        try:
            self.view.show(screen)
        except Exception as error:
            if not self.front.failed(error):
                raise
            screen = self.front.screen()
            self.view.show(screen)
        return screen

    def present(self) -> None:
        """Show the screen to phones after the frame that is drawn now, so that the table never waits for them."""
        self._after()

    def handle_exception(self, error: BaseException) -> int:
        """Kivy's hook for an exception from a touch or a frame: returns 1 to go on, 0 to end the program."""
        if self.front.loud or not isinstance(error, Exception):
            return 0
        if self.front.failed(error):
            from kivy.clock import Clock

            Clock.schedule_once(lambda _: self.refresh())
        return 1

    def frame(self, _: float = 0.0) -> None:
        """Hand waiting events and the time to the session, and redraw."""
        if self._keys is not None and self._keys.going:
            self.front.feed(self._keys.tick(time.monotonic()))
            self.refresh()
        if self.turn():
            BELL.later()  # the rest waits for the next frame, so that this one is not late
        self._end()
        self._keep_time()

    def _end(self) -> None:
        """Close the window if the session is to end: a player has asked for it, or the app cannot go on."""
        if self.front.ending:
            from kivy.base import stopTouchApp

            stopTouchApp()

    def _keep_time(self) -> None:
        """Have Kivy's clock call `frame` only while the session waits for time: a running clock costs the processor."""
        if self.beat is None:
            return
        if self.front.timed or (self._keys is not None and self._keys.going):
            self.beat()
        else:
            self.beat.cancel()

    def settle(self, idle: Callable[[], object], seconds: float = 20.0) -> None:
        """Draw frames with `idle` until the session waits for nothing and its queue is empty, for at most `seconds`."""
        late = time.monotonic() + seconds
        while True:
            self.frame()
            idle()
            if (not self.front.waiting and self.inbox.empty()) or time.monotonic() > late:
                return

    def touch(self, step: Step) -> None:
        """Perform one step of the demo at once: by a touch where its element is on the screen, else by its id."""
        finger = self._down(step)
        if finger is None:
            self._say(step)
        else:
            self.view.on_touch_up(finger)

    def _down(self, step: Step) -> Finger | None:
        if step.text:
            return None
        spot = self.view.spot_of(step.tap)
        if spot is None:
            self.view.rest()
            spot = self.view.spot_of(step.tap)
        if spot is None:
            return None
        finger = Finger(spot)
        self.view.second_tap.forget()
        self.view.on_touch_down(finger)
        return finger

    def _say(self, step: Step) -> None:
        """Perform a demo step without a touch: type the step's text into its text field; if the step has no text, or
        the field is not on the screen, hand the step's id and text to the session."""
        if not step.text or not self.view.enter(step.tap, step.text):
            self.tap(step.tap, step.text)

    def play(self, steps: Iterator[Step], pace: float, done: Callable[[], object]) -> None:
        """Perform the steps of the demo one after the other at a pace that can be watched, then call `done`."""
        from kivy.clock import Clock

        quick = max(0.01, pace)

        def begin(_: float) -> None:
            if self.front.waiting or not self.inbox.empty():
                Clock.schedule_once(begin, 0.05)
                return
            step = next(steps, None)
            if step is None:
                done()
                return
            finger = self._down(step) if step.tap else None
            Clock.schedule_once(lambda _: end(step, finger), PRESS / quick if finger else 0)

        def end(step: Step, finger: Finger | None) -> None:
            if finger is not None:
                self.view.on_touch_up(finger)
            elif step.tap:
                self._say(step)
            Clock.schedule_once(begin, max(0.0, step.pause - PRESS) / quick)

        Clock.schedule_once(begin, 0.4)
