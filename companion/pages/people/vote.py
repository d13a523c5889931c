"""A vote by phone: a question that goes to the seats' phones; the majority's answer is carried out as one action."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from companion.games.registry import GAMES
from companion.games.touch_and_tags.touch_result import Say
from companion.games.words.house_rules_text import chosen
from companion.pages.parts.sheets import whole_page
from companion.screen import Block, Choice, Choices, Does, Pick, Screen, Text
from companion.session.refusals import reason, refusal
from companion.session.session import Session, button
from engine.common_commands import Agree, Let, Value
from engine.game import Command
from engine.judge_common_commands import since
from engine.match import Match
from engine.rule import Rejection, Unclear

YES, NO = "yes", "no"


class Question(Protocol):
    """A question that is put to the seats' phones. Its words are in the language of the session that shows it."""

    def words(self, session: Session) -> tuple[str, str]:
        """The question, and a sentence on what it is about."""

    def choices(self, session: Session) -> Mapping[str, str]:
        """The answers in words, by their ids."""

    def decided(self, session: Session, choice: str) -> None:
        """Carry out this answer at the table."""


class Ruling(Struct, frozen=True):
    """The question to phones whether this command, which was refused, is allowed."""

    command: Command

    def words(self, session: Session) -> tuple[str, str]:
        """The question whether to allow the refused command, and the text of the refusal."""
        seated, after = session.table, session.table.match.say(self.command)
        if isinstance(after, Rejection):
            notice, _ = refusal(seated, self.command, after)
            return session.speech.say("vote-ruling"), f"{notice.headline}. {notice.numbers}"
        return session.speech.say("vote-ruling"), reason(session.speech, after) if isinstance(after, Unclear) else ""

    def choices(self, session: Session) -> Mapping[str, str]:
        """The answers yes and no in words, by their ids."""
        return {YES: session.speech.say("act-let-stand"), NO: session.speech.say("vote-no")}

    def decided(self, session: Session, choice: str) -> None:
        """Allow the refused command, if the answer is yes."""
        if choice == YES:
            session.perform(Say((Let(msgspec.to_builtins(self.command)),)))
        else:
            session.note(session.speech.say("vote-against"))


class PointOfRules(Struct, frozen=True):
    """The question to phones which reading of a disputed rule holds; the ids of the answers are indices of the
    readings. `point` is the id of the difference between editions, `switch` the option that settles it.
    """

    point: str
    switch: str

    def words(self, session: Session) -> tuple[str, str]:
        """The question which reading of the rule holds, and what that changes."""
        say = session.speech.say
        return say(f"differs-{self.point}"), say("differs-changes", what=say(f"differs-{self.point}", "more"))

    def values(self, session: Session) -> tuple[Value, ...]:
        """The values of the option that decides the disputed rule, one for each reading to choose from."""
        return session.table.match.game.switches.get(self.switch, ())

    def choices(self, session: Session) -> Mapping[str, str]:
        """The readings of the rule in words, by their ids."""
        return {str(n): chosen(self.switch, each, session.speech) for n, each in enumerate(self.values(session))}

    def decided(self, session: Session, choice: str) -> None:
        """Agree on this reading of the rule, from the first round in which it can hold."""
        match, value = session.table.match, self.values(session)[int(choice)]
        earliest = since(match, self.switch, value)
        if value == match.state.options[self.switch]:
            session.note(session.speech.say("vote-same"))
        elif earliest is None:
            session.note(session.speech.say("differs-never"))
        else:
            session.perform(Say((Agree(self.switch, value) if earliest == 1 else Agree(self.switch, value, earliest),)))


class Undoing(Struct, frozen=True):
    """The question to seats whether their own last actions, the last entries of the game, are undone."""

    entries: int

    def words(self, session: Session) -> tuple[str, str]:
        """The question whether to undo, and the first of the actions concerned."""
        seated = session.table
        first = seated.match.undo(self.entries - 1).last
        return session.speech.say("vote-undo"), seated.look.tell(first, session.speech) if first is not None else ""

    def choices(self, session: Session) -> Mapping[str, str]:
        """The answers yes and no in words, by their ids."""
        return {YES: session.speech.say("act-undo"), NO: session.speech.say("vote-no")}

    def decided(self, session: Session, choice: str) -> None:
        """Undo the entries, if the answer is yes."""
        if choice == YES:
            session.undo(self.entries)
        else:
            session.note(session.speech.say("vote-against"))


class VotePage(Struct, frozen=True):
    """The page of a vote by phone on the table's own screen. `seats` are asked, `votes` has the answers so far; `match`
    is the game as it was when the question was asked.
    """

    question: Question
    seats: tuple[str, ...]
    match: Match
    votes: Mapping[str, str] = {}

    def show(self, session: Session) -> Screen:
        """The screen with the question, and how many seats have answered, not what."""
        say = session.speech.say
        question, about = self.question.words(session)
        names = ", ".join(session.table.players[int(seat) - 1].name for seat in self.seats if seat not in self.votes)
        blocks = (
            Text(question, "title"),
            Text(about),
            Text(say("vote-so-far", votes=len(self.votes), asked=len(self.seats)), tone="quiet"),
            Text(say("vote-missing", names=names), "detail", "quiet"),
        )
        count = button(session.speech, "count-now", enabled=bool(self.votes))
        yes = button(session.speech, "all-agree") if YES in self.question.choices(session) else None
        return whole_page(session, "vote", blocks, "cancel", *((yes,) if yes else ()), count)

    def asks(self, session: Session, seat: str) -> Screen | None:
        """The question as the phone of this seat shows it, in the seat's language; None for a seat that is not asked,
        or that has answered.
        """
        if seat not in self.seats or seat in self.votes or session.table.match is not self.match:
            return None
        question, about = self.question.words(session)
        answers = tuple(Choice(Pick("vote", id), label) for id, label in self.question.choices(session).items())
        blocks: tuple[Block, ...] = (Text(question, "title"), Text(about), Choices(answers, 1, tall=True))
        return whole_page(session, "vote", blocks)

    def tap(self, session: Session, does: Does, text: str) -> None:
        """Handle a touch: "count-now" ends the vote with the votes so far, "all-agree" decides yes without them,
        "cancel" withdraws the question."""
        if does == "count-now" and self.votes:
            self._counted(session, len(self.votes))
        elif does == "all-agree" and YES in self.question.choices(session):
            self._decided(session, YES)
        elif does == "cancel":
            session.back()

    def voted(self, session: Session, seat: str, choice: str) -> None:
        """Take the vote of a seat; once a majority is reached, or all have voted, the vote is decided."""
        if seat in self.seats and seat not in self.votes and choice in self.question.choices(session):
            page = replace(self, votes={**self.votes, seat: choice})
            session.go(page)
            page._counted(session, len(self.seats))

    def _counted(self, session: Session, of: int) -> None:
        """Carry out the answer that more than half of `of` seats chose. If there is none, the vote goes on, or ends
        with a notice and no effect once `of` seats have voted.
        """
        votes = list(self.votes.values())
        choice = max(votes, key=votes.count)
        if 2 * votes.count(choice) > of:
            self._decided(session, choice)
        elif len(votes) == of:
            session.back()
            session.note(session.speech.say("vote-none"))

    def _decided(self, session: Session, choice: str) -> None:
        session.back()
        if session.table.match is self.match:  # what happened meanwhile may have answered it
            self.question.decided(session, choice)


def voters(session: Session) -> tuple[str, ...]:
    """The seats of the game that have phones, and so can vote."""
    there = session.phones.seats() if session.phones is not None and session.seated is not None else {}
    return tuple(seat.id for seat in session.table.match.state.seats if there.get(seat.id)) if there else ()


def ask(session: Session, question: Question, seats: tuple[str, ...]) -> None:
    """Put a question to the phones of these seats; the page of the vote replaces the one that is shown."""
    session.go(VotePage(question, seats, session.table.match))


def undo(session: Session, entries: int) -> None:
    """Withdraw this number of last entries; if the players chose so, the other seats whose actions they are must agree
    first.
    """
    seated, asked = session.table, set[str]()
    if session.settings.ask_undo:
        asked = {seated.look.seat_of(entry) for entry in seated.last_entries(entries)}
    seats = tuple(seat for seat in voters(session) if seat in asked)
    if seats:
        session.push(VotePage(Undoing(entries), seats, seated.match))
    else:
        session.undo(entries)


def disputed(session: Session, point: str) -> PointOfRules | None:
    """The question for a vote on this disputed rule; None where there is no choice, or fewer than two phones."""
    found = next((each for each in GAMES[session.table.start.game].differences() if each.id == point), None)
    if found is None or len(voters(session)) < 2:
        return None
    question = PointOfRules(point, found.switch)
    return question if len(question.values(session)) > 1 else None
