"""What an undo lists, carried out on a table of wood, leaves it as it was; and it names nothing that was hidden."""

from __future__ import annotations

import copy
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from companion.games.masterelf.narration import Step, taken_back
from engine.codec import read_command, write
from engine.game import Start
from engine.masterelf.game import masterelf
from engine.masterelf.state import Table
from engine.match import Match
from tests.companion.masterelf.test_masterelf_desk import seat_game
from tests.engine.masterelf.sitting import SeatedGame
from tests.evening import evening
from tests.extent import many
from tests.matches.elves import BOX, Players

GAMES = many("games of Master Elf taken back on a table of wood", 30, daily=6, quick=2)


class Wooden:
    """Everything on the table. A step that names what is not there raises ValueError, KeyError or AssertionError."""

    def __init__(self, players: Players, table: Table) -> None:
        seats = [seat.id for seat in table.seats]
        self.stacks, self.aside = copy.deepcopy(players.stacks), list(players.aside)
        self.city, self.away = list(players.city), list(players.away)
        self.hands, self.regions = copy.deepcopy(players.hands), copy.deepcopy(players.regions)
        self.gifts = {seat: list(table.seat(seat).gifts) for seat in seats}
        self.pawns = {seat: table.seat(seat).at for seat in seats}
        self.crystals = {seat: table.seat(seat).crystal for seat in seats}

    def follow(self, step: Step, later: tuple[Step, ...]) -> None:
        """Hands do what the step says; of cards that it does not name they take any but those that `later` steps do."""
        told: dict[str, Any] = dict(step.params)
        seat, n = told.get("seat"), told.get("n", 0)
        match step.what:
            case "taken":
                kind = told["kind"] or self._any(seat, later)[0]
                self._from_hand(seat, kind)
                self.regions[told["region"]].append(kind)
            case "refill":
                assert len(self.regions[told["region"]]) == n
                self.city += self.regions[told["region"]]
                self.regions[told["region"]] = []
            case "drawn":
                for kind in self._any(seat, later)[:n]:
                    self._from_hand(seat, kind)
                    self.city.append(kind)
            case "away":
                assert len(self.away) >= n
                self.hands[seat] += Counter([self.away.pop() for _ in range(n)])
            case "shuffled":
                self.away += [self.city.pop(0) for _ in range(n)]
            case "made":
                self.gifts[seat].remove(told["gift"])
                self.stacks[told["stack"] - 1].append(told["gift"])
            case "paid":
                for kind, count in step.cards.items():
                    for _ in range(count):
                        del self.away[max(at for at, each in enumerate(self.away) if each == kind)]
                        self.hands[seat][kind] += 1
            case "crystal":
                assert not self.crystals[seat]
                self.crystals[seat] = True
            case "reward" | "bonus":
                self.gifts[seat].remove(told["gift"])
                home = self.aside if told.get("source", "aside") == "aside" else self.stacks[int(told["source"]) - 1]
                home.append(told["gift"])
            case "pawn":
                self.pawns[seat] = told["place"]
            case "stacks":
                gifts = sorted(gift for stack in self.stacks for gift in stack)
                self.stacks[told["stack"] - 1] = gifts  # which gift was where, nobody can know: see `seen`
            case other:
                raise AssertionError(other)

    def blinded(self) -> Wooden:
        """The same table with all cards face down."""
        found = copy.deepcopy(self)
        found.city, found.away = ["card"] * len(self.city), ["card"] * len(self.away)
        found.hands = {seat: Counter(card=hand.total()) for seat, hand in self.hands.items()}
        found.regions = {region: ["card"] * len(lying) for region, lying in self.regions.items()}
        return found

    def _any(self, seat: str, later: tuple[Step, ...]) -> list[str]:
        named = [str(step.params["kind"]) for step in later if step.what == "taken" and step.params["seat"] == seat]
        free = self.hands[seat] - Counter(named)
        return [*free.elements(), *(self.hands[seat] - free).elements()]

    def _from_hand(self, seat: str, kind: str) -> None:
        assert self.hands[seat][kind], f"{seat} has no {kind}"
        self.hands[seat][kind] -= 1

    def seen(self, kinds: bool, tops: bool) -> dict[str, Any]:
        """What lies where: cards by kind, or only by number; stacks with their gifts, or none where they were mixed."""

        def cards(some: Counter[str] | list[str]) -> Any:
            return +Counter(some) if kinds else Counter(some).total()

        return {
            "hands": {seat: cards(hand) for seat, hand in self.hands.items()},
            "regions": {region: cards(lying) for region, lying in self.regions.items()},
            "city and discard pile": (cards(self.city), cards(self.away)),
            "gifts": self.gifts,
            "stacks": [sorted(stack) for stack in self.stacks] if tops else None,
            "set aside": sorted(self.aside) if tops else None,
            "pawns and crystals": (self.pawns, self.crystals),
        }


def faceless(step: Step) -> Step:
    """The step without the kinds of its cards."""
    kind = {"kind": "card"} if "kind" in step.params else {}
    cards = {"card": sum(step.cards.values())} if step.cards else {}
    return Step(step.what, {**step.params, **kind}, cards)


@pytest.mark.parametrize("seed", range(GAMES))
def test_an_undo_carried_out_to_the_letter_leaves_the_table_as_it_was(seed: int) -> None:
    chance = random.Random(seed)
    seats, side = 2 + seed % 3, ("day", "night")[seed % 2]
    game = masterelf()
    told = {"seats": seats, "options": {"side": side}}
    # Everything is shown, so that every step can name its cards.
    players = Players(told, "".join(map(str, range(1, seats + 1))), random.Random(f"wood {seed}"))
    start = game.prepared(
        Start("masterelf", seats, None, {"side": side, "deck": str(BOX)}), lambda p: Path(p).read_text("utf-8")
    )
    assert isinstance(start, Start)
    state = game.start(start)
    assert isinstance(state, Table)
    moments = [(Match(game, state), Wooden(players, state))]
    while moments[-1][0].prompt.awaits:
        match = moments[-1][0]
        if match.state.equals:
            said: Any = {"do": "younger", "seat": match.state.equals[0]}
        else:
            *_, said = players.say(match)
        after = match.say(read_command(game, write(said)))
        assert isinstance(after, Match), (said, after)
        moments.append((after, Wooden(players, after.state)))
    for _ in range(60):
        at = chance.randrange(1, len(moments))
        back = max(0, at - chance.choice((1, 1, 2, 3, 5, 8, 20)))
        (now, wood), (then, was) = moments[at], moments[back]
        wood, listed = copy.deepcopy(wood), taken_back(now, then)
        if any(step.what == "shuffled" for step in listed):
            # Which cards were the discard pile nobody knows any more: only the numbers can be right.
            wood, listed = wood.blinded(), tuple(map(faceless, listed))
        for done, step in enumerate(listed, 1):
            wood.follow(step, listed[done:])
        whats = {step.what for step in listed}
        hidden, mixed = whats & {"drawn", "away", "shuffled", "refill"}, "stacks" in whats
        assert wood.seen(not hidden, not mixed) == was.seen(not hidden, not mixed), listed


def test_an_undo_lists_the_same_at_two_tables_that_differ_in_what_was_hidden() -> None:
    listed = []
    for drawn in ("magic", "water"):
        game = SeatedGame(2).says("go", seat="1", to="r1").says("take", seat="1", ingredient="air")
        game.says("end_turn", seat="1").turn("2").says("go", seat="1", to="city")
        before = game.match
        game.says("swap", seat="1", discard={drawn: 1}, drawn={drawn: 1, "metal": 1})
        listed.append(taken_back(game.match, before))
    assert listed[0] == listed[1] == (Step("drawn", {"seat": "1", "n": 2}), Step("away", {"seat": "1", "n": 1}))


def test_a_gift_that_is_taken_back_says_what_was_paid_and_where_everything_goes(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        seat_game(it).tap("r1", "take/untold", "stack/1", "gift/pirate", "stack/1")
        it.tap("pay/2")
        while it.session.table.match.before is not None and it.session.table.match.state.seat("1").at != "city":
            it.tap("undo")
        listed = "\n".join(it.session.notices.put_back)
    assert "Anna: pirate back on stack 1" in listed
    assert "back from the discard pile" in listed
    assert "Anna: take the crystal back" in listed
    assert "Anna: the card taken back to Region 1" in listed
    assert "Region 1: all its cards (3) back on the city's stack" in listed
    assert "elf to the city" in listed
