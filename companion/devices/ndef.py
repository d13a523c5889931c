"""NDEF text record: the copy of a catalogue entry that is written onto its tag, readable without the catalogue."""

from __future__ import annotations

from companion.piece import read_piece
from companion.storage.tag_catalog import Tagged
from hardware.device import FIRST_USER_PAGE, LAST_USER_PAGE

PAGES = 24
"""User pages that are read, of four bytes each: more than any of these records fills."""
ROOM = (LAST_USER_PAGE - FIRST_USER_PAGE + 1) * 4
"""Bytes of user memory on a tag."""
NAME = "boardside"

# NFC Forum, Type 2 Tag: blocks of a type, a length and a value; Text Record Type Definition: language, then the text.
_NOTHING, _MESSAGE, _END = 0x00, 0x03, 0xFE
_TEXT = b"\xd1\x01"
_ENGLISH = b"T\x02en"


def encoded(tagged: Tagged) -> bytes:
    """The record as whole pages of bytes, to be written from the first user page on; b"" if it is too long for a tag.

    >>> decoded(encoded(Tagged("chess", read_piece("rook/white"))))
    Tagged(game='chess', means=Piece(kind='rook', name='white'))
    """
    text = f"{NAME} {tagged.game} {tagged.means}".encode()
    record = _TEXT + bytes((min(len(text) + 3, 255),)) + _ENGLISH + text
    message = bytes((_MESSAGE, min(len(record), 255))) + record + bytes((_END,))
    return message + bytes(-len(message) % 4) if len(message) <= ROOM else b""


def decoded(data: bytes) -> Tagged | None:
    """The meaning that Boardside wrote into these bytes of a tag; None for an empty tag, or a record of others."""
    at = 0
    while at + 1 < len(data) and data[at] != _END:
        if data[at] == _NOTHING:
            at += 1
            continue
        value = data[at + 2 : at + 2 + data[at + 1]]
        if data[at] == _MESSAGE:
            return _meaning(value)
        at += 2 + len(value)
    return None


def _meaning(message: bytes) -> Tagged | None:
    if not message.startswith(_TEXT) or message[3:7] != _ENGLISH or len(message) != message[2] + 4:
        return None
    words = message[7:].decode(errors="replace").split(" ")
    return Tagged(words[1], read_piece(words[2])) if len(words) == 3 and words[0] == NAME else None
