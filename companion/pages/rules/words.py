"""The printed words in two languages side by side, so that two players see that they mean the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from companion.language.bundles import language
from companion.language.speech import FALLBACK, LANGUAGES, Speech
from companion.screen import Block, Choice, Choices, Columns, Grid, Row, Screen, Sheet
from companion.session.session import button

if TYPE_CHECKING:
    from companion.session.session import Page, Session

SOURCE = f"{FALLBACK}/words.ftl"
"""The file whose headings and words are shown, in its order; what stands before its first heading is not."""
HEADING, WORD = "words-", "name-"


class WordsPage(Struct, frozen=True):
    """`one` and `other` are the languages; `back` is the page to return to."""

    back: Page
    one: str
    other: str

    @classmethod
    def first(cls, session: Session, back: Page) -> WordsPage:
        """The screen's language beside the one that the table's rulebook is printed in."""
        spoken = session.speech.language
        printed = session.settings.edition
        if session.seated is not None:
            printed = session.seated.match.game.edition(session.seated.match.state)
        return cls(back, spoken, printed if printed != spoken else FALLBACK if spoken != FALLBACK else "de")

    def show(self, session: Session) -> Screen:
        """Two rows of languages, then a line a word."""
        one, other = Speech(self.one), Speech(self.other)
        rows: list[Row] = []
        for id, cut in language(FALLBACK).cuts.items():
            if cut.file != SOURCE:
                continue
            if id.startswith(HEADING):
                rows.append(Row((one.say(id), other.say(id)), strong=True))
            elif id.startswith(WORD) and rows:
                rows.append(Row((one.name(id.removeprefix(WORD)), other.name(id.removeprefix(WORD)))))
        blocks: tuple[Block, ...] = (
            Columns((_tongues("one", self.one),), (_tongues("other", self.other),)),
            Grid(tuple(rows), (0.5, 0.5)),
        )
        title = session.speech.say("sheet-words")
        return Screen("words", title, sheet=Sheet("words", title, blocks, (button(session.speech, "close"),)))

    def tap(self, session: Session, id: str, text: str) -> None:
        """Another language on one side, or back."""
        verb, _, what = id.partition("/")
        match verb:
            case "close":
                session.go(self.back)
            case "one" if what in LANGUAGES:
                session.go(replace(self, one=what))
            case "other" if what in LANGUAGES:
                session.go(replace(self, other=what))


def _tongues(side: str, present: str) -> Choices:
    chosen = present if present in LANGUAGES else "fr"
    tone = {True: "selected", False: "plain"}
    return Choices(
        tuple(Choice(f"{side}/{each}", each, tone=tone[each == chosen]) for each in LANGUAGES),  # type: ignore[arg-type]
        columns=6,
    )
