"""TypeScript's declarations of what the page is sent, made from the structs that are encoded for it."""

from __future__ import annotations

import json
import types
import typing
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import NODEFAULT, Struct
from msgspec.structs import fields

from companion import screen
from companion.screen import Does, Glyph, Path, Place, Points, Screen, ScreenAction
from companion.web.encode import WRITTEN

PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", types.NoneType: "null"}
NAMED = (Glyph, Path, Place)
"""What is sent with a name, where it has one."""


def declarations() -> str:
    """The namespace `Sent`: an interface for each struct of `companion/screen.py`, as `encode.py` writes it."""
    structs = [each for each in vars(screen).values() if isinstance(each, type) and issubclass(each, Struct)]
    drawn = [each for each in structs if each is not Struct and not issubclass(each, ScreenAction)]
    blocks = " | ".join(each.__name__ for each in get_args(screen.Block))
    return "\n".join(["declare namespace Sent {", *map(_interface, drawn), f"  type Block = {blocks};", "}", ""])


def _interface(kind: type[Struct]) -> str:
    hints = get_type_hints(kind, vars(screen))
    lines = [f"  interface {kind.__name__} {{"]
    if kind.__struct_config__.tag is not None:
        lines.append(f'    type: "{kind.__name__}";')
    for field in fields(kind):
        left_out = field.default is not NODEFAULT or kind is Screen
        name = WRITTEN.get(field.name, field.name)
        lines.append(f"    {name}{'?' if left_out else ''}: {_type(hints[field.name])};")
    if kind in NAMED:
        lines.append("    name?: string;")
    return "\n".join([*lines, "  }"])


def _type(hint: Any) -> str:
    """The type in TypeScript of what a field with this type holds in JSON."""
    if hint in (Points, Glyph, Does) or (isinstance(hint, type) and issubclass(hint, ScreenAction)):
        return "string"  # an outline's numbers, a drawing's key, what a touch does
    if hint in PLAIN:
        return PLAIN[hint]
    origin, inside = get_origin(hint), get_args(hint)
    if origin is Literal:
        return " | ".join(map(json.dumps, inside))
    if origin in (Union, types.UnionType, typing.Union):
        return " | ".join(sorted({_type(each) for each in inside}))
    if origin is frozenset or inside[-1:] == (Ellipsis,):
        return f"({_type(inside[0])})[]"
    if origin is tuple:
        return f"[{', '.join(map(_type, inside))}]"
    return str(hint.__name__)
