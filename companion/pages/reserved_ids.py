"""The ids of touches that pages use themselves, so that no place, path, card or choice of a game may have one."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import ModuleType

from companion.pages.page_registry import PAGES

TOUCHED = {"id", "verb"}
"""The names that a touched id, and its part before the first "/", have in the functions that handle touches."""
GAME = {"board", "touch"}
"""What a page with a board uses of a game's plug-in: its drawing, or its touches."""
BESIDE = ("companion.session.session", "companion.pages.table.menu")
"""The modules that handle touches for a page with a board."""


@cache
def reserved_ids() -> frozenset[str]:
    """Every id that a page with a board handles itself, as a whole or before a "/": "leave", "menu", "seat".

    They are read from the syntax trees of the modules that handle touches: whatever a touched id is compared with.
    """
    found = set(PAGES)
    for name in (*_modules(files("companion.pages"), "companion.pages"), *BESIDE):
        module = import_module(name)
        assert module.__file__ is not None
        with open(module.__file__, encoding="utf-8") as source:
            tree = ast.parse(source.read())
        if name not in BESIDE and not any(isinstance(n, ast.Attribute) and n.attr in GAME for n in ast.walk(tree)):
            continue
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and TOUCHED & {each.arg for each in node.args.args}:
                found |= set(_compared(node, module))
    return frozenset(id.partition("/")[0] for id in found if id)


def _modules(folder: Traversable, package: str) -> Iterator[str]:
    for each in folder.iterdir():
        if each.is_dir() and not each.name.startswith("__"):
            yield from _modules(each, f"{package}.{each.name}")
        elif each.name.endswith(".py") and each.name != "__init__.py":
            yield f"{package}.{each.name.removesuffix('.py')}"


def _compared(function: ast.FunctionDef, module: ModuleType) -> Iterator[str]:
    """The strings that this function compares a touched id with."""
    for node in ast.walk(function):
        match node:
            case ast.Match(subject=ast.Name(id=name), cases=cases) if name in TOUCHED:
                for case in cases:
                    for pattern in ast.walk(case.pattern):
                        if isinstance(pattern, ast.MatchValue):
                            yield from _strings(pattern.value, module)
            case ast.Compare(left=ast.Name(id=name), comparators=[other]) if name in TOUCHED:
                yield from _strings(other, module)
            case ast.Call(func=ast.Attribute(value=ast.Name(id=name), attr="startswith"), args=[prefix]):
                if name in TOUCHED:
                    yield from _strings(prefix, module)


def _strings(node: ast.expr, module: ModuleType) -> Iterator[str]:
    """The strings that an expression consists of: a string, a collection of them, or a constant of the module."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.Tuple(elts=parts) | ast.List(elts=parts) | ast.Set(elts=parts):
            for part in parts:
                yield from _strings(part, module)
        case ast.Name(id=name):
            value = vars(module).get(name, ())
            yield from (value,) if isinstance(value, str) else (each for each in value if isinstance(each, str))
        case ast.Attribute(value=ast.Name(id=owner), attr=name) if isinstance(vars(module).get(owner), ModuleType):
            yield from _strings(ast.Name(id=name), sys.modules[vars(module)[owner].__name__])
