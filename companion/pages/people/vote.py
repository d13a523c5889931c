"""A vote by phone: a question that goes to the seats' phones; the majority's answer is carried out as one action."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol, cast

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from companion.games.drawing.common_controls import button
from companion.games.registry import GAMES
from companion.games.touch_and_tags.touch_result import Say
from companion.games.words.disputed_rules import chosen
from companion.pages.parts import whole_page
from companion.screen import Block, Choice, Choices, Does, Pick, Screen, Text
from companion.session.game_session import Vote
from companion.session.page_stack import Page
from companion.session.refusals import reason, refusal
from companion.session.screen_session import ScreenSession
from engine.common_commands import Agree, Let, Value
from engine.game import Command
from engine.judge_common_commands import since
from engine.rule import Rejection, Unclear

YES, NO = "yes", "no"


class Question(Protocol):
    """A question that is put to the seats' phones. Its words are in the language of the session that shows it."""

    def words(self, session: ScreenSession) -> tuple[str, str]:
        """The question, and a sentence on what it is about."""

    def choices(self, session: ScreenSession) -> Mapping[str, str]:
        """The answers in words, by their ids."""

    def decided(self, session: ScreenSession, choice: str) -> None:
        """Carry out this answer at the table."""


class Ruling(Struct, frozen=True):
    """The question to phones whether this command, which was refused, is allowed."""

    command: Command

    def words(self, session: ScreenSession) -> tuple[str, str]:
        """The question whether to allow the refused command, and the text of the refusal."""
        seated, after = session.table, session.table.match.say(self.command)
        if isinstance(after, Rejection):
            notice, _ = refusal(seated, self.command, after)
            return session.speech.say("vote-ruling"), f"{notice.headline}. {notice.numbers}"
        return session.speech.say("vote-ruling"), reason(session.speech, after) if isinstance(after, Unclear) else ""

    def choices(self, session: ScreenSession) -> Mapping[str, str]:
        """The answers yes and no in words, by their ids."""
        return {YES: session.speech.say("act-let-stand"), NO: session.speech.say("vote-no")}

    def decided(self, session: ScreenSession, choice: str) -> None:
        """Allow the refused command, if the answer is yes."""
        if choice == YES:
            session.perform(Say((Let(msgspec.to_builtins(self.command)),)))
        else:
            session.notices.note(session.speech.say("vote-against"))


class PointOfRules(Struct, frozen=True):
    """The question to phones which reading of a disputed rule holds; the ids of the answers are indices of the
    readings. `point` is the id of the difference between editions, `switch` the option that settles it.
    """

    point: str
    switch: str

    def words(self, session: ScreenSession) -> tuple[str, str]:
        """The question which reading of the rule holds, and what that changes."""
        say = session.speech.say
        return say(f"differs-{self.point}"), say("differs-changes", what=say(f"differs-{self.point}", "more"))

    def values(self, session: ScreenSession) -> tuple[Value, ...]:
        """The values of the option that decides the disputed rule, one for each reading to choose from."""
        return session.table.match.game.switches[self.switch]

    def choices(self, session: ScreenSession) -> Mapping[str, str]:
        """The readings of the rule in words, by their ids."""
        return {str(n): chosen(self.switch, each, session.speech) for n, each in enumerate(self.values(session))}

    def decided(self, session: ScreenSession, choice: str) -> None:
        """Agree on this reading of the rule, from the first round in which it can hold."""
        match, value = session.table.match, self.values(session)[int(choice)]
        earliest = since(match, self.switch, value)
        if value == match.state.options[self.switch]:
            session.notices.note(session.speech.say("vote-same"))
        elif earliest is None:
            session.notices.note(session.speech.say("differs-never"))
        else:
            session.perform(Say((Agree(self.switch, value) if earliest == 1 else Agree(self.switch, value, earliest),)))


class Undoing(Struct, frozen=True):
    """The question to seats whether their own last actions, the last entries of the game, are undone."""

    entries: int

    def words(self, session: ScreenSession) -> tuple[str, str]:
        """The question whether to undo, and the first of the actions concerned."""
        seated = session.table
        first = seated.match.undo(self.entries - 1).last
        return session.speech.say("vote-undo"), seated.look.tell(first, session.speech) if first is not None else ""

    def choices(self, session: ScreenSession) -> Mapping[str, str]:
        """The answers yes and no in words, by their ids."""
        return {YES: session.speech.say("act-undo"), NO: session.speech.say("vote-no")}

    def decided(self, session: ScreenSession, choice: str) -> None:
        """Undo the entries, if the answer is yes."""
        if choice == YES:
            session.undo(self.entries)
        else:
            session.notices.note(session.speech.say("vote-against"))


class VotePage(Page, frozen=True):
    """The page on the table's own screen for the vote by phone that is open."""

    def show(self, session: ScreenSession) -> Screen:
        """The screen with the question, and how many seats have answered, not what."""
        say, vote = session.speech.say, session.game.vote
        if vote is None:
            return whole_page(session, "vote", (Text(say("vote-none")),), "cancel")
        question, about = question_of(vote).words(session)
        names = ", ".join(session.table.players[int(seat) - 1].name for seat in vote.seats if seat not in vote.votes)
        blocks = (
            Text(question, "title"),
            Text(about),
            Text(say("vote-so-far", votes=len(vote.votes), asked=len(vote.seats)), tone="quiet"),
            Text(say("vote-missing", names=names), "detail", "quiet"),
        )
        count = button(session.speech, "count-now", enabled=bool(vote.votes))
        yes = button(session.speech, "all-agree") if YES in question_of(vote).choices(session) else None
        return whole_page(session, "vote", blocks, "cancel", *((yes,) if yes else ()), count)

    def tap(self, session: ScreenSession, does: Does, text: str) -> None:
        """Handle a touch: "count-now" ends the vote with the votes so far, "all-agree" decides yes without them,
        "cancel" withdraws the question."""
        vote = session.game.vote
        if vote is None or does == "cancel":
            _end(session)
        elif does == "count-now" and vote.votes:
            _counted(session, vote, len(vote.votes))
        elif does == "all-agree" and YES in question_of(vote).choices(session):
            _decided(session, vote, YES)


def question_of(vote: Vote) -> Question:
    """The question of this vote, which only this module puts."""
    return cast(Question, vote.question)


def asked(session: ScreenSession) -> Screen | None:
    """The question as the phone of this screen's seat shows it; None for a seat that is not asked, or that has
    answered.
    """
    vote = session.game.vote
    if vote is None or not vote.open_to(session.seat, session.table.match):
        return None
    question, about = question_of(vote).words(session)
    answers = tuple(Choice(Pick("vote", id), label) for id, label in question_of(vote).choices(session).items())
    blocks: tuple[Block, ...] = (Text(question, "title"), Text(about), Choices(answers, 1, tall=True))
    return whole_page(session, "vote", blocks)


def voted(session: ScreenSession, choice: str) -> None:
    """Take the vote of this screen's seat."""
    vote, game = session.game.vote, session.game
    if vote is None or not vote.open_to(session.seat, game.table.match):
        return
    if choice in question_of(vote).choices(session):
        game.put_to_vote(replace(vote, votes={**vote.votes, session.seat: choice}))


def counted(session: ScreenSession) -> None:
    """Decide the open vote on the table's own screen once a majority is reached, or all have voted."""
    vote = session.game.vote
    if vote is not None and vote.votes and isinstance(session.pages.page, VotePage):
        _counted(session, vote, len(vote.seats))


def _counted(session: ScreenSession, vote: Vote, of: int) -> None:
    """Carry out the answer that more than half of `of` seats chose. If there is none, the vote goes on, or ends
    with a notice and no effect once `of` seats have voted.
    """
    votes = list(vote.votes.values())
    choice = max(votes, key=votes.count)
    if 2 * votes.count(choice) > of:
        _decided(session, vote, choice)
    elif len(votes) == of:
        _end(session)
        session.notices.note(session.speech.say("vote-none"))


def _decided(session: ScreenSession, vote: Vote, choice: str) -> None:
    _end(session)
    if session.table.match is vote.match:  # what happened meanwhile may have answered it
        question_of(vote).decided(session, choice)


def _end(session: ScreenSession) -> None:
    session.game.put_to_vote(None)
    session.pages.back()


def voters(session: ScreenSession) -> tuple[str, ...]:
    """The seats of the game that have phones, and so can vote."""
    if session.game.phones is None or session.seated is None:
        return ()
    there = {each.seat for each in session.game.phones.here() if not each.waits}
    return tuple(seat.id for seat in session.table.match.state.seats if seat.id in there)


def ask(session: ScreenSession, question: Question, seats: tuple[str, ...]) -> None:
    """Put a question to the phones of these seats; the page of the vote replaces the one that is shown."""
    session.game.put_to_vote(Vote(question, seats, session.table.match))
    session.pages.go(VotePage())


def undo(session: ScreenSession, entries: int) -> None:
    """Withdraw this number of last entries; if the players chose so, the other seats whose actions they are must agree
    first.
    """
    seated, asked = session.table, set[str]()
    if session.store.settings.ask_undo:
        asked = {seated.look.seat_of(entry) for entry in seated.match.entries()[-entries:]}
    seats = tuple(seat for seat in voters(session) if seat in asked)
    if seats:
        session.game.put_to_vote(Vote(Undoing(entries), seats, seated.match))
        session.pages.push(VotePage())
    else:
        session.undo(entries)


def disputed(session: ScreenSession, point: str) -> PointOfRules | None:
    """The question for a vote on this disputed rule; None without such a rule, or with fewer than two phones."""
    found = next((each for each in GAMES[session.table.start.game].differences() if each.id == point), None)
    return PointOfRules(point, found.switch) if found is not None and len(voters(session)) > 1 else None
