"""The `Game` of Master Elf: the handler of each command in each phase, and the public state."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import to_builtins
from msgspec.structs import replace

from engine.game import Ask, Game, Judge, Prompt, Slot
from engine.masterelf import (
    catching_up,
    commands_and_events,
    making_gifts,
    override_refusal,
    rules,
    scores_only,
    setup,
    taking,
    turn_and_game_end,
)
from engine.masterelf.catching_up import snapshot
from engine.masterelf.count_pad import Column
from engine.masterelf.evolve import evolve
from engine.masterelf.pieces import CITY, NAMED_GIFTS, NAMED_INGREDIENTS, SPECIAL_SETS, STACKS, UNSEEN
from engine.masterelf.scoring import best, sort, standings
from engine.masterelf.state import Table
from engine.rule import Rejection, Rule

Handler = Judge[Table, commands_and_events.Event]

_ANY_TIME: Mapping[type, Handler] = {
    commands_and_events.Top: making_gifts.top,
    commands_and_events.Lay: taking.lay,
}
"""Commands that may be entered in any phase before the end."""

_PHASES: Mapping[str, Mapping[type, Handler]] = {
    "move": {
        **_ANY_TIME,
        commands_and_events.Go: taking.go,
        commands_and_events.KeepScore: scores_only.keep_score,
    },
    "take": {**_ANY_TIME, commands_and_events.Take: taking.take, commands_and_events.Swap: taking.swap},
    "create": {
        **_ANY_TIME,
        commands_and_events.Create: making_gifts.create,
        commands_and_events.EndTurn: turn_and_game_end.end_turn,
    },
    "end": {
        **_ANY_TIME,
        commands_and_events.EndTurn: turn_and_game_end.end_turn,
        commands_and_events.Create: making_gifts.no_second_gift,
        commands_and_events.Reward: making_gifts.reward_unasked,
    },
    "discard": {**_ANY_TIME, commands_and_events.Discard: turn_and_game_end.discard},
    "redistribute": {**_ANY_TIME, commands_and_events.Redistribute: making_gifts.redistribute},
    "reward": {**_ANY_TIME, commands_and_events.Reward: making_gifts.reward},
    "bonus": {
        commands_and_events.LayBonus: turn_and_game_end.lay_bonus,
        commands_and_events.Bonus: turn_and_game_end.bonus,
        commands_and_events.Younger: turn_and_game_end.younger,
    },
    "score": {commands_and_events.NextRound: scores_only.next_round},
    "over": {commands_and_events.Sort: sort},
}
TABLE: Mapping[str, Mapping[type, Handler]] = {
    phase: {
        **judges,
        commands_and_events.Count: scores_only.count,
        **({commands_and_events.CatchUp: catching_up.catch_up} if phase != "over" else {}),
    }
    for phase, judges in _PHASES.items()
}
"""By phase, the commands that it allows, each with the function that judges it. Players may count in any phase, and
enter a position before the end."""

AWAITS: Mapping[str, tuple[str, ...]] = {
    "move": ("go",),
    "take": ("take",),
    "create": ("create", "end_turn"),
    "end": ("end_turn",),
    "discard": ("discard",),
    "redistribute": ("redistribute",),
    "reward": ("reward",),
    "bonus": ("bonus",),
    "score": ("next_round", "count"),
    "over": (),
}

UNLISTED = "unlisted"
"""A made-up id that stands in the grammar for any gift or ingredient that is not listed."""


class MasterElf(Game[Table, commands_and_events.Command, commands_and_events.Event]):
    """Master Elf's rules as a `Game`; its cards are those of the owner's box, read from a deck file at the start."""

    name = "masterelf"
    topics = rules.TOPICS
    rules: Mapping[str, Rule] = rules.RULES
    commands: object = commands_and_events.COMMANDS
    events = commands_and_events.Event
    switches: Mapping[str, tuple[str | bool, ...]] = {"special_on_last_gift": setup.CHOICES["special_on_last_gift"]}
    phases = TABLE
    of_any_seat = (commands_and_events.Younger, commands_and_events.Sort)

    def unclear(self, state: Table, command: commands_and_events.Command) -> str:
        """The error sentence if the command names something that this table does not have, else ""."""
        seat, to = getattr(command, "seat", None), getattr(command, "to", None)
        if seat is not None and not any(each.id == seat for each in state.seats):
            return f"There is no seat {seat!r}; the seats are 1 to {len(state.seats)}."
        if seat in state.house.gone and not isinstance(command, commands_and_events.Sort):
            return f"Seat {seat} has left the table."
        if to is not None and to != CITY and to not in state.regions:
            return f"There is no place {to!r}; the places are {CITY}, {', '.join(state.regions)}."
        if isinstance(command, commands_and_events.CatchUp):
            return catching_up.missing(state, command.table)
        if isinstance(command, commands_and_events.Lay):
            if command.region not in state.regions:
                return f"There is no region {command.region!r}; the regions are {', '.join(state.regions)}."
            if not any(command.ingredients.values()):
                return "Give at least one ingredient that is there."
        for kind in _named(command):
            if not state.lists_ingredient(kind):
                return f"The deck lists no ingredient {kind!r}; listed are {', '.join(state.deck.ingredients)}."
        if isinstance(command, commands_and_events.Swap) and (command.discard is None) == (command.count is None):
            return "A swap gives either the cards put away (discard) or their count."
        if isinstance(command, commands_and_events.Discard) and (command.cards is None) == (command.count is None):
            return "A discard gives either its cards or their count."
        if isinstance(command, commands_and_events.Reward) and command.gift is not None and command.source is None:
            return "A reward gives the source it is taken from: a stack, 1 to 3, or aside."
        return ""

    def out_of_phase(self, state: Table, command: commands_and_events.Command) -> Rejection:
        """The answer to a command that this phase does not allow."""
        name = str(type(command).__struct_config__.tag)
        return rules.END_02.broken() if state.ended else rules.TURN_01.broken(command=name, phase=state.phase)

    def out_of_turn(self, state: Table, seat: str, speakers: tuple[str, ...]) -> Rejection:
        """The refusal of a command by a seat that is not in turn; `speakers` are the seats that are."""
        rule = rules.BONUS_02 if state.phase == "bonus" else rules.SETUP_09
        return rule.broken(seat=seat, turn=speakers[0])

    prepared = staticmethod(setup.prepared)
    start = staticmethod(setup.start)
    would = staticmethod(override_refusal.would)
    leave = staticmethod(turn_and_game_end.leave)
    evolve = staticmethod(evolve)
    retelling = staticmethod(catching_up.retelling)

    def prompt(self, state: Table) -> Prompt:
        """The seats that may act in this state, and the commands that are awaited."""
        awaits = AWAITS[state.phase]
        if state.phase == "take" and state.seat(state.turn).at == CITY:
            awaits = ("swap",)
        return Prompt(state.round, state.phase, state.speakers(), awaits, over=state.phase == "over")

    def grammar(self, state: Table) -> tuple[Ask, ...]:
        """Every form of command that other programs can send, with all values that can be entered in its fields."""
        seat = Slot("seat", tuple(each.id for each in state.seats))
        stack, regions = Slot("stack", STACKS), tuple(state.regions)
        gift = Slot("gift", _gifts(state))
        kinds = _ingredients(state)
        number = Slot("count", tuple(range(max(each.hand.size for each in state.seats) + 2)))
        source = Slot("from", (*STACKS, "aside"))
        crystal = Slot("crystal", (True, False), optional=True)
        drawn = Slot("drawn", kinds, many=True, optional=True)
        sizes = making_gifts.equal_stacks(state.gifts_left)
        layouts = tuple(dict.fromkeys((sizes, sizes[::-1], (sizes[2], *sizes[:2]), (state.gifts_left, 0, 0))))
        return (
            Ask("top", (stack, gift)),
            Ask("lay", (Slot("region", regions), Slot("ingredients", kinds, many=True))),
            Ask("go", (seat, Slot("to", (CITY, *regions)))),
            Ask("take", (seat, Slot("ingredient", kinds, optional=True))),
            Ask("swap", (seat, Slot("discard", kinds, many=True), drawn)),
            Ask("swap", (seat, number, drawn)),
            Ask("create", (seat, stack, Slot("cards", kinds, many=True), crystal)),
            Ask("reward", (seat, source, replace(gift, choices=(*gift.choices, None)))),
            Ask("redistribute", (Slot("sizes", layouts, optional=True),)),
            Ask("end_turn", (seat,)),
            Ask("discard", (seat, Slot("cards", kinds, many=True))),
            Ask("discard", (seat, number)),
            Ask("bonus", (seat, gift)),
            *(() if state.ended else (Ask("catch_up", (Slot("table", (to_builtins(snapshot(state)),)),)),)),
            *((Ask("lay_bonus", (Slot("gifts", _revealed(state)),)),) if state.phase == "bonus" else ()),
            Ask("younger", (seat,)),
            Ask("sort", (seat, Slot("collections", _sortings(state), optional=True))),
            *((Ask("keep_score", ()),) if state.first_turn else ()),
            *(_scores(state) if state.phase in ("score", "over") else ()),
        )

    def shown(self, state: Table) -> dict[str, object]:
        """The public state as JSON values, in the form that other programs read."""
        table: dict[str, object] = {
            "round": state.round,
            "phase": state.phase,
            "start_player": state.start_player,
            "side": state.side,
            "regions": {
                id: {"cards": region.size, "known": dict(region.known)} for id, region in state.regions.items()
            },
            "stacks": [{"left": stack.left, "top": stack.top} for stack in state.stacks],
            "aside": state.aside,
            "exhausted": state.exhausted,
            "seats": {
                seat.id: {
                    "at": seat.at,
                    "hand": seat.hand.size,
                    "gifts": list(seat.gifts),
                    "crystal": seat.crystal,
                    "reward": seat.reward,
                    **({"gone": True} if seat.id in state.house.gone else {}),
                }
                for seat in state.seats
            },
        }
        if state.phase == "over":
            table["standings"] = to_builtins(standings(state))
        return table

    def edition(self, state: Table) -> str:
        """The code of the one edition."""
        return rules.EDITION

    def source(self, edition: str, rule: Rule) -> Mapping[str, str | int | None]:
        """The page and section on which the rulebook prints this rule."""
        return rules.source(rule.topic)


def masterelf() -> MasterElf:
    """The rules of Master Elf as a `Game`."""
    return MasterElf()


def _named(command: commands_and_events.Command) -> Iterable[str]:
    """The ingredients that a command names."""
    for field in ("ingredients", "cards", "discard", "drawn"):
        yield from getattr(command, field, None) or ()
    ingredient = getattr(command, "ingredient", None)
    if ingredient is not None:
        yield ingredient


def _gifts(table: Table) -> tuple[str, ...]:
    """Every gift that a command can name in `grammar`, the list of commands for other programs: those of the deck, or
    of the rulebook if the deck lists none; those seen so far; and `UNLISTED`, which stands for any other.
    """
    seen = [gift for seat in table.seats for gift in seat.gifts if gift != UNSEEN]
    tops = [stack.top for stack in table.stacks if stack.top is not None]
    return tuple(dict.fromkeys((*(table.deck.gifts or NAMED_GIFTS), *seen, *tops, UNLISTED)))


def _sortings(table: Table) -> tuple[dict[str, list[str]], ...]:
    """The sortings of gifts into sets that `grammar`, the list of commands for other programs, offers: the empty one;
    all gifts of a seat in one set; and, only after the end of the game, the best sorting for each seat.
    """
    found: list[dict[str, list[str]]] = [{}]
    for seat in table.seats:
        known = [gift for gift in seat.gifts if gift != UNSEEN]
        found += [{name: known} for name in (*table.deck.sets, *SPECIAL_SETS)[:2] if known]
        if table.phase == "over":
            found.append({name: list(gifts) for name, gifts in best(table.deck, seat.gifts).collections.items()})
    return tuple(found)


def _revealed(table: Table) -> tuple[tuple[str, ...], ...]:
    """The bonus cards that `grammar` offers: some that can lie there, and too few of them."""
    free = tuple(gift for gift in _gifts(table) if not table.is_elsewhere(gift))
    number = len(table.choosing)
    return free[:number], free[-number:], free[: number - 1]


def _scores(table: Table) -> tuple[Ask, ...]:
    """What `grammar` offers where players keep the score themselves: of counts one that can be, then one that each rule
    forbids."""
    rest = (Column((2,), (), 1, 0),) * (len(table.seats) - 1)
    pair = Column((2,), SPECIAL_SETS[:1], 1, 0)
    columns = pair, Column((1,), (), 2, 0), Column((1,), (), 1, 2)
    counts = tuple((column, *rest) for column in columns)
    return Ask("next_round", ()), Ask("count", (Slot("columns", (*counts, (pair, pair, *rest[1:]))),))


def _ingredients(table: Table) -> tuple[str, ...]:
    """The ingredients that commands may name: those of the deck, if it lists any; else those of the rulebook, those
    known to lie in a region, and `UNLISTED`, which stands for any other."""
    if table.deck.ingredients:
        return tuple(table.deck.ingredients)
    lying = [kind for region in table.regions.values() for kind in region.known]
    return tuple(dict.fromkeys((*NAMED_INGREDIENTS, *lying, UNLISTED)))
