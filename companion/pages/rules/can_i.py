"""The page "Can I?": judges an action that is put together as in the game, and stores nothing."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from companion.games.can_i import Questions, SetUp
from companion.games.common_actions import ReadRule, SeatTouched, Suggested
from companion.games.drawing.common_controls import button, picker
from companion.games.drawing.seat_marks import seat_mark
from companion.games.people import People
from companion.games.private_hand import holding
from companion.games.registry import GAMES
from companion.games.start_and_resume import StartedGame
from companion.games.touch_and_tags.touch_result import Draft, Say
from companion.games.view_values import Suggestions, View
from companion.pages.page_registry import open_page
from companion.pages.parts import clear_on
from companion.piece import Piece
from companion.rulebook import printed
from companion.screen import Choice, Does, Notice, Pick, Screen, SeatPanel, Sheet, tone_of
from companion.session.entered_hand import pieces
from companion.session.page_stack import Page
from companion.session.refusals import reason, refusal
from companion.session.screen_session import ScreenSession
from companion.session.seated_game import seat_game
from companion.session.spoken_game import SpokenGame, spoken
from companion.storage.tag_catalog import Tagged
from companion.transfer.box_files import folder, read, taught
from engine.game import Command, Start
from engine.match import Match, public
from engine.rule import Rejection, Rule, Unclear
from engine.state import State
from hardware.events import ButtonPressed, TagArrived


class Verdict(Struct, frozen=True):
    """The verdict on a "Can I?" question: `answer` in a word, the notice with its reason, and the legal alternatives.
    `spot` is the id of the place or path that the question is about.
    """

    answer: str
    notice: Notice
    suggestions: Suggestions = Suggestions()
    spot: str = ""


class CanIPage(Page, frozen=True):
    """The page "Can I?" with a question being put together. `asking` are the game's functions for questions. `table` is
    the game it is about: the public part of the seated one, or, if `set_up`, a position set up on this page. `mode` is
    the kind of question, one of `asking.modes` or `asking.set_up_mode`; `seat` the asking seat ("2"), `draft` the
    touches so far, `pieces` the pieces on readers, `own` a seat and the hidden pieces that it entered on its phone;
    `over` is what is shown over the board: "" or "editions". `verdict` is None until the question is complete.
    """

    asking: Questions
    table: SpokenGame
    mode: str
    seat: str
    draft: Draft
    set_up: bool
    verdict: Verdict | None = None
    over: str = ""
    pieces: tuple[Piece, ...] = ()
    own: tuple[str, Mapping[str, int]] = ("", {})

    def _plain(self) -> CanIPage:
        """The page without the question that was begun, and without its verdict."""
        return replace(self, verdict=None, over="", draft=self.table.look.blank(), pieces=())

    def _asked_of(self) -> Match:
        """The game in which the question is judged, as if it were the asking seat's turn."""
        state = self.asking.as_if(self.table.match.state, self.mode, self.seat)
        if self.own[0] == self.seat and self.own[1]:
            seat, own = self.own
            state = holding(state, seat, self.table.look.secrets(state), own)
        return Match(self.table.match.game, state)

    def show(self, session: ScreenSession) -> Screen:
        """The screen with the board as in the game, a banner that marks it as a question, and the verdict."""
        table, speech, match, verdict = self.table, self.table.speech, self._asked_of(), self.verdict
        suggestions = verdict.suggestions if verdict else Suggestions()
        view = View(match, self.draft, table.players, speech, glow=suggestions.glow, wrong=suggestions.wrong)
        picture, board = table.look.picture(view), table.look.board(match.state)
        asker = table.players[int(self.seat) - 1]
        mark = seat_mark(asker.colour, self.seat)
        banner = replace(
            picture.banner,
            round="?",
            of="",
            phase=speech.say("can-i-only-asking"),
            turn=verdict.answer if verdict else asker.name,
            prompt=speech.say(f"can-i-{self.mode}", "prompt"),
            mark=mark,
        )
        tray = picture.tray
        if self.mode == self.asking.set_up_mode:
            usable = (choice for choice in tray if choice.enabled)  # the pieces need the room of the others
            tray = (*usable, *self.asking.pieces(self.draft, mark, speech))
        # Without a draft a sheet is no part of a question: it would only cover the board.
        sheet = self._editions() if self.over else picture.sheet if self.draft != table.look.blank() else None
        return Screen(
            "can-i",
            board=board,
            marks=replace(picture.marks, chosen=verdict.spot) if verdict and not suggestions.wrong else picture.marks,
            banner=banner,
            seats=tuple(self._panel(panel) for panel in picture.seats),
            tray=() if self.over else tray,
            bar=self._bar((*picture.secondary, *((picture.primary,) if picture.primary else ()))),
            notice=replace(verdict.notice, at=clear_on(board, verdict.spot)) if verdict else None,
            sheet=sheet,
        )

    def _panel(self, panel: SeatPanel) -> SeatPanel:
        """The panel of a seat on this page; in a position set up here it has no score and no pieces. That of the asking
        seat can be touched to begin again."""
        own, begun = panel.does == SeatTouched(self.seat), self != self._plain()
        panel = replace(panel, active=own, does="" if own and not begun else panel.does)
        return replace(panel, score="", details=(), start=False) if self.set_up else panel

    def _bar(self, offered: tuple[Choice, ...]) -> tuple[Choice, ...]:
        speech = self.table.speech
        set_up = self.asking.set_up_mode
        modes = (set_up, *self.asking.modes) if self.set_up and set_up else self.asking.modes
        kinds = (
            Choice(Pick("mode", mode), speech.say(f"can-i-{mode}"), tone=tone_of(mode == self.mode))
            for mode in modes
            if len(modes) > 1
        )
        helps = tuple(choice for choice in offered if choice.id in self.asking.usable_buttons)
        if self.asking.usable_buttons:
            words, first = self.asking.idle_button, self.asking.usable_buttons[0]
            idle = Choice(first, speech.say(words), enabled=False) if words else Choice("", "")
            helps = helps or (idle,)  # the others keep their places
        if not self.set_up or self.table.id:
            return (button(speech, "close"), *kinds, *helps)
        now = self.table.match.game.name
        others = (Choice(Pick("game", name), speech.say(f"game-{name}")) for name in GAMES if name != now)
        editions = (Choice("editions", speech.say("can-i-editions")),) if GAMES[self.table.start.game].editions else ()
        return (button(speech, "close"), *others, *editions, *kinds, *helps)

    def _editions(self) -> Sheet:
        speech, now = self.table.speech, self.table.match.game.edition(self.table.match.state)
        labels = {key: speech.say(f"edition-{key}") for key in GAMES[self.table.start.game].editions}
        body = replace(picker("edition", labels, now, 2), tall=True)
        return Sheet("editions", speech.say("new-edition"), (body,), (button(speech, "cancel"),))

    def tap(self, session: ScreenSession, does: Does, text: str) -> None:
        """Choose a kind of question or a seat, add the touch to the question, or go back."""
        plain = self._plain()
        match does:
            case Pick("mode", mode):
                session.pages.go(replace(plain, mode=mode))
            case SeatTouched(seat):
                session.pages.go(replace(plain, seat=seat))
            case "ask-another":
                session.pages.go(plain)
            case ReadRule(rule):
                open_page(session, "rules", rule)
            case "editions":
                session.pages.go(replace(plain, over="" if self.over else "editions"))
            case Pick("game", game):
                _ask_of(session, game)
            case "cancel" if self.over:
                session.pages.go(plain)
            case Pick("edition", edition):
                session.pages.go(plain._with(self.asking.under(self.table.match.state, edition)))
            case Suggested(act=act):
                session.pages.go(plain._on(act))
            case _:
                session.pages.go(self._touched(does))

    def heard(self, session: ScreenSession, event: Any) -> bool:
        """Add the piece whose tag was read to the question, instead of using it in the game; True if the event was
        used. Buttons do nothing here.
        """
        match event:
            case TagArrived(device, reader, uid):
                catalog = session.store.catalog
                session.pages.go(self._with_piece(session, catalog.place(device, reader), catalog.meaning(uid)))
                return True
            case ButtonPressed():
                return True
        return False

    def _with_piece(self, session: ScreenSession, place: Piece | None, tagged: Tagged | None) -> CanIPage:
        tag_input, match, players = self.table.look.tag_input(), self._asked_of(), self.table.players
        if tagged is None or tagged.game != match.game.name:
            return self
        piece = tag_input.held(tagged.means, players)
        if piece is None:
            return self
        if place:
            return self._asked_by_tags(tag_input.placed(match.state, self.draft, piece, place, frozenset()))
        if piece.kind == "seat":
            return replace(self, seat=piece.name, verdict=None)
        sort = tag_input.sort(piece)
        pieces = (*(each for each in self.pieces if not sort or tag_input.sort(each) != sort), piece)
        page = replace(self, verdict=None, pieces=pieces, draft=tag_input.with_pieces(self.draft, pieces))
        return page._asked_by_tags(tag_input.read(match.state, page.draft, piece))

    def _asked_by_tags(self, act: Say | Draft | None) -> CanIPage:
        """The page after tags were read; in a position being set up they place pieces, and ask nothing."""
        if self.mode != self.asking.set_up_mode or not isinstance(act, Say):
            return self._on(act)
        page = replace(self, draft=self.table.look.blank(), pieces=())
        for does in self.asking.picked(act.commands[0]):
            page = page._touched(does)
        return replace(page, draft=self.table.look.blank())

    def _touched(self, does: Does) -> CanIPage:
        state = self.table.match.state
        if self.mode == self.asking.set_up_mode:
            done = self.asking.set_up(state, self.draft, does, self.seat)
            if isinstance(done, SetUp):
                return replace(self._with(done.state), draft=done.draft)
            return replace(self._on(done), draft=self.draft)  # the piece stays chosen
        return self._on(self.table.look.touch(self._asked_of().state, self.draft, does))

    def _with(self, state: State) -> CanIPage:
        """The page with another position set up as the subject of the question."""
        return replace(self, table=self.table.with_match(Match(self.table.match.game, state)))

    def _on(self, act: Say | Draft | None) -> CanIPage:
        """The page after a touch that means `act`: with the verdict if the question is complete now, else with what is
        entered so far; the same page if `act` is None."""
        if act is None:
            return self
        if isinstance(act, Say):
            if not act.commands:
                return self
            learnt = self.asking.learnt(self.table.match.state, act.commands[0], self.seat)
            if learnt is not None:
                return replace(self._with(learnt.state), draft=learnt.draft, verdict=None)
            return replace(self, verdict=self._judged(act.commands[0]), draft=self.table.look.blank(), pieces=())
        return replace(self, draft=act, verdict=None)

    def _judged(self, command: Command) -> Verdict:
        """The verdict on a command, which is judged but not stored."""
        match, speech, spot = self._asked_of(), self.table.speech, self.asking.spot(self._asked_of().state, command)
        after = match.say(command)
        another = {"id": "ask-another", "asks": (button(speech, "ask-another"),)}
        if isinstance(after, Unclear):
            return Verdict(speech.say("can-i-no"), Notice("ask-another", reason(speech, after)), spot=spot)
        if isinstance(after, Rejection):
            notice, suggestions = refusal(self.table.with_match(match), command, after)
            return Verdict(speech.say("can-i-no"), replace(notice, **another), suggestions, spot)
        assert after.last is not None
        rule, numbers = self.asking.because(match.state, command, speech)
        now = None if self.set_up else self.table.match.say(command)
        if isinstance(now, Rejection):
            answer, headline = speech.say("can-i-later"), speech.say("can-i-not-now")
            numbers = speech.say(now.rule.id, "more", **now.params)
        else:
            answer = headline = speech.say("can-i-yes")
        law = Rule(rule, GAMES[match.game.name].topic(rule))
        source = match.game.source(match.game.edition(match.state), law)
        notice = Notice(
            "",
            headline,
            speech.say("can-i-told", act=self.table.look.tell(after.last, speech), numbers=numbers),
            printed(law, source, speech),
            tone="news",
            opens=ReadRule(rule),
        )
        return Verdict(answer, replace(notice, **another), spot=spot)


def open_can_i(session: ScreenSession, unused: str) -> None:
    """Open the page *Can I?* for the running game; without one, with a position to be set up, for the first
    registered game that has this page."""
    session.notices.dismiss()
    session.pages.push(_of_game(session) if session.seated is not None else _of_nothing(session))


def _of_game(session: ScreenSession) -> CanIPage:
    """The page "Can I?" for the game being played. The seat that asks is the seat in turn, or on a phone the phone's
    own seat, until another seat is touched.
    """
    table = session.table
    table = table.with_match(public(table.match))
    asking, state, seats = GAMES[table.start.game].questions_of(table.look), table.match.state, table.match.prompt.seats
    seat = seats[0] if seats else state.seats[0].id
    followed = asking.followed(state)
    mode = asking.at_hand(state) if followed else asking.set_up_mode
    own: tuple[str, Mapping[str, int]] = ("", {})
    if session.seat:
        own = session.seat, pieces(session.known, session.seat, session.speech)
    return CanIPage(asking, table, mode, own[0] or seat, table.look.blank(), not followed, own=own)


def _of_nothing(session: ScreenSession, name: str = "", box: Mapping[str, str] = {}) -> CanIPage:
    """The page "Can I?" with a position to set up: for the game `name`, or for "" the first one that has such
    questions. `box` is the contents of its box that owners entered, `{"name": …, "text": …}`; empty for none.
    """
    game, settings = name or next(iter(GAMES)), session.store.settings
    asking = GAMES[game].questions_of(GAMES[game].look(GAMES[game].game()))
    match = asking.nothing_known(settings.edition, box)
    started = StartedGame(Start(game, len(match.state.seats)), match)
    table = spoken(seat_game(0, started, People()), settings.language, settings.edition)
    mode = asking.at_hand(match.state) if asking.followed(match.state) else asking.set_up_mode
    return CanIPage(asking, table, mode, match.state.seats[0].id, table.look.blank(), True)


def _ask_of(session: ScreenSession, game: str) -> None:
    """Read the contents of this game's box that its owners entered; then show the page "Can I?" with a position to set
    up.
    """

    def show(box: Mapping[str, str]) -> None:
        if isinstance(session.pages.page, CanIPage):
            session.pages.go(_of_nothing(session, game, box))

    session.store.ask(lambda store: _box(folder(store.path, game), game), show)


def _box(where: Path, game: str) -> Mapping[str, str]:
    """The contents of this game's box that its owners entered and play with, as `{"name": …, "text": …}`; empty for
    none, or if they cannot be read. `where` is the path of the store.
    """
    for box in taught(where)[:1]:
        with suppress(ValueError):
            text = read(box)
            if not GAMES[game].check(text, box.stem):
                return {"name": box.stem, "text": text}
    return {}
