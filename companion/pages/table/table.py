"""The main page of a running game, with its board, the seats' panels, and what can be done."""

from __future__ import annotations

from msgspec.structs import replace

from companion.games.common_actions import Disagree, Found, ReadRule, ReturnTo, SeatTouched, Suggested, Tick, Todo
from companion.games.drawing.common_controls import button, checklist, mark
from companion.games.view_values import View
from companion.games.words.history_in_words import allowed
from companion.language.fuzzy_match import found
from companion.pages.page_registry import open_page
from companion.pages.parts import clear_on
from companion.pages.people import vote
from companion.pages.table import automatic_seats, menu, tutorial
from companion.pages.table.device_faults import fault
from companion.pages.table.history import HistoryPage
from companion.screen import (
    Choice,
    Choices,
    Does,
    Field,
    Glyph,
    Look,
    Recent,
    Screen,
    SeatPanel,
    Shape,
    Sheet,
    Spot,
    Text,
)
from companion.session.page_stack import Page
from companion.session.screen_session import TABLE, ScreenSession
from engine.common_commands import Let
from engine.match import public

FIRST, UNDO, REDO, PRIMARY = 84.0, 150.0, 50.0, 122.0
"""How wide the places of the bar are that every moment of every game has; what is between them shares the rest."""
RECENT, SEARCHED = 3, 12
"""How many of the last actions are shown, and in how many entries they are looked for."""
AGAIN = "↷"
GAP = Choice("", "")


class TablePage(Page, frozen=True):
    """The main page of a running game. `over` is what is shown over the board: "" nothing, "menu", "chart", "find",
    "lies" (the list of what lies where), "look" (what is known of `held`, where a finger was held), "back" (pieces to
    put back after an undo) or "board" (pieces to move on a sensed board). `looked` is the seat ("2") whose panel was
    touched, `blink` the id of a place that was found, `typed` the text it is searched by. `ticked` are the indices of
    the ticked lines of the list shown over the board, `ticked_in_game` those in the game's own checklist; `headline` is
    that of a notice that "board" shows below its list.
    """

    over: str = ""
    looked: str = ""
    blink: str = ""
    typed: str = ""
    ticked: frozenset[int] = frozenset()
    ticked_in_game: frozenset[int] = frozenset()
    headline: str = ""
    held: Does = ""

    def show(self, session: ScreenSession) -> Screen:
        """The screen with the board and its highlights, the panels of all seats, and the buttons for what can be done
        now.
        """
        seated, notice = session.table, session.notices.shown
        shown = seated.match
        asks = bool(seated.asks()) and not session.draft.ways
        suggestions, awaited = session.notices.suggestions, () if asks else shown.prompt.seats
        view = View(
            shown,
            session.draft,
            seated.shown,
            seated.speech,
            self.looked,
            suggestions.glow,
            suggestions.wrong,
            self.blink,
            seated.voice(*awaited),
            seated.people.explained is not None and shown.prompt.round == 1,
            ticked=self.ticked_in_game,
            asks=asks,
            whose=session.seat,
        )
        picture, state = seated.look.picture(view), shown.state
        board = seated.look.board(state)
        behind = seated.look.cites(state, session.draft)
        banner = replace(
            picture.banner,
            does=ReadRule(behind[0]) if behind else "",
            addressee=awaited[0] if len(awaited) == 1 and picture.banner.mark else "",
        )
        notice = None if self.over else notice or tutorial.card(session, picture.sheet)
        if notice is not None and suggestions.wrong:
            notice = replace(notice, at=clear_on(board, next(iter(suggestions.wrong)), suggestions.glow))
        marks = picture.marks
        if (last := seated.acted()) is not None:
            marks = replace(marks, done=seated.look.done(last, state))
        if self.over == "board" and session.devices is not None:
            places = session.devices.board(self.headline)[1]
            marks = replace(marks, glow=frozenset(), shown=places, wrong=frozenset())
        # A place that was found must be seen: no sheet of the game is shown over it.
        sheet = self._sheet(session) or (None if self.blink else picture.sheet)
        screen = Screen(
            "table",
            board=board,
            marks=marks,
            banner=banner,
            seats=with_phones(session, tuple(map(self._looked, picture.seats))),
            tray=() if self.over else picture.tray,
            bar=self._bar(session, picture.secondary, picture.primary),
            notice=notice,
            sheet=sheet,
            fault=fault(session) if sheet is None or sheet.low or not self.over else "",
            looks=not self.over,
            recent=_recent(session) if seated.look.recounts and session.whose == TABLE and not self.over else None,
        )
        return _one_primary(screen if self.over or self.blink else automatic_seats.drawn(session, screen))

    def _looked(self, panel: SeatPanel) -> SeatPanel:
        return replace(panel, looked=panel.does == SeatTouched(self.looked))

    def close(self, session: ScreenSession) -> None:
        """Close what is shown over the board."""
        session.pages.go(TablePage())

    def tap(self, session: ScreenSession, does: Does, text: str) -> None:
        """Open the menu or a page, undo, or show a seat; all other touches are the game's."""
        if isinstance(does, Look):
            # Where there is nothing to say, it is a touch.
            if look_sheet(session, does.of) is None:
                return self.tap(session, does.of, text)
            return session.pages.go(TablePage(over="look", held=does.of))
        if self.closes(session, does):
            session.notices.dismiss()
            return tutorial.understood(session)
        guide = None if self.over else tutorial.card(session, None)
        if guide is not None and does != guide.opens:
            tutorial.understood(session)  # what acts closes the card as well
        match does:
            case "undo" if session.table.match.before is not None:
                session.pages.go(TablePage())
                vote.undo(session, session.table.last_act())
            case "redo" if session.table.withdrawn:
                session.pages.go(TablePage())
                session.redo(session.table.next_redo())
            case "set-up":
                self.close(session)
            case SeatTouched(seat):
                session.pages.go(TablePage(looked="" if self.looked == seat else seat))
                # The game may use the same touch, for an action of that seat.
                session.act(session.table.look.touch(session.table.match.state, session.draft, does))
                if session.devices is not None:
                    session.devices.speaks(seat)
            case "menu" | "chart" | "find" | "lies" | "setup":
                session.pages.go(TablePage(over=does))
            case Tick(line):
                session.pages.go(replace(self, ticked=self.ticked ^ {line}))
            case "tick":
                session.notices.dismiss()
                session.pages.go(TablePage(over="back"))
            case ReadRule(rule):
                self._open(session, "rules", rule)
            case ReturnTo(kept):
                session.notices.dismiss()
                session.pages.push(HistoryPage(kept=kept))
            case Disagree(difference):
                self._open(session, "disagree", difference)
            case "let" if session.notices.suggestions.let is not None and session.notices.shown is not None:
                self._open(session, "ruling")
            case Todo(line):
                session.notices.dismiss()
                session.pages.go(replace(self, ticked_in_game=self.ticked_in_game ^ {line}))
            case "leave":
                session.leave()
            case "got-it":
                tutorial.understood(session)
            case "find-typed":
                session.pages.go(replace(self, typed=text))
            case Found(place):
                session.pages.go(TablePage(blink=place))
            case str() if name := menu.page_of(session, does):
                self._open(session, name)
            case Suggested(act=act):
                session.perform(act)
            case _ if session.boardside is not None and (
                session.boardside.tap(does, session) or session.boardside.deciding
            ):
                return  # a touch of the map does not begin the next person's turn
            case _:
                session.perform(session.table.look.touch(session.table.match.state, session.draft, does))

    def closes(self, session: ScreenSession, does: Does) -> bool:
        """Whether this touch only closes an open notice: that of a spot of the board where it does nothing, or nothing
        else than what was just refused. All other touches act even so.
        """
        card = None if self.over else session.notices.shown or tutorial.card(session, None)
        if card is None or card.id == "joined" or not isinstance(does, Spot):
            return False
        deciding = session.boardside is not None and session.boardside.deciding
        if deciding or does.id in session.notices.suggestions.wrong:
            return True
        draft = session.draft
        return session.table.look.touch(session.table.match.state, draft, does) in (None, draft)

    def _open(self, session: ScreenSession, name: str, argument: str = "") -> None:
        session.pages.go(TablePage())
        open_page(session, name, argument)

    def _bar(self, session: ScreenSession, secondary: tuple[Choice, ...], primary: Choice | None) -> tuple[Choice, ...]:
        seated = session.table
        if self.over:
            # In the place of the menu button, not of the undo button, so that a touch too many undoes nothing.
            return (button(seated.speech, "close", wide=FIRST),)
        entry = seated.acted()
        seat = seated.look.seat_of(entry) if entry else ""
        glyph = mark(seated.players, seat) if seat else None
        undo = Choice("undo", seated.speech.say("act-undo"), "", glyph, enabled=entry is not None, wide=UNDO)
        redo = Choice("redo", AGAIN, enabled=bool(seated.withdrawn), wide=REDO)
        if seated.finished:
            primary = Choice("standings", seated.speech.say("act-result"), tone="primary")
        last = replace(primary or GAP, wide=PRIMARY)
        return (
            button(seated.speech, "menu", wide=FIRST, detail=_club_sign(session)),
            undo,
            redo,
            *(secondary or (GAP,)),
            last,
        )

    def _sheet(self, session: ScreenSession) -> Sheet | None:
        speech, game = session.table.speech, session.table.look
        match self.over:
            case "menu":
                return menu.sheet(session)
            case "chart":
                return Sheet("chart", speech.say(f"sheet-chart-{session.table.start.game}"), game.chart(speech))
            case "setup":
                ready = (button(speech, "set-up", "primary"),)
                lines = game.setup(session.table.match.state, speech)
                return Sheet("setup", speech.say("sheet-setup"), (checklist(lines, self.ticked),), ready)
            case "lies":
                lines = game.table_check(session.table.match.state, speech)
                return Sheet("lies", speech.say("sheet-lies"), (checklist(lines, self.ticked),))
            case "look":
                return look_sheet(session, self.held)
            case "back":
                return Sheet("back", speech.say("sheet-put-back"), (checklist(session.notices.put_back, self.ticked),))
            case "board" if session.devices is not None:
                return replace(session.devices.board(self.headline)[0], buttons=())
            case "find":
                return _find(session, self.typed)
        return None


def _club_sign(session: ScreenSession) -> str:
    """The sign of the link to a club, on the way to *Settings*; "" where the table has joined none."""
    link = session.game.club.link if session.game.club is not None else None
    if link is None or link.state == "off":
        return ""
    return session.table.speech.say("club-sign", linked="yes" if link.state == "linked" else "no")


def _recent(session: ScreenSession) -> tuple[Recent, ...]:
    """The last actions of the game, newest first."""
    seated, found = session.table, list[Recent]()
    moment = seated.match
    for _ in range(SEARCHED):
        entry = moment.last
        if entry is None or moment.before is None or len(found) == RECENT:
            break
        seat = seated.look.seat_of(entry)
        if isinstance(entry.command, Let):
            entry = allowed(entry.command, entry, moment.game)
        glyph, words = seated.look.brief(entry, seated.speech)
        if words:
            found.append(Recent(mark(seated.players, seat) if seat else None, glyph, words))
        moment = moment.before
    return tuple(found)


def _one_primary(screen: Screen) -> Screen:
    """The screen with one yellow button at most: that of the notice or sheet rather than that of the bar."""
    notice = (*screen.notice.ways, *screen.notice.asks) if screen.notice is not None else ()
    sheet = screen.sheet.buttons if screen.sheet is not None else ()
    if any(each.tone == "primary" and each.enabled for each in notice):
        sheet = tuple(_plain(each) for each in sheet)
    elif not any(each.tone == "primary" and each.enabled for each in sheet):
        return screen
    bar = tuple(_plain(each) for each in screen.bar)
    return replace(screen, bar=bar, sheet=replace(screen.sheet, buttons=sheet) if screen.sheet is not None else None)


def _plain(choice: Choice) -> Choice:
    return replace(choice, tone="plain") if choice.tone == "primary" else choice


def _phone(id: str, ink: str) -> Glyph:
    screen = ((-0.32, -0.5), (-0.32, 0.62), (0.32, 0.62), (0.32, -0.5))
    case = ((-0.5, -1.0), (-0.5, 0.9), (0.5, 0.9), (0.5, -1.0))
    return Glyph(id, (Shape(case, fill=ink), Shape(screen, fill="#fffaf0")), ink)


AWAKE, ASLEEP = _phone("phone-awake", "#20302b"), _phone("phone-asleep", "#b5ad9a")
"""The marks of a seat that has a phone."""


def with_phones(session: ScreenSession, panels: tuple[SeatPanel, ...]) -> tuple[SeatPanel, ...]:
    """The panels of all seats, each with a mark if the seat has a phone: pale if its phones sleep."""
    awake = dict[str, bool]()
    for each in session.game.phones.here() if session.game.phones is not None else ():
        if not each.waits:
            awake[each.seat] = awake.get(each.seat, False) or each.awake
    return tuple(
        replace(panel, pieces=(*panel.pieces, AWAKE if awake[str(n)] else ASLEEP)) if str(n) in awake else panel
        for n, panel in enumerate(panels, 1)
    )


def open_table(session: ScreenSession, argument: str) -> None:
    """Show the main page of the game; `argument` is the value of `TablePage.over`, what is shown over the board."""
    session.pages.go(TablePage(over=argument))


def _find(session: ScreenSession, typed: str) -> Sheet:
    """The search for places by name, the most likely first for the text `typed`; a touched one blinks on the board."""
    look, speech = session.table.look, session.table.speech
    names = {place.id: place.label for place in look.board(session.table.match.state).places}
    likely = found(typed, names, look.aliases)
    places = Choices(tuple(Choice(Found(id), speech.name(id)) for id in likely), columns=4)
    nothing = Text(speech.say("find-nothing"), tone="quiet")
    field = Field("find-typed", typed, speech.say("find-hint"), language=speech.language)
    return Sheet("find", speech.say("act-find"), (field, places if likely else nothing))


def look_sheet(session: ScreenSession, of: Does) -> Sheet | None:
    """The sheet about what a touch of this would be of; None where the game has nothing to say of it."""
    seated, speech = session.table, session.speech
    look, match = seated.look, public(seated.match)
    match of:
        case Spot(id):
            asking = session.seat or next(iter(match.prompt.seats), seated.match.state.seats[0].id)
            answer = look.spot_in_words(match, id, asking, speech)
        case SeatTouched(id):
            answer = look.seat_in_words(View(match, look.blank(), seated.players, speech), id)
        case _:
            answer = None
    if answer is None:
        return None
    return Sheet("look", answer.title, tuple(Text(line, "title") for line in answer.lines))
