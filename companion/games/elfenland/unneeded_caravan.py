"""The proof, by cards that a seat plays later, that it could have paid the normal price where it played a caravan."""

from __future__ import annotations

from collections import Counter

from companion.games.people import Player
from companion.games.view_values import Contradiction
from companion.language.message_texts import Speech
from engine.elfenland.commands_and_events import Travelled
from engine.elfenland.match import Match
from engine.elfenland.state import Table


def found(match: Match, players: tuple[Player, ...], speech: Speech) -> Contradiction | None:
    """The proof by the match's last step that a caravan earlier in that move was not allowed (EL-CARAVAN-02); None if
    nothing is proven. The table decides what follows.
    """
    table: Table = match.state
    last = _step(match)
    if last is None or table.options["caravan"] != "only_if_unable":
        return None
    shown, spent, match = Counter[str](), Counter[str](last.cards), match
    while (step := _step(match)) is not None and step.seat == last.seat and match.before is not None:
        before: Table = match.before.state
        shown.update(step.cards)
        road = before.roads.get(step.route)
        if step.caravan and road is not None and step is not last:
            price = road.price(before.board.routes[step.route])
            # Said once: when the last step is what proves it.
            if shown[road.kind] >= price > shown[road.kind] - spent[road.kind]:
                more = speech.say("caravan-paid", "more", seat=last.seat, kind=road.kind, cards=price, town=step.to)
                back = speech.say("caravan-paid", "back")
                return Contradiction(speech.say("caravan-paid"), more, back, len(match.before))
        match = match.before
    return None


def _step(match: Match) -> Travelled | None:
    events = match.last.events if match.last is not None else ()
    return next((event for event in events if isinstance(event, Travelled)), None)
