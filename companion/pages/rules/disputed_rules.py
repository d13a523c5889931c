"""The page "We disagree": rules that editions read differently, and the reading that the players agree on for each."""

from __future__ import annotations

from msgspec.structs import replace

from companion.games.drawing.common_controls import picker
from companion.games.registry import GAMES
from companion.games.touch_and_tags.touch_result import Say
from companion.games.words.disputed_rules import Difference, chosen, first
from companion.pages.parts import whole_page
from companion.pages.people.vote import ask, disputed, voters
from companion.rulebook import edition_name
from companion.screen import Block, Choice, Choices, Does, Grid, Pick, Row, Screen, Text
from companion.session.page_stack import Page
from companion.session.screen_session import ScreenSession
from engine.common_commands import Agree, Value
from engine.judge_common_commands import since


class DisagreePage(Page, frozen=True):
    """The page on rules that editions of the rulebook read differently: a list of all these rules, or one of them with
    its readings. `point` is the id of the rule shown, "" for the list. `picked` is the index of a touched reading that
    cannot hold from the start of the game: the page then offers a later round; -1 for none.
    """

    point: str = ""
    picked: int = -1

    def show(self, session: ScreenSession) -> Screen:
        """The screen with the one disputed rule of `point`, or with the list of all."""
        return self._one(session) if self.point else self._all(session)

    def _all(self, session: ScreenSession) -> Screen:
        """The list of disputed rules with the reading in use of each: that of the last refusal first, then those of the
        present phase; and the edition that is cited.
        """
        speech, points, phase = session.speech, _points(session), session.table.match.prompt.phase
        last = first(points, session.notices.refused, phase)
        order = {each.id: (each.id != last, phase not in each.phases) for each in points}
        rows = tuple(
            Row(
                (speech.say(f"differs-{each.id}"), _present(session, each), each.id),
                Pick("point", each.id),
                strong=each.id == last,
            )
            for each in sorted(points, key=lambda each: order[each.id])
        )
        blocks: list[Block] = [Grid(rows, (0.5, 0.34, 0.16))]
        own = session.table.match.state.options.get("edition")
        editions = session.table.match.game.switches.get("edition", ())
        if editions:
            labels = {str(key): chosen("edition", key, speech) for key in editions}
            blocks += [Text(speech.say("differs-cited")), picker("edition", labels, str(own))]
        return whole_page(session, "disagree", blocks, primary="close")

    def _one(self, session: ScreenSession) -> Screen:
        """The disputed rule of `point`: the reading of each edition, the effect in play, and the reading in use."""
        speech, point = session.speech, _point(session, self.point)
        say, id = speech.say, f"differs-{point.id}"
        own = session.table.match.game.edition(session.table.match.state)
        rows = tuple(
            Row((_named(session, editions), say(id, reading)), strong=own in editions)
            for reading, editions in zip("abcd", point.readings, strict=False)
        )
        values, effect = _values(session, point), say("differs-changes", what=say(id, "more"))
        blocks: list[Block] = [Grid(rows, (0.34, 0.66)), Text(effect, tone="quiet")]
        now = session.table.match.state.options[point.switch]
        labels = {str(n): chosen(point.switch, value, speech) for n, value in enumerate(values)}
        blocks.append(picker("value", labels, str(values.index(now)), min(2, len(values))))
        blocks += self._later(session, point, values)
        vote = ("ask-phones",) if disputed(session, self.point) is not None else ()
        return whole_page(
            session, "point", blocks, "all-points", *vote, primary="close", title=say(id), page="disagree"
        )

    def _later(self, session: ScreenSession, point: Difference, values: tuple[Value, ...]) -> tuple[Block, ...]:
        """The readings of a rule that are agreed on for a later round. If a player touched a reading that cannot hold
        from the start of the game, also the first round from which that reading can hold, or a sentence that it never
        can.
        """
        say, match, found = session.speech.say, session.table.match, []
        for each in match.state.house.coming:
            if each.switch == point.switch:
                value = chosen(point.switch, each.value, session.speech)
                found.append(Text(say("differs-coming", round=each.since, choice=value), tone="good"))
        if self.picked < 0:
            return tuple(found)
        earliest = since(match, point.switch, values[self.picked])
        if earliest is None:
            return (*found, Text(say("differs-never"), tone="warning"))
        offer = Choice("agree-later", say("act-agree-from", round=earliest), tone="primary")
        return (*found, Text(say("differs-later", round=earliest), tone="warning"), Choices((offer,), columns=1))

    def tap(self, session: ScreenSession, does: Does, text: str) -> None:
        """Open a disputed rule, choose a reading, or go back."""
        match does:
            case "all-points":
                session.pages.go(DisagreePage())
            case "ask-phones" if (question := disputed(session, self.point)) is not None:
                ask(session, question, voters(session))
            case Pick("point", point):
                session.pages.go(DisagreePage(point))
            case Pick("value", index):
                self._pick(session, int(index))
            case Pick("edition", edition) if edition != session.table.match.state.options.get("edition"):
                self._agree(session, Agree("edition", edition))
            case "agree-later" if self.picked >= 0:
                differs = _point(session, self.point)
                value = _values(session, differs)[self.picked]
                earliest = since(session.table.match, differs.switch, value)
                if earliest is not None:
                    self._agree(session, Agree(differs.switch, value, earliest))

    def _pick(self, session: ScreenSession, number: int) -> None:
        """Agree on the reading with this index if it can hold from the start of the game; otherwise show the first
        round in which it can.
        """
        point, match = _point(session, self.point), session.table.match
        value = _values(session, point)[number]
        coming = any(each.switch == point.switch for each in match.state.house.coming)
        if value == match.state.options[point.switch] and not coming:
            session.pages.go(replace(self, picked=-1))
        elif since(match, point.switch, value) == 1:
            self._agree(session, Agree(point.switch, value))
        else:
            session.pages.go(replace(self, picked=number))

    def _agree(self, session: ScreenSession, agreed: Agree) -> None:
        session.pages.go(replace(self, picked=-1))
        session.act(Say((agreed,)))


def _points(session: ScreenSession) -> tuple[Difference, ...]:
    return GAMES[session.table.start.game].differences()


def _point(session: ScreenSession, id: str) -> Difference:
    return next(each for each in _points(session) if each.id == id)


def _values(session: ScreenSession, point: Difference) -> tuple[Value, ...]:
    return session.table.match.game.switches[point.switch]


def _named(session: ScreenSession, editions: tuple[str, ...]) -> str:
    """The names of these editions in the screen's language."""
    if set(editions) >= set(session.table.match.game.switches.get("edition", editions)) and len(editions) > 1:
        return session.speech.say("cited-all")
    return ", ".join(edition_name(each, session.speech, "short") for each in editions)


def _present(session: ScreenSession, point: Difference) -> str:
    """The reading of this disputed rule that is in use, in words."""
    value = session.table.match.state.options[point.switch]
    assert isinstance(value, str | bool)
    return chosen(point.switch, value, session.speech)
