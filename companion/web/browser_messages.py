"""What browsers say to the table."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from companion.screen import Does, Spot

Short = Annotated[str, Meta(max_length=200)]
Count = Annotated[int, Meta(ge=0, le=2**53)]


VERSION = 4
"""The version of these messages; a page that was loaded with another one loads itself again."""


class Hello(Struct, tag="hello", tag_field="do", frozen=True):
    """A browser's first message: its key, or the code it was opened with; `tv`: it only watches; `tab`: the page that
    counts its touches, as one browser may have several open; `version`: that of the messages that its page sends.
    """

    key: Short = ""
    code: Short = ""
    tv: bool = False
    tab: Short = ""
    version: Count = 1


class Touch(Struct, tag="touch", tag_field="do", frozen=True):
    """A browser's message of a touch: its own number, that of the screen it was made on, the name of what was
    touched, and the text of a field. `spot`: it was the place, path or card of the board with this id.
    """

    touch: Count
    screen: Count
    id: Short
    text: Short = ""
    spot: bool = False

    @property
    def does(self) -> Does:
        """What was touched: a name to be found on the screen, or a spot of the board."""
        return Spot(self.id) if self.spot else self.id


class Where(Struct, frozen=True):
    """The web process's message about itself: its port, and the addresses of the machine."""

    port: Annotated[int, Meta(ge=1, le=65535)]
    addresses: Annotated[list[Annotated[str, Meta(pattern=r"^[0-9a-fA-F.:]{2,45}$")]], Meta(min_length=1, max_length=8)]


MESSAGES = msgspec.json.Decoder(Hello | Touch)
