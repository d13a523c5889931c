"""A rule of a game, and the answer to a command that breaks it."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct


class Rule(Struct, frozen=True):
    """A rule of a game.

    `id` is its number in the list of all the game's rules, ledger.csv among the tests ("EL-PLAN-05"); `topic` finds its
    page in an edition; `needs` names the parameters that its message is filled with.
    """

    id: str
    topic: str
    needs: tuple[str, ...] = ()

    def broken(self, **params: str | int) -> Rejection:
        """The rejection of a command that breaks this rule; `params` are exactly what the rule `needs`."""
        return Rejection(self, params)


# gc=False: frozen values form no cycles, so the garbage collector need not look through them.
class Rejection(Struct, frozen=True, gc=False):
    """The refusal of a command: the rule it breaks, and the numbers for its message. A value, never an exception;
    refusing changes nothing.

    `params` never holds a kind or a number that only a hand or another hidden piece reveals. `also` are further broken
    rules, for a command that can break several.
    """

    rule: Rule
    params: Mapping[str, str | int]
    also: tuple[Rejection, ...] = ()


class Unclear(Struct, frozen=True):
    """The answer to something that is no command of this game at this table: one sentence with the reason.

    An answer that players can get by touch has an `id`: the message with its `params` in every language.
    """

    sentence: str
    id: str = ""
    params: Mapping[str, str | int] = {}
