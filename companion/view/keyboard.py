"""Typing into a text field: its text, the keyboard on the screen, and the keys of a real one that change it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.view.pen import Box, Pen
from companion.view.theme import CARD, FERN, GAP, INK, MOSS, NIGHT, NOW
from companion.view.widget import Part, Target

HEIGHT = 246.0
LAYERS = {
    "latin": ("1234567890", "qwertyuiop", "asdfghjkl'", "zxcvbnm-"),
    "accents": ("áčďéěíňóřšťú", "ůýžäöüßàâæçè", "êëîïôœùûÿìòñ", "ãåøðþł.-'"),
    "cyrillic": ("1234567890", "йцукенгшщзхъ", "фывапролджэё", "ячсмитьбю-"),
    "german": ("1234567890ß", "qwertzuiopü", "asdfghjklöä", "yxcvbnm'-"),
    "french": ("1234567890", "azertyuiopé", "qsdfghjklmè", "wxcvbnçà'-"),
    "italian": ("1234567890", "qwertyuiopè", "asdfghjklòà", "zxcvbnmìù'-"),
    "czech": ("ěščřžýáíéúů", "qwertzuiop", "asdfghjkl'", "yxcvbnmďťňó-"),
}
"""The rows of each layer; two more keys share the last row."""
SIGNS = {"latin": "Abc", "accents": "Áčü", "cyrillic": "Яжё"}
"""The label of the key that leads to each layer; for a language's own layer it is "Abc" too."""
LAYER_OF = {"de": "german", "fr": "french", "it": "italian", "cs": "czech", "ru": "cyrillic"}
"""The layer that the keyboard opens with, by language; for all others it is "latin"."""
Keys = tuple[bool, str, str]
"""What a keyboard shows: whether its letters are capitals, their layer, and the layer that the layer key leads to."""
KEY = "key/"
SHIFT, BACK, SPACE, DONE, LAYER = "key/shift", "key/back", "key/space", "key/done", "key/layer"


def following(layer: str, home: str = "latin") -> str:
    """The layer that the layer key leads to, if the keyboard opened with the layer `home`.

    >>> following("latin"), following("cyrillic", "cyrillic"), following("cyrillic", "czech")
    ('accents', 'latin', 'czech')
    """
    names = (home, *(each for each in SIGNS if each != home))
    return names[(names.index(layer) + 1) % len(names)]


def sign_of(letter: str, large: bool) -> str:
    """The letter as its key shows it, a capital if `large`; one whose capital is not one character, as ß, stays
    small."""
    upper = letter.upper()
    return upper if large and len(upper) == 1 else letter


class Keyboard(Part):
    """The part of the screen with a keyboard. A touched key is reported as `key/<sign>`."""

    def draw(self, model: Keys, pen: Pen) -> None:
        """Draw the keys of a layer."""
        large, layer, after = model
        rows = LAYERS[layer]
        pen.sheet(self.box, NIGHT)
        x, y, w, h = self.box
        gap, pad = pen.px(GAP - 1), pen.px(7)
        high = (h - 2 * pad - 4 * gap) / 5
        wide = w - 2 * pad
        for number, row in enumerate(rows):
            top = y + h - pad - number * (high + gap)
            keys = [(KEY + shown, shown, FERN) for shown in (sign_of(letter, large) for letter in row)]
            if number == len(rows) - 1:
                keys = [(SHIFT, "⇧", NOW if large else MOSS), *keys, (BACK, "⌫", MOSS)]
            each = (wide - (len(keys) - 1) * gap) / len(keys)
            left = x + pad
            for id, shown, colour in keys:
                self._key(pen, id, shown, (left, top - high, each, high), colour)
                left += each + gap
        low, left = y + pad, x + pad
        for id, shown, share, colour in (
            (LAYER, SIGNS.get(after, "Abc"), 0.16, MOSS),
            (SPACE, "␣", 0.54, FERN),
            (DONE, "✓", 0.3, NOW),
        ):
            room = (wide - 2 * gap) * share
            self._key(pen, id, shown, (left, low, room, high), colour)
            left += room + gap

    def _key(self, pen: Pen, id: str, shown: str, box: Box, colour: str) -> None:
        box = (round(box[0]), round(box[1]), round(box[2]), round(box[3]))
        pen.plate(box, colour, 8)
        pen.words(shown, box, 24, INK if colour == NOW else CARD, bold=True, align="center", smallest=16)
        self.targets.append(Target(id, box, 8, INK if colour == NOW else CARD))


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
        """Start typing in the text field with this id, with the text it has and the letters of this language; or with
        those last chosen in that language, as several titles are often in another one."""
        from kivy.core.window import Window

        home = LAYER_OF.get(language, "latin")
        if home != self.home:
            self.layer = self.home = home
        self.field, self.text = field, text
        self.large = not text
        if self._keys is None:
            self._keys = Window.request_keyboard(self._lost, None, "text")
            if self._keys is not None:
                self._keys.bind(on_key_down=self._key_down, on_textinput=self._letters)

    @property
    def model(self) -> Keys:
        """What the on-screen keyboard shows."""
        return self.large, self.layer, following(self.layer, self.home)

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
