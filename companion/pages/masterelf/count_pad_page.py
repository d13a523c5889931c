"""The count pad of Master Elf: pages to enter what each player scores by, in numbers or by cards, and the result."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from companion.games.common_actions import ReadRule
from companion.games.drawing.common_controls import picker, seat_choice
from companion.games.drawing.seat_marks import seat_mark
from companion.games.masterelf.art import GIFT, ribbon
from companion.games.masterelf.names import UNTITLED_COLOURS
from companion.games.masterelf.sheets import counted
from companion.games.masterelf.standings_blocks import counted_columns, size, unchecked
from companion.games.people import Player, named
from companion.games.touch_and_tags.touch_result import Say
from companion.language.message_texts import Speech
from companion.pages.lobby.new_game import SetupPage
from companion.pages.masterelf import deck_editor_edits as edits
from companion.pages.masterelf.deck_editor_page import BoxPage, OpenBox, set_toggled, with_box, write_box
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
from companion.session.page_stack import Page
from companion.session.refusals import reason
from companion.session.screen_session import ScreenSession
from engine.codec import write
from engine.game import Command, Start
from engine.masterelf.commands_and_events import Count, KeepScore
from engine.masterelf.count_pad import MANY, Column, ranks, refused, toggled
from engine.masterelf.owners_deck import Deck
from engine.masterelf.pieces import NAMED_GIFTS, RAINBOW, SPECIAL_SETS
from engine.masterelf.rules import source
from engine.masterelf.scoring import best, column
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
        return named(self.players[int(seat) - 1], session.speech).name


class CountPadPage(Page, frozen=True):
    """The page on which the numbers of one player, at the index `at`, are entered."""

    pad: Pad
    at: int = 0

    @property
    def column(self) -> Column:
        """What was entered for this player."""
        return self.pad.columns[self.at]

    def show(self, session: ScreenSession) -> Screen:
        """The screen with the players, and the rows of numbers of one of them with the points so far."""
        say, pad, column = session.speech.say, self.pad, self.column
        called = tuple(named(player, session.speech) for player in pad.players)
        seats = (str(n) for n in range(1, len(called) + 1))
        players = tuple(seat_choice(Pick("seat", seat), seat, called, int(seat) == self.at + 1) for seat in seats)
        sizes = tuple(Choice(Nth("size", n), size(n)) for n in range(1, MANY + 1))
        entered = tuple(
            Choice(Nth("set", n), f"{chr(ord('A') + n % 26)}: {size(gifts)}", tone="selected")
            for n, gifts in enumerate(column.sizes)
        )
        named_sets = {name: session.speech.name(name) for name in SPECIAL_SETS}
        special = picker("special", named_sets, column.special, len(named_sets))
        how = Text(say("me-pad-how"), "detail", "quiet")
        # What grows comes last, so that no button moves away from a finger.
        blocks: tuple[Block, ...] = (
            Choices(players, columns=len(players)),
            _row(say("me-pad-sets"), Choices(sizes, MANY)),
            _row(say("me-pad-special"), special),
            _row(say("me-pad-colour"), _numbers("colour", column.colour)),
            _row(say("me-end-elves"), _numbers("elves", column.elves)),
            _row(say("me-pad-entered"), Choices(entered, SETS)) if entered else how,
        )
        clear = replace(_button(session, "pad-clear"), enabled=column != Column())
        buttons = (clear, _button(session, "pad-cards"), _button(session, "pad-result", "primary"))
        title = say("me-sheet-count-pad", name=pad.name(session, str(self.at + 1)), score=column.score)
        screen = whole_page(session, "count-pad", blocks, "close", *buttons, title=title)
        shown = session.notices.shown
        return replace(screen, notice=shown) if shown is not None and shown.why else screen

    def close(self, session: ScreenSession) -> None:
        """Remove the notice, and go back."""
        session.notices.dismiss()
        session.pages.back()

    def tap(self, session: ScreenSession, does: Does, text: str) -> None:
        """Enter or withdraw a number of this player, turn to another player or to the result, or go back."""
        column = self.column
        if not isinstance(does, ReadRule):
            session.notices.dismiss()
        match does:
            case ReadRule(rule):
                open_page(session, "rules", rule)
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
            return session.notices.warn(_notice(session, self.pad, why))
        return self._keep(session, column)

    def _keep(self, session: ScreenSession, column: Column, cards: tuple[str, ...] | None = None) -> None:
        """Show and keep this player's column; `cards` are the gifts that it was counted from, None where they stay."""
        columns = (*self.pad.columns[: self.at], column, *self.pad.columns[self.at + 1 :])
        gifts = self.pad.gifts if cards is None else {**self.pad.gifts, str(self.at + 1): cards}
        _show(session, replace(self, pad=replace(self.pad, columns=columns, gifts=gifts)))

    def _by_cards(self, session: ScreenSession, box: OpenBox) -> None:
        """Open the page on which this player's gifts are touched."""
        known = {each: tuple(id for id in gifts if id in box.deck.gifts) for each, gifts in self.pad.gifts.items()}
        page = replace(self, pad=replace(self.pad, gifts=known))
        session.pages.go(CardsPage(box, page, known.get(str(self.at + 1), ())))

    def take_gifts(self, session: ScreenSession, deck: Deck, gifts: tuple[str, ...]) -> None:
        """Take over these gifts of the player, counted as is best."""
        self._keep(session, column(deck, gifts) if gifts else Column(), gifts)

    def _result(self, session: ScreenSession) -> None:
        """Show the result; or the first player for whom something is missing or cannot be, with the reason."""
        columns = self.pad.columns
        if (why := refused(columns)) is not None:
            at = int(why.params.get("seat") or why.params["second"]) - 1
            session.pages.go(replace(self, at=at))
            return session.notices.warn(_notice(session, self.pad, why))
        missing = next((at for at, column in enumerate(columns) if not column.complete), None)
        if missing is None:
            return session.pages.go(ResultPage(self.pad))
        say, column = session.speech.say, columns[missing]
        what = "sets" if not column.gifts else "colour" if column.colour is None else "elves"
        session.pages.go(replace(self, at=missing))
        name = self.pad.name(session, str(missing + 1))
        return session.notices.note(say("me-pad-missing", name=name), say(f"me-pad-missing-{what}"), tone="warning")


class CardsPage(BoxPage, frozen=True):
    """The page with all gifts of the box, of which those of one player (`own`) are touched; it leads back to that
    player's numbers (`count_page`). `why`: the best count of these gifts is shown instead."""

    count_page: CountPadPage
    own: tuple[str, ...]
    why: bool = False

    def show(self, session: ScreenSession) -> Screen:
        """The screen with a button for each gift and for a new one; or with the best count and its reasons."""
        say, deck, speech = session.speech.say, self.box.deck, self.speech(session)
        pad, seat = self.count_page.pad, str(self.count_page.at + 1)
        tally = best(deck, self.own)
        if self.why:
            blocks: tuple[Block, ...] = (counted(deck, self.own, tally, speech),)
        else:
            fresh = Choice("card-new", say("me-act-card-new"), say("me-act-card-new-more"), tone="quiet")
            given = pad.gifts.items()
            owners = {id: pad.name(session, each) for each, gifts in given if each != seat for id in gifts}
            gifts = sorted(deck.gifts, key=lambda id: (speech.name(id), id))
            cards = (self._card(id, owners.get(id, ""), speech) for id in gifts)
            blocks = (Choices((fresh, *cards), columns=3, tall=True),)
        name = pad.name(session, seat)
        title = say("me-sheet-cards", name=name, gifts=len(self.own), score=tally.score)
        why = Choice("cards-why", say("me-sort-best"), tone=tone_of(self.why), enabled=bool(self.own))
        return whole_page(session, "cards", blocks, why, primary="done", title=title)

    def _card(self, id: str, owner: str, speech: Speech) -> Choice:
        """The button of a gift, which cannot be touched if another player, the `owner`, has it."""
        gift, name = self.box.deck.gifts[id], speech.name(id)
        facts = [owner or speech.say("me-card-ask")]
        if not owner and gift.complete:
            titled = gift.title or id in NAMED_GIFTS
            facts = [*(map(speech.name, gift.collections) if titled else ()), speech.name(gift.colour or RAINBOW)]
            facts += [speech.say("me-card-elf")] * (gift.elves or 0)
        if gift.title and gift.title.casefold() != name.casefold():
            facts.insert(0, gift.title)  # as it is printed on the card
        glyph = ribbon(self.box.deck, gift.colour, speech) if gift.colour else GIFT
        return Choice(Pick("card", id), name, ", ".join(facts), glyph, tone_of(id in self.own), enabled=not owner)

    def toggled(self, gift: str) -> CardsPage:
        """With this gift among the player's, or without it if it is one of them."""
        left = tuple(each for each in self.own if each != gift)
        return replace(self, own=left if gift in self.own else (*self.own, gift))

    def tap(self, session: ScreenSession, does: Does, text: str) -> None:
        """Take or return a gift, ask for what is not known of it, show the count, or go back with the gifts."""
        deck = self.box.deck
        match does:
            case "done":
                self.count_page.take_gifts(session, deck, self.own)
            case "cards-why":
                session.pages.go(replace(self, why=not self.why))
            case "card-new":
                id = edits.numbered(deck, "gifts")
                session.pages.go(CardPage(replace(self.box, deck=edits.added(deck, "gifts", id)), self, id))
            case Pick("card", id) if id in self.own or deck.gifts[id].complete:
                session.pages.go(self.toggled(id))
            case Pick("card", id):
                session.pages.go(CardPage(self.box, self, id))


class CardPage(BoxPage, frozen=True):
    """The page on which the sets, the ribbon and the elf of the gift `id` are entered; `box` has what was entered so
    far, and is written when the gift is complete. `cards_page` is the page that it was opened from."""

    cards_page: CardsPage
    id: str

    def show(self, session: ScreenSession) -> Screen:
        """The screen with the sets, and with the ribbons twice: of a card without an elf, and of one with an elf."""
        say, deck, gift, speech = session.speech.say, self.box.deck, self.box.deck.gifts[self.id], self.speech(session)
        blocks: list[Block] = []
        before = self.cards_page.box.deck.gifts.get(self.id)
        if before is None or before.sets is None:
            sets = (Choice(Pick("set", id), speech.name(id), tone=tone_of(id in gift.collections)) for id in deck.sets)
            fresh = Choice("set-new", say("me-new-sets"))
            blocks += [Text(say("me-card-sets"), tone="quiet"), Choices((*sets, fresh), columns=5)]
        colours = (*deck.colours, RAINBOW) if gift.colour is None else (gift.colour,)
        further = (Choice("colour-new", say("me-new-colours")),) if gift.colour is None and self._next_colour else ()
        for elves in (0, 1) if gift.elves is None else (gift.elves,):
            ribbons = (
                Choice(Pick(f"ribbon-{elves}", id), speech.name(id), "", ribbon(deck, id, speech)) for id in colours
            )
            blocks += [Text(say(f"me-card-ribbon-{elves}"), tone="quiet"), Choices((*ribbons, *further), columns=5)]
            further = ()  # in the first row alone
        title = say("me-sheet-card", gift=speech.name(self.id) if gift.title or self.id in NAMED_GIFTS else "none")
        return whole_page(session, "card", blocks, "cancel", title=title)

    @property
    def _next_colour(self) -> str:
        """The next colour that the box has not yet, "" if there is none."""
        return next((id for id in UNTITLED_COLOURS if id not in self.box.deck.colours), "")

    def tap(self, session: ScreenSession, does: Does, text: str) -> None:
        """Enter sets; with the ribbon the card is complete, is kept in the box, and is the player's."""
        deck, gift, say = self.box.deck, self.box.deck.gifts[self.id], session.speech.say
        match does:
            case "cancel":
                session.pages.go(self.cards_page)
            case "set-new":
                id = edits.numbered(deck, "sets")
                self._entered(session, set_toggled(session, edits.added(deck, "sets", id), self.id, id))
            case "colour-new":
                self._entered(session, edits.added(deck, "colours", self._next_colour))
            case Pick("set", id):
                self._entered(session, set_toggled(session, deck, self.id, id))
            case Pick("ribbon-0" | "ribbon-1") if gift.sets is None:
                session.notices.note(say("me-card-sets-first"), tone="warning")
            case Pick("ribbon-0" | "ribbon-1" as elves, colour):
                whole = edits.with_gift(deck, replace(gift, colour=colour, elves=int(elves[-1])))
                box = replace(self.box, deck=edits.without_unused(whole, self.cards_page.box.deck))
                session.pages.go(replace(self.cards_page, box=box).toggled(self.id))
                write_box(session, box, box.deck)

    def _entered(self, session: ScreenSession, deck: Deck | None) -> None:
        """Show the page with this deck; None changes nothing."""
        if deck is not None:
            session.pages.go(replace(self, box=replace(self.box, deck=deck)))


class ResultPage(Page, frozen=True):
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


def _row(label: str, choices: Choices) -> Block:
    """A row of buttons with a label before it."""
    return Columns((Text(label),), (choices,), share=LABELS)


def _numbers(of: str, value: int | None) -> Choices:
    """The buttons 0 to `LAST` for a number; the last one shows a number that is greater."""
    shown = None if value is None else min(value, LAST)
    last = f"{LAST}+" if shown != LAST else str(value)
    labels = (*(str(n) for n in range(LAST)), last)
    choices = (Choice(Nth(of, n), label, tone=tone_of(n == shown)) for n, label in enumerate(labels))
    return Choices(tuple(choices), columns=LAST + 1)


def _touched(value: int | None, number: int) -> int:
    """The number after a touch of the button `number`."""
    return value + 1 if number == LAST and value is not None and value >= LAST else number


def _notice(session: ScreenSession, pad: Pad, why: Rejection) -> Notice:
    """The notice of a count that cannot be: the reason, and where the rulebook says so."""
    names = {str(n): pad.name(session, str(n)) for n in range(1, len(pad.players) + 1)}
    say, id = Speech(session.speech.language, lambda _, id: names.get(id)).say, why.rule.id
    cited = printed(why.rule, source(why.rule.topic), session.speech)
    return Notice("notice", say(id, **why.params), say(id, "more", **why.params), cited, opens=ReadRule(id))
