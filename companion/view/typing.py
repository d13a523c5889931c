"""Typing into a text field: its text, and the keys on the screen and of a real keyboard that change it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.view.keyboard import BACK, DONE, KEY, LAYER, LAYER_OF, SHIFT, SPACE, following

MOST = 200


class Typist:
    """The state of typing in at most one text field. `changed(True)` is called when the text changes, `changed(False)`
    for any other change, and `finished(field)` after the key that ends typing.
    """

    def __init__(self, changed: Callable[[bool], None], finished: Callable[[str], None]) -> None:
        self.field = ""
        self.text = ""
        self.large = False
        self.layer = self.home = "latin"
        self._changed, self._finished = changed, finished
        self._keys: Any = None

    def begin(self, field: str, text: str, language: str = "") -> None:
        """Start typing in the text field with this id, with the text it has and the letters of this language."""
        from kivy.core.window import Window

        if field != self.field:
            self.layer = self.home = LAYER_OF.get(language, "latin")
        self.field, self.text = field, text
        self.large = not text
        if self._keys is None:
            self._keys = Window.request_keyboard(self._lost, None, "text")
            if self._keys is not None:
                self._keys.bind(on_key_down=self._key_down, on_textinput=self._letters)

    @property
    def model(self) -> str:
        """What the on-screen keyboard shows, as a text like "small/cyrillic/latin" (see `Keyboard`)."""
        size, after = "large" if self.large else "small", following(self.layer, self.home)
        return size if (self.layer, after) == ("latin", "accents") else f"{size}/{self.layer}/{after}"

    def stop(self) -> None:
        """End typing in the text field."""
        self.field = self.text = ""
        if self._keys is not None:
            keys, self._keys = self._keys, None
            keys.unbind(on_key_down=self._key_down, on_textinput=self._letters)
            keys.release()

    def become(self, text: str) -> None:
        """Replace the whole text that is being typed."""
        self.text = text[:MOST]
        self.large = not text or text.endswith(" ")
        self._changed(True)

    def agree(self, text: str) -> None:
        """Take over the text of the field as the session changed it."""
        self.text = text

    def key(self, id: str) -> None:
        """Handle the key with this id of the keyboard on the screen."""
        if id == SHIFT:
            self.large = not self.large
            self._changed(False)
        elif id == LAYER:
            self.layer = following(self.layer, self.home)
            self._changed(False)
        elif id == DONE:
            field = self.field
            self.stop()
            self._changed(False)
            self._finished(field)
        elif id == BACK:
            self._back()
        else:
            self._add(" " if id == SPACE else id.removeprefix(KEY))

    def _add(self, letters: str) -> None:
        letters = "".join(letter for letter in letters if letter.isprintable())
        if letters and len(self.text) + len(letters) <= MOST:
            self.text += letters
            self.large = self.text.endswith(" ")
            self._changed(True)

    def _back(self) -> None:
        if self.text:
            self.text = self.text[:-1]
            self.large = not self.text or self.text.endswith(" ")
            self._changed(True)

    def _lost(self) -> None:
        """Handle the loss of the real keyboard to another program."""
        self._keys = None
        self.field = self.text = ""
        self._changed(False)

    def _letters(self, _: Any, letters: str) -> None:
        if self.field:
            self._add(letters)

    def _key_down(self, _: Any, keycode: tuple[int, str], letters: str | None, modifiers: list[str]) -> bool:
        if keycode[1] == "backspace":
            self._back()
        elif keycode[1] in ("enter", "numpadenter"):
            self.key(DONE)
        elif keycode[1] in ("escape", "tab"):
            self.stop()
            self._changed(False)
        return True
