"""The table: the board, what is true now, and what can be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from companion.games.actions import Draft, Say
from companion.games.protocol import View
from companion.language.fuzzy_match import found
from companion.pages.parts import checklist
from companion.pages.parts.notice_position import clear_of
from companion.pages.table import menu, tutorial
from companion.pages.table.device_faults import fault
from companion.pages.table.standings import EndingPage
from companion.screen import Choice, Choices, Field, Screen, Sheet, Text
from companion.session.session import button

if TYPE_CHECKING:
    from companion.session.session import Desk


class TablePage(Struct, frozen=True):
    """`over` is what lies over the table: "" nothing, "menu", "chart", "find", "lies", "back" (what an undo asked of
    the hands) or "board" (where a sensed board differs from the game). `looked` is a seat that was asked about, `blink`
    a place that was found, `typed` the name it is looked for by, `ticked` the lines of a list that are done."""

    over: str = ""
    looked: str = ""
    blink: str = ""
    typed: str = ""
    ticked: frozenset[int] = frozenset()

    def show(self, desk: Desk) -> Screen:
        """The whole screen."""
        sitting, notice = desk.table, desk.notice
        instead, awaited = desk.instead, sitting.match.prompt.seats
        view = View(
            sitting.match,
            desk.draft,
            sitting.players,
            sitting.speech,
            self.looked,
            instead.glow,
            instead.wrong,
            self.blink,
            sitting.voice(*awaited),
        )
        picture = sitting.look.picture(view)
        state = sitting.match.state
        behind = sitting.look.cites(state, desk.draft)
        banner = replace(
            picture.banner,
            id=f"rule/{behind[0]}" if behind else "",
            addressee=awaited[0] if len(awaited) == 1 and picture.banner.mark else "",
        )
        notice = None if self.over else notice or tutorial.card(desk, picture.sheet)
        if notice is not None and instead.wrong:
            notice = replace(notice, at=clear_of(desk, next(iter(instead.wrong))))
        marks = picture.marks
        if self.over == "board" and desk.devices is not None:
            marks = replace(marks, glow=desk.devices.board(desk)[1], wrong=frozenset())
        # A place that was found must be seen: nothing of the game lies over the map then.
        sheet = self._sheet(desk) or (None if self.blink else picture.sheet)
        return Screen(
            "table",
            board=sitting.look.board(state),
            marks=marks,
            banner=banner,
            seats=picture.seats,
            tray=() if self.over else picture.tray,
            bar=self._bar(desk, picture.secondary, picture.primary),
            notice=notice,
            sheet=sheet,
            fault=fault(desk) if sheet is None or sheet.low or not self.over else "",
        )

    def tap(self, desk: Desk, id: str, text: str) -> None:
        """Pages of the menu, the undo button, a seat's panel; everything else is the game's."""
        verb, _, what = id.partition("/")
        match verb:
            case "undo" if desk.table.match.before is not None:
                desk.go(TablePage())
                desk.undo(desk.last_act())
            case "menu":
                desk.go(TablePage(over="" if self.over else "menu"))
            case "close":
                desk.go(TablePage())
            case "seat":
                desk.go(TablePage(looked="" if self.looked == what else what))
                # A game may take the touch too, for an act of that seat.
                desk.act(desk.table.look.touch(desk.table.match.state, desk.draft, id))
                if desk.devices is not None:
                    desk.devices.speaks(desk, what)
            case "chart" | "find" | "lies":
                desk.go(TablePage(over=id))
            case "tick" if what.isdecimal():
                desk.go(replace(self, ticked=self.ticked ^ {int(what)}))
            case "tick":
                desk.dismiss()
                desk.go(TablePage(over="back"))
            case "rule":
                # Loaded when it is asked for, as the menu's pages are.
                from companion.pages.rules.rules import RulesPage

                desk.go(RulesPage.first(desk, TablePage(), what))
            case "disagree" if what:
                from companion.pages.rules.disagree import DisagreePage

                desk.go(DisagreePage(TablePage(), what))
            case "let" if desk.instead.let is not None and desk.notice is not None:
                from companion.pages.rules.ruling import RulingPage

                desk.go(RulingPage(TablePage(), desk.instead.let, desk.notice.headline, desk.notice.numbers))
            case "got-it":
                tutorial.understood(desk)
            case "find-typed":
                desk.go(replace(self, typed=text))
            case "found":
                desk.go(TablePage(blink=what))
            case _ if (opens := menu.ENTRIES.get(id)) is not None:
                opens(desk, TablePage())
            case "way" if what.isdecimal() and int(what) < len(desk.instead.ways):
                self.act(desk, desk.instead.ways[int(what)].act)
            case _:
                self.act(desk, desk.table.look.touch(desk.table.match.state, desk.draft, id))

    def act(self, desk: Desk, act: Say | Draft | None, of: str = "") -> None:
        """Hand on what a touch made, or what `of` did; the last act of the game shows how it ended."""

        was_over = desk.table.finished

        def acted() -> None:
            if desk.table.finished and not was_over:
                desk.go(EndingPage(TablePage()))

        desk.dismiss()
        tutorial.understood(desk)
        desk.go(TablePage(looked=self.looked))
        desk.act(act, acted, of)

    def _bar(self, desk: Desk, secondary: tuple[Choice, ...], primary: Choice | None) -> tuple[Choice, ...]:
        sitting = desk.table
        # What the desk said by itself is undone with the act that it followed, so that act is named.
        entry = sitting.match.undo(desk.last_act() - 1).last if sitting.match.last else None
        detail = sitting.look.tell(entry, sitting.speech) if entry else ""
        if entry and desk.care.unsaved(sitting):
            detail = sitting.speech.say("disk-unsaved", act=detail)
        undo = Choice("undo", sitting.speech.say("act-undo"), detail, enabled=entry is not None)
        if sitting.finished:
            primary = button(sitting.speech, "standings", "primary")
        return (undo, button(sitting.speech, "menu"), *secondary, *((primary,) if primary else ()))

    def _sheet(self, desk: Desk) -> Sheet | None:
        speech, look = desk.table.speech, desk.table.look
        close = (button(speech, "close"),)
        match self.over:
            case "menu":
                return menu.sheet(desk)
            case "chart":
                return Sheet("chart", speech.say(f"sheet-chart-{desk.table.told.game}"), look.chart(speech), close)
            case "lies":
                lines = look.lies(desk.table.match.state, speech)
                return Sheet("lies", speech.say("sheet-lies"), (checklist.lines(lines, self.ticked),), close)
            case "back":
                return Sheet(
                    "back", speech.say("sheet-put-back"), (checklist.lines(desk.put_back, self.ticked),), close
                )
            case "board" if desk.devices is not None:
                return desk.devices.board(desk)[0]
            case "find":
                return _find(desk, self.typed)
        return None


def _find(desk: Desk, typed: str) -> Sheet:
    """Places by name, the likeliest first; touching one makes it blink on the map."""
    look, speech = desk.table.look, desk.table.speech
    names = {place.id: place.label for place in look.board(desk.table.match.state).places}
    likely = found(typed, names, look.aliases)
    places = Choices(tuple(Choice(f"found/{id}", speech.name(id)) for id in likely), columns=4)
    nothing = Text(speech.say("find-nothing"), tone="quiet")
    field = Field("find-typed", typed, speech.say("find-hint"))
    return Sheet("find", speech.say("sheet-find"), (field, places if likely else nothing), (button(speech, "close"),))
