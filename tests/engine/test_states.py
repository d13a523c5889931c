"""Conservation: whatever is told in whatever order, no more is known than the box holds."""

from __future__ import annotations

from random import Random

import walks
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from engine.codec import write
from engine.elfenland.editions import EDITIONS, SWITCHES
from engine.elfenland.pieces import CARDS_OF_A_KIND, COUNTERS, COUNTERS_OF_A_KIND, KINDS
from engine.elfenland.scoring import standings
from engine.match import Match
from engine.rule import Rejection
from tests.extent import many
from tests.moments import begun

STARTS = st.fixed_dictionaries(
    {
        "seats": st.integers(2, 6),
        "edition": st.sampled_from(EDITIONS),
        "town_cards": st.booleans(),
        **{
            name: st.sampled_from(SWITCHES[name])
            for name in ("phase3", "keep_counter", "hand_limit_at", "caravan", "deal")
        },
    }
)


class AnyTable(RuleBasedStateMachine):
    """Somebody at the table says things, sensible ones and others, and takes some back."""

    match: Match

    @initialize(options=STARTS)
    def set_up(self, options: dict[str, object]) -> None:
        self.match = begun(**options)  # type: ignore[arg-type]

    @rule(seed=st.integers(0, 2**32))
    def somebody_acts(self, seed: int) -> None:
        self.match = walks.step(self.match, Random(seed)) or self.match

    @rule(seed=st.integers(0, 2**32), acts=st.integers(5, 40))
    def a_while_passes(self, seed: int, acts: int) -> None:
        random = Random(seed)
        for _ in range(acts):
            self.match = walks.step(self.match, random) or self.match

    @rule(kind=st.sampled_from(COUNTERS[:2]), times=st.integers(1, 9))
    def counters_of_a_kind_are_turned_up_and_drawn(self, kind: str, times: int) -> None:
        for _ in range(times):
            for sentence in (
                {"do": "turn_up", "kind": kind},
                {"do": "draw_hidden", "seat": self.match.state.turn or "1", "kind": kind},
                {"do": "draw", "seat": self.match.state.turn or "1", "from": "pile", "kind": kind},
            ):
                answer = walks.say(self.match, sentence)
                if isinstance(answer, Match):
                    self.match = answer

    @rule()
    def planning_is_over_at_once(self) -> None:
        for do in ("deal", "drawn", "drawn", *["pass"] * len(self.match.state.seats)):
            seat = {"seat": self.match.state.turn} if do == "pass" else {}
            answer = walks.say(self.match, {"do": do, **seat})
            if isinstance(answer, Match):
                self.match = answer

    @rule(steps=st.integers(1, 4))
    def boots_sail_there_and_back_for_rafts_that_nobody_has_seen(self, steps: int) -> None:
        for _ in self.match.state.seats:
            seat = self.match.state.turn or "1"
            for _ in range(steps):
                self.sail(seat)
            for sentence in ({"do": "end_move"}, {"do": "discard", "count": self.match.state.seat(seat).surplus}):
                answer = walks.say(self.match, {**sentence, "seat": seat})
                self.match = answer if isinstance(answer, Match) else self.match

    def sail(self, seat: str) -> None:
        """One step over the first water that leaves the boot's town, if any does."""
        town = self.match.state.seat(seat).town
        for water in [route for route in self.match.game.board.leaving[town] if route.water][:1]:
            rafts = {"raft": water.rafts_from(town)}
            answer = walks.say(self.match, {"do": "travel", "seat": seat, "route": water.id, "cards": rafts})
            self.match = answer if isinstance(answer, Match) else self.match

    @rule(seed=st.integers(0, 2**32))
    def hands_are_dealt_and_told(self, seed: int) -> None:
        deck = [kind for kind, count in CARDS_OF_A_KIND.items() for _ in range(count)]
        Random(seed).shuffle(deck)
        hands = {seat.id: [deck.pop() for _ in range(8)] for seat in self.match.state.seats}
        told = {seat: {kind: hand.count(kind) for kind in hand} for seat, hand in hands.items()}
        answer = walks.say(self.match, {"do": "deal", "hands": told})
        if isinstance(answer, Match):
            self.match = answer

    @rule(seed=st.integers(0, 2**32))
    def somebody_says_anything(self, seed: int) -> None:
        random = Random(seed)
        before = write(self.match.state)
        answer = walks.say(self.match, walks.filled(random.choice(self.match.game.grammar(self.match.state)), random))
        assert write(self.match.state) == before
        if isinstance(answer, Rejection):
            assert set(answer.params) == set(answer.rule.needs)

    @rule(seed=st.integers(0, 2**32))
    def the_table_settles_something_for_itself(self, seed: int) -> None:
        if self.match.prompt.awaits:
            self.match = walks.settled(self.match, Random(seed))

    @rule(entries=st.integers(1, 5))
    def something_is_taken_back(self, entries: int) -> None:
        self.match = self.match.undo(min(entries, len(self.match)))

    @invariant()
    def the_48_counters_are_conserved(self) -> None:
        table = self.match.state
        out = len(table.roads) + table.display.size + sum(seat.counters for seat in table.seats)
        assert out <= COUNTERS_OF_A_KIND * len(COUNTERS)
        for kind in COUNTERS:
            assert table.counters_known(kind) <= COUNTERS_OF_A_KIND
        assert table.display.size == 5
        for seat in table.seats:
            assert seat.hidden.size <= 2
            assert seat.counters <= 5
            for row in (seat.open, seat.hidden, table.display, seat.hand):
                assert row.unknown >= 0
                assert all(count > 0 for count in row.known.values())

    @invariant()
    def the_72_cards_are_conserved(self) -> None:
        table = self.match.state
        for kind in KINDS:
            assert table.cards_known(kind) <= CARDS_OF_A_KIND[kind]
        most = 12 if table.options["deal"] == "eight_more" else 8
        assert all(seat.hand.size <= most for seat in table.seats)

    @invariant()
    def the_20_pieces_of_a_colour_are_conserved(self) -> None:
        collectable = set(self.match.game.board.collectable())
        for seat in self.match.state.seats:
            assert len(set(seat.collected)) == len(seat.collected) <= 20
            assert set(seat.collected) <= collectable

    @invariant()
    def obstacles_on_roads_were_given_up(self) -> None:
        table = self.match.state
        assert sum(road.obstacle for road in table.roads.values()) <= sum(not seat.obstacle for seat in table.seats)

    @invariant()
    def somebody_is_always_awaited_until_the_end(self) -> None:
        prompt = self.match.prompt
        assert bool(prompt.awaits) or prompt.over
        assert bool(prompt.seats) or prompt.phase == "deal" or prompt.over

    @invariant()
    def the_best_stand_first(self) -> None:
        if self.match.prompt.over:
            ranks = [each.rank for each in standings(self.match.state)]
            assert ranks == sorted(ranks)
            assert ranks[0] == 1


TestAnyTable = AnyTable.TestCase
TestAnyTable.settings = settings(
    max_examples=many("sequences at any table", 60, daily=60, quick=12), stateful_step_count=25
)
