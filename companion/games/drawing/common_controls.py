"""Parts of screens that are alike on every page and in every game: buttons, seat panels, steppers, common sheets."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping

from msgspec.structs import replace

from companion.games.common_actions import CardKind, SeatTouched, Tick
from companion.games.drawing.seat_marks import seat_mark
from companion.games.people import Player
from companion.games.touch_and_tags.touch_result import D, enters
from companion.games.view_values import View
from companion.language.message_texts import Speech
from companion.screen import (
    Banner,
    Choice,
    Choices,
    Detail,
    Does,
    Glyph,
    Grid,
    Pick,
    Row,
    SeatPanel,
    Sheet,
    Stepper,
    Steppers,
    Tone,
    tone_of,
)
from engine.game import C, E, Entry, S
from engine.holding import Counts
from engine.state import State


def mark(players: tuple[Player, ...], id: str) -> Glyph:
    """The mark of the seat with this id: its colour, shape and number."""
    return seat_mark(players[int(id) - 1].colour, id)


def panel(
    state: State,
    id: str,
    players: tuple[Player, ...],
    speech: Speech,
    score: str,
    details: Iterable[str | Detail],
    active: bool,
) -> SeatPanel:
    """The panel of the seat with this id: name, mark, score, detail lines, and whether it is in turn."""
    return SeatPanel(
        does=SeatTouched(id),
        name=players[int(id) - 1].name,
        mark=mark(players, id),
        score=score,
        details=tuple(each if isinstance(each, Detail) else Detail(each) for each in details),
        active=active,
        start=id == state.start_player,
        gone=id in state.house.gone,
        start_label=speech.say("panel-start"),
    )


def banner(view: View[S, C, E, D], phase: str, words: str, speakers: tuple[str, ...], of: str = "") -> Banner:
    """The round, `phase` and prompt in `words`, and the name and mark of the seat in turn if `speakers` is one seat;
    `of` is the text below the round."""
    prompt, alone = view.match.prompt, speakers[0] if len(speakers) == 1 else ""
    everyone = "" if prompt.over and not speakers else view.voice.say("turn-everyone")
    turn = view.players[int(alone) - 1].name if alone else everyone
    return Banner(str(prompt.round), of, phase, turn, words, mark(view.players, alone) if alone else None)


def picker(
    of: str,
    labels: Mapping[str, str],
    selected: str | Collection[str | None],
    columns: int = 4,
    glyphs: Mapping[str, Glyph] | None = None,
) -> Choices:
    """Choices one or several of which are selected: `picker("edition", {"de": "German", "en": "English"}, "de")` has
    the touches `Pick("edition", "de")` and `Pick("edition", "en")`."""
    drawn, on = glyphs or {}, (selected,) if isinstance(selected, str) else selected
    choices = (Choice(Pick(of, key), label, "", drawn.get(key), tone_of(key in on)) for key, label in labels.items())
    return Choices(tuple(choices), columns)


def seat_choice(
    does: Does, id: str, players: tuple[Player, ...], on: bool = False, *, detail: str = "", enabled: bool = True
) -> Choice:
    """A button that does this with the seat `id`; `on` shows it as selected."""
    return Choice(does, players[int(id) - 1].name, detail, mark(players, id), tone_of(on), enabled)


def button(
    speech: Speech, id: str, tone: Tone = "plain", *, detail: str = "", enabled: bool = True, wide: float = 0.0
) -> Choice:
    """A button labelled by the message `act-<id>`; the rest are fields of `Choice`."""
    return Choice(id, speech.say(f"act-{id}"), detail, tone=tone, enabled=enabled, wide=wide)


def cancel(speech: Speech) -> Choice:
    """The button that clears the unfinished command."""
    return button(speech, "cancel")


def whole_number(choice: Choice, missing: int, speech: Speech) -> Choice:
    """The button that enters the pieces counted by steppers, where their number is given: lit once none is `missing`;
    until then it says how many are."""
    if missing > 0:
        return replace(choice, detail=speech.say("act-count-missing", pieces=missing))
    return replace(choice, tone="primary")


def which(ways: Iterable[C], tell: Callable[[Entry[C, E], Speech], str], speech: Speech) -> Sheet:
    """The dialog that asks which of these possible commands was meant, one button each ("which/0" is the first); `tell`
    words a command.
    """
    choices = tuple(
        Choice(enters(f"which/{n}", command), tell(Entry(command, ()), speech)) for n, command in enumerate(ways)
    )
    blocks = (Choices(choices, columns=1, tall=True),)
    return Sheet("which", speech.say("sheet-which"), blocks, (cancel(speech),), low=True)


def card_steppers(
    kinds: Iterable[str], cards: Counts, most: int, label: Callable[[str], str], glyph: Callable[[str], Glyph | None]
) -> Steppers:
    """One stepper for each kind, showing its count in `cards`; the counts of all kinds together are limited to
    `most`."""
    left = most - sum(cards.values())
    return Steppers(
        tuple(
            Stepper(CardKind(kind, most), label(kind), held, high=held + left, glyph=glyph(kind))
            for kind, held in ((kind, cards.get(kind, 0)) for kind in kinds)
        )
    )


DONE, SKIPPED, TO_DO = "✓", "–", "○"


def checklist(
    lines: tuple[str, ...],
    ticked: frozenset[int],
    does: Callable[[int], Does] = Tick,
    skipped: frozenset[int] = frozenset(),
) -> Grid:
    """The lines as a list to tick off: those with the indices in `ticked` are marked as done, those in `skipped` as
    left out; `does(0)` is what a touch of the first does.
    """
    rows = tuple(
        Row(
            (DONE if n in ticked else SKIPPED if n in skipped else TO_DO, line),
            does=does(n),
            strong=n not in ticked | skipped,
        )
        for n, line in enumerate(lines)
    )
    return Grid(rows, (0.06, 0.94))
