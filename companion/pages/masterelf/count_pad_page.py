"""The count pad of Master Elf: pages to enter each player's sets, ribbons and elves as numbers, and to see who won."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from companion.games.common_actions import ReadRule
from companion.games.drawing.seat_marks import seat_mark
from companion.games.masterelf.standings_blocks import counted_columns, size, unchecked
from companion.games.people import Player
from companion.games.touch_and_tags.touch_result import Say
from companion.language.message_texts import Speech
from companion.pages.lobby.new_game import SetupPage
from companion.pages.masterelf.count_cards_page import Cards, CardsPage
from companion.pages.masterelf.deck_editor_page import OpenBox, with_box
from companion.pages.page_registry import open_page
from companion.pages.parts import whole_page
from companion.rulebook import printed
from companion.screen import (
    Block,
    Choice,
    Choices,
    Columns,
    Does,
    Notice,
    Nth,
    Pick,
    Screen,
    Text,
    Tone,
    tone_of,
)
from companion.session.refusals import reason
from companion.session.screen_session import ScreenSession
from engine.codec import write
from engine.game import Command, Start
from engine.masterelf.commands_and_events import Count, KeepScore
from engine.masterelf.count_pad import MANY, Column, ranks, refused, toggled
from engine.masterelf.pieces import SPECIAL_SETS
from engine.masterelf.rulebook_pages import source
from engine.masterelf.scoring import column
from engine.masterelf.state import Table
from engine.rule import Rejection

REMEMBERED = "count-pad"
"""The key under which the store keeps the `Pad` last entered, so that nothing is lost when the page is left."""
LAST = 10
"""The last number of a row of buttons. It stands for itself at the first touch; each further touch adds one."""
SETS = 7
"""The entered sets side by side."""
LABELS = 0.19
"""The width of the label before a row of buttons, as a fraction of the page."""


class Pad(Struct, frozen=True):
    """The count of one game: its players, and a column for each; by seat the gifts that were touched one by one."""

    players: tuple[Player, ...]
    columns: tuple[Column, ...]
    gifts: Mapping[str, tuple[str, ...]] = {}

    @classmethod
    def of(cls, players: tuple[Player, ...]) -> Pad:
        """The empty count of these players."""
        return cls(players, tuple(Column() for _ in players))

    def name(self, session: ScreenSession, seat: str) -> str:
        """The name of a player, the colour if there is no name."""
        player = self.players[int(seat) - 1]
        return player.name or session.speech.say(f"colour-{player.colour}")


class CountPadPage(Struct, frozen=True):
    """The page on which the numbers of one player, at the index `at`, are entered. `why` is the reason for which the
    last touch was refused."""

    pad: Pad
    at: int = 0
    why: Rejection | None = None

    @property
    def column(self) -> Column:
        """What was entered for this player."""
        return self.pad.columns[self.at]

    def show(self, session: ScreenSession) -> Screen:
        """The screen with the players, and the rows of numbers of one of them with the points so far."""
        say, pad, column = session.speech.say, self.pad, self.column
        players = tuple(
            Choice(
                Pick("seat", str(n + 1)),
                pad.name(session, str(n + 1)),
                "",
                seat_mark(player.colour, str(n + 1)),
                tone_of(n == self.at),
            )
            for n, player in enumerate(pad.players)
        )
        sizes = tuple(Choice(Nth("size", n), size(n)) for n in range(1, MANY + 1))
        entered = tuple(
            Choice(Nth("set", n), f"{chr(ord('A') + n % 26)}: {size(gifts)}", tone="selected")
            for n, gifts in enumerate(column.sizes)
        )
        special = tuple(
            Choice(Pick("special", name), session.speech.name(name), tone=tone_of(name in column.special))
            for name in SPECIAL_SETS
        )
        # What grows comes last, so that no button moves away from a finger.
        blocks: tuple[Block, ...] = (
            Choices(players, columns=len(players)),
            _row(say("me-pad-sets"), sizes, MANY),
            _row(say("me-pad-special"), special, len(special)),
            _row(say("me-pad-colour"), _numbers("colour", column.colour), LAST + 1),
            _row(say("me-end-elves"), _numbers("elves", column.elves), LAST + 1),
            _row(say("me-pad-entered"), entered, SETS) if entered else Text(say("me-pad-how"), "detail", "quiet"),
        )
        clear = replace(_button(session, "pad-clear"), enabled=column != Column())
        buttons = (clear, _button(session, "pad-cards"), _button(session, "pad-result", "primary"))
        title = say("me-sheet-count-pad", name=pad.name(session, str(self.at + 1)), score=column.score)
        screen = whole_page(session, "count-pad", blocks, "close", *buttons, title=title)
        return screen if self.why is None else replace(screen, notice=_notice(session, pad, self.why))

    def tap(self, session: ScreenSession, does: Does, text: str) -> None:
        """Enter or withdraw a number of this player, turn to another player or to the result, or go back."""
        if isinstance(does, ReadRule):
            return open_page(session, "rules", does.rule)
        session.notices.dismiss()
        return replace(self, why=None)._tapped(session, does)

    def _tapped(self, session: ScreenSession, does: Does) -> None:
        column = self.column
        match does:
            case "close":
                session.pages.back()
            case "pad-noted":
                session.pages.go(self)
            case Pick("seat", seat):
                session.pages.go(replace(self, at=int(seat) - 1))
            case "pad-clear":
                self._keep(session, Column(), ())
            case "pad-cards":
                with_box(session, lambda box: self._by_cards(session, box))
            case "pad-result":
                self._result(session)
            case Nth("size", gifts):
                self._enter(session, replace(column, sizes=(*column.sizes, gifts)))
            case Nth("set", n):
                # What is withdrawn is never refused: the colour and the elves may be entered again after it.
                self._keep(session, replace(column, sizes=(*column.sizes[:n], *column.sizes[n + 1 :])))
            case Pick("special", special) if special in column.special:
                self._keep(session, replace(column, special=toggled(column, special)))
            case Pick("special", special):
                self._enter(session, replace(column, special=toggled(column, special)))
            case Nth("colour", number):
                self._enter(session, replace(column, colour=_touched(column.colour, number)))
            case Nth("elves", number):
                self._enter(session, replace(column, elves=_touched(column.elves, number)))

    def _enter(self, session: ScreenSession, column: Column) -> None:
        """Take over the changed column, unless no game can end so."""
        if (why := refused((*self.pad.columns[: self.at], column, *self.pad.columns[self.at + 1 :]))) is not None:
            return session.pages.go(replace(self, why=why))
        return self._keep(session, column)

    def _keep(self, session: ScreenSession, column: Column, cards: tuple[str, ...] | None = None) -> None:
        """Show and keep this player's column; `cards` are the gifts that it was counted from, None where they stay."""
        columns = (*self.pad.columns[: self.at], column, *self.pad.columns[self.at + 1 :])
        gifts = self.pad.gifts if cards is None else {**self.pad.gifts, str(self.at + 1): cards}
        _show(session, replace(self, pad=replace(self.pad, columns=columns, gifts=gifts)))

    def _by_cards(self, session: ScreenSession, box: OpenBox) -> None:
        """Open the page on which this player's gifts are touched."""
        pad, seat = self.pad, str(self.at + 1)
        known = {each: tuple(id for id in gifts if id in box.deck.gifts) for each, gifts in pad.gifts.items()}
        others = {id: pad.name(session, each) for each, gifts in known.items() if each != seat for id in gifts}

        def taken(gifts: tuple[str, ...], box: OpenBox) -> None:
            self._keep(session, column(box.deck, gifts) if gifts else Column(), gifts)

        session.pages.push(CardsPage(Cards(pad.name(session, seat), box, known.get(seat, ()), others), taken))

    def _result(self, session: ScreenSession) -> None:
        """Show the result; or the first player for whom something is missing or cannot be, with the reason."""
        columns = self.pad.columns
        if (why := refused(columns)) is not None:
            at = int(why.params.get("seat") or why.params["second"]) - 1
            return session.pages.go(replace(self, at=at, why=why))
        missing = next((at for at, column in enumerate(columns) if not column.complete), None)
        if missing is None:
            return session.pages.go(ResultPage(self.pad))
        say, column = session.speech.say, columns[missing]
        what = "sets" if not column.gifts else "colour" if column.colour is None else "elves"
        session.pages.go(replace(self, at=missing))
        name = self.pad.name(session, str(missing + 1))
        return session.notices.note(say("me-pad-missing", name=name), say(f"me-pad-missing-{what}"), tone="warning")


class ResultPage(Struct, frozen=True):
    """The page with the result of a count: the winners, and every player's column."""

    pad: Pad

    def show(self, session: ScreenSession) -> Screen:
        """The screen with the winners, and a table with a column for each player."""
        say, pad = session.speech.say, self.pad
        placed = ranks(pad.columns)
        seats = [str(n) for n in range(1, len(pad.players) + 1)]
        won = [seat for seat in seats if placed[int(seat) - 1] == 1]
        names = ", ".join(pad.name(session, seat) for seat in won)
        score = max(column.score for column in pad.columns)
        winner = say("me-pad-winner" if len(won) == 1 else "me-pad-shared", names=names, score=score)
        glyph = seat_mark(pad.players[int(won[0]) - 1].colour, won[0]) if len(won) == 1 else None
        grid = counted_columns(pad.columns, tuple(pad.name(session, seat) for seat in seats), session.speech)
        table = _played(session)
        judged = table is not None and not table.scores_only
        blocks = (Text(winner, "huge", "good", glyph), grid, *(() if judged else (unchecked(session.speech),)))
        buttons = (_button(session, "pad-new"), _button(session, "pad-back"), _button(session, "pad-keep", "primary"))
        return whole_page(session, "pad-result", blocks, "close", *buttons, title=say("me-sheet-pad-result"))

    def tap(self, session: ScreenSession, does: Does, text: str) -> None:
        """Go back to the numbers, begin a new count of the same players, or leave."""
        match does:
            case "close":
                session.pages.back()
            case "pad-back":
                session.pages.go(CountPadPage(self.pad))
            case "pad-new":
                _show(session, CountPadPage(Pad.of(self.pad.players)))
            case "pad-keep":
                _store(session, self.pad)


def _store(session: ScreenSession, pad: Pad) -> None:
    """Store the result: as the end of the game being played, else as a game of which only the score was kept."""
    counted, empty = Count(pad.columns), write(Pad.of(pad.players))

    def stored(*commands: Command) -> None:
        over = session.table.finished
        open_page(session, "table")
        session.act(Say(commands))
        if over:  # else the standings open by themselves
            open_page(session, "standings")
        session.store.ask(lambda store: store.remember(REMEMBERED, empty), lambda _: None)

    if session.seated is not None:
        return stored(counted)
    start = Start("masterelf", len(pad.players))
    if (wrong := session.game.begin(start, pad.players, lambda: stored(KeepScore(), counted))) is not None:
        session.notices.note(reason(session.speech, wrong), tone="warning")
    return None


def open_count_pad(session: ScreenSession, unused: str) -> None:
    """Open the pad with the players of the game, or of the new game that is being set up; with what was entered last,
    if it was for the same players."""
    session.notices.dismiss()
    page = session.pages.page
    if session.seated is not None:
        players = session.table.players
    elif isinstance(page, SetupPage):
        players = page.setup.seated
    else:
        return

    table = _played(session)
    counted = table.counted if table is not None else ()
    entered = {seat.id: seat.gifts for seat in table.seats} if table is not None else {}

    def recalled(text: bytes | None) -> None:
        pad = replace(Pad(players, counted) if counted else Pad.of(players), gifts=entered)
        if text is not None:
            last = msgspec.json.decode(text, type=Pad)
            begun = any(last.gifts.values()) or any(column != Column() for column in last.columns)
            pad = last if begun and _same(last, pad) and not counted else pad
        session.pages.push(CountPadPage(pad))

    session.store.ask(lambda store: store.recall(REMEMBERED), recalled)


def _played(session: ScreenSession) -> Table | None:
    """The table of the game that is being played; None for a new game that is being set up."""
    state = session.table.match.state if session.seated is not None else None
    return state if isinstance(state, Table) else None


def _same(pad: Pad, other: Pad) -> bool:
    """Whether two counts are of the same players."""
    one, two = ([(player.name, player.colour) for player in each.players] for each in (pad, other))
    return one == two and len(pad.columns) == len(pad.players)


def _show(session: ScreenSession, page: CountPadPage) -> None:
    """Show this page, and keep its count in the store."""
    session.pages.go(page)
    kept = write(page.pad)
    session.store.ask(lambda store: store.remember(REMEMBERED, kept), lambda _: None)


def _button(session: ScreenSession, id: str, tone: Tone = "plain") -> Choice:
    return Choice(id, session.speech.say(f"me-act-{id}"), tone=tone)


def _row(label: str, choices: tuple[Choice, ...], columns: int) -> Block:
    """A row of buttons with a label before it."""
    return Columns((Text(label),), (Choices(choices, columns),), share=LABELS)


def _numbers(of: str, value: int | None) -> tuple[Choice, ...]:
    """The buttons 0 to `LAST` for a number; the last one shows a number that is greater."""
    shown = None if value is None else min(value, LAST)
    last = f"{LAST}+" if shown != LAST else str(value)
    return tuple(Choice(Nth(of, n), str(n) if n < LAST else last, tone=tone_of(n == shown)) for n in range(LAST + 1))


def _touched(value: int | None, number: int) -> int:
    """The number after a touch of the button `number`."""
    return value + 1 if number == LAST and value is not None and value >= LAST else number


def _notice(session: ScreenSession, pad: Pad, why: Rejection) -> Notice:
    """The notice of a count that cannot be: the reason, and where the rulebook says so."""
    names = {str(n): pad.name(session, str(n)) for n in range(1, len(pad.players) + 1)}
    say, id = Speech(session.speech.language, lambda _, id: names.get(id)).say, why.rule.id
    cited = printed(why.rule, source(why.rule.topic), session.speech)
    return Notice("pad-noted", say(id, **why.params), say(id, "more", **why.params), cited, opens=ReadRule(id))
