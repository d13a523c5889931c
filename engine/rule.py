"""A rule of a game, and the answer given when an act breaks it."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct


class Rule(Struct, frozen=True):
    """One rule of the ledger.

    `id` is the ledger's ("EL-PLAN-05"), `topic` finds its page in an edition,
    `needs` names the parameters that its message is filled with.
    """

    id: str
    topic: str
    needs: tuple[str, ...] = ()

    def broken(self, **params: str | int) -> Rejection:
        """The rejection of an act that breaks this rule; `params` are exactly what the rule `needs`."""
        return Rejection(self, params)


# gc=False: frozen values form no cycles, so the garbage collector need not look through them.
class Rejection(Struct, frozen=True, gc=False):
    """A refused act: which rule, and the numbers. A value, never an exception; refusing changes nothing.

    `params` never holds a kind or a number that only a hand or something else hidden at the table tells.
    `also` are further faults of the same act, where one act can have several.
    """

    rule: Rule
    params: Mapping[str, str | int]
    also: tuple[Rejection, ...] = ()


class Unclear(Struct, frozen=True):
    """The answer to something that is no command of this game at this table: one sentence with the reason.

    What a player can meet by touch has an `id`, under which every language has the sentence, with its `params`.
    """

    sentence: str
    id: str = ""
    params: Mapping[str, str | int] = {}
