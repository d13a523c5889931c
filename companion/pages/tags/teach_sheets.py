"""How teaching looks: every group with its progress, one group, the map, and what is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from companion.games.registry import GAMES
from companion.screen import (
    Banner,
    Block,
    Choice,
    Choices,
    Glyph,
    Lying,
    Marks,
    Notice,
    Screen,
    Shape,
    Sheet,
    Text,
    Token,
)
from companion.session.session import button
from companion.storage.tag_catalog import Tagged

if TYPE_CHECKING:
    from companion.games.tag_protocol import Taggable
    from companion.pages.tags.teach import Doubt, TeachPage
    from companion.session.session import Session

TICK = Glyph(
    "taught",
    (Shape(((-0.5, 0.05), (-0.12, -0.34), (0.5, 0.46)), line="ink", width=0.24, closed=False),),
    ink="#2c6a4d",
)


def screen(page: TeachPage, session: Session) -> Screen:
    """What the page shows now."""
    things = page.of_group(page.group)
    if things and things[0].place and page.board is not None:
        shown = _map(page, session)
    else:
        sheet = _group(page, session) if things else _groups(page, session)
        shown = Screen("teach", sheet.title, sheet=sheet)
    return shown if page.doubt is None else replace(shown, notice=_asked(page, session, page.doubt))


def called(page: TeachPage, session: Session, tagged: Tagged) -> str:
    """What a tag means, in words; of what may be a secret its sort alone."""
    say = session.speech.say
    if tagged.game != page.game:
        return say("tags-of-game", game=say(f"game-{tagged.game}"))
    thing = page.thing(tagged.means)
    if thing is None or page.veiled(session, tagged):
        return say(f"tags-one-{tagged.group}")
    if thing.place or not tagged.which:
        return thing.label
    return say("tags-called", thing=thing.label, group=say(f"tags-one-{tagged.group}"))


def _progress(page: TeachPage, session: Session, things: tuple[Taggable, ...]) -> str:
    """ "31 / 48", or a count alone where nobody knows how many there are."""
    known = sum(page.known(session.catalog, thing) for thing in things)
    many = 0 if any(not thing.many for thing in things) else sum(thing.many for thing in things)
    return f"{known} / {many}" if many else str(known)


def _groups(page: TeachPage, session: Session) -> Sheet:
    say = session.speech.say

    def groups(places: bool) -> tuple[Choice, ...]:
        return tuple(
            Choice(
                f"group/{group}",
                say(f"tags-group-{group}"),
                _progress(page, session, page.of_group(group)),
                page.of_group(group)[0].sort or page.of_group(group)[0].glyph,
                tone="quiet"
                if all(not page.lacking(session.catalog, each) for each in page.of_group(group))
                else "plain",
            )
            for group in dict.fromkeys(thing.group for thing in page.things if thing.place == places)
        )

    games: tuple[Block, ...] = ()
    if session.seated is None:
        games = (
            Choices(
                tuple(
                    Choice(f"game/{name}", say(f"game-{name}"), tone="selected" if name == page.game else "plain")
                    for name in GAMES
                ),
                columns=len(GAMES),
            ),
        )
    how = "tags-waiting" if page.waiting else "tags-how" if session.devices is not None else "tags-no-reader"
    tone = {"tags-waiting": "good", "tags-no-reader": "warning"}.get(how, "plain")
    pieces = Choices(groups(places=False), columns=2)
    blocks = (*games, Text(say(how), tone=tone), pieces, Choices(groups(places=True), columns=3))  # type: ignore[arg-type]
    writing = button(session.speech, "writing", "selected" if page.writing else "plain")
    buttons = (button(session.speech, "close"), _undo(page, session), writing, button(session.speech, "hardware"))
    return Sheet("teach", say("sheet-tags", game=say(f"game-{page.game}")), blocks, buttons)


def _undo(page: TeachPage, session: Session) -> Choice:
    return button(session.speech, "undo", enabled=bool(page.before))


def _group(page: TeachPage, session: Session) -> Sheet:
    say, things, thing = session.speech.say, page.of_group(page.group), page.thing(page.chosen)
    choices = tuple(
        Choice(
            f"thing/{each.meaning}",
            each.label,
            _progress(page, session, (each,)),
            each.glyph,
            tone="selected" if each.meaning == page.chosen else "plain",
        )
        for each in things
    )
    title = f"{say(f'tags-group-{page.group}')} · {_progress(page, session, things)}"
    known = page.known(session.catalog, thing) if thing else 0
    if page.laid is not None and thing is not None:
        line = say("tags-counting", thing=thing.label, laid=len(page.laid), many=thing.many or known)
        blocks: tuple[Block, ...] = (Text(line, "title"), Text(say("tags-counting-more"), tone="quiet"))
        rest = Choice("forget-rest", say("act-forget-rest", n=known - len(page.laid)), enabled=known > len(page.laid))
        return Sheet("teach-count", title, blocks, (button(session.speech, "cancel"), rest))
    line = _wanted(page, session, thing)
    free = thing is not None and known > 0 and not page.veiled(session, Tagged(page.game, thing.meaning))
    count, forget = (button(session.speech, name, enabled=free) for name in ("count", "forget"))
    buttons = (button(session.speech, "done"), _undo(page, session), count, forget)
    return Sheet("teach-group", title, (Text(line, "title"), Choices(choices, columns=3, tall=True)), buttons)


def _wanted(page: TeachPage, session: Session, thing: Taggable | None) -> str:
    """What to do now."""
    say = session.speech.say
    if page.waiting:
        return say("tags-waiting")
    if thing is None:
        return say("tags-choose")
    if not any(page.lacking(session.catalog, each) for each in page.of_group(page.group)) and thing.many:
        return say("tags-whole")
    if thing.place:
        return say("tags-next-place")
    known = page.known(session.catalog, thing)
    if not thing.many:
        return say("tags-next-uncounted", thing=thing.label, n=known)
    return say("tags-next", thing=thing.label, n=known, many=thing.many)


def _map(page: TeachPage, session: Session) -> Screen:
    """The board: what has a tag or a reader is ticked, what is taught next stands out."""
    things, thing = page.of_group(page.group), page.thing(page.chosen)
    assert page.board is not None
    spots = {each.meaning.partition("/")[2]: each for each in things}
    done = {spot for spot, each in spots.items() if not page.lacking(session.catalog, each)}
    chosen = page.chosen.partition("/")[2]
    marks = Marks(
        tokens=tuple(Token(path.id, TICK) for path in page.board.paths if path.id in done),
        lying=tuple(Lying(place.id, (TICK,)) for place in page.board.places if place.id in done),
        glow=frozenset(spots) - done,
        chosen=chosen,
        blink=chosen if any(place.id == chosen for place in page.board.places) else "",
    )
    banner = Banner(
        round=str(len(done)),
        of=f"/ {len(things)}",
        phase=thing.label if thing else "",
        turn="",
        prompt=_wanted(page, session, thing),
    )
    known = page.known(session.catalog, thing) if thing else 0
    bar = (
        button(session.speech, "done"),
        _undo(page, session),
        button(session.speech, "forget", enabled=known > 0),
        button(session.speech, "next", "primary"),
    )
    return Screen("teach", "", board=page.board, marks=marks, banner=banner, bar=bar)


def _asked(page: TeachPage, session: Session, doubt: Doubt) -> Notice:
    """The question, and what can be answered."""
    say = session.speech.say
    thing = called(page, session, doubt.tagged)
    held = page.thing(doubt.tagged.means)
    many = held.many if held else 1
    keep = Choice("keep", say("act-keep"))
    ways: tuple[Choice, ...]
    match doubt.about:
        case "other":
            before = called(page, session, doubt.before) if doubt.before else ""
            more = say("tags-other-more", before=before, after=thing)
            head = say("tags-other") if isinstance(doubt.key, str) else say("tags-reader-other", reader=doubt.key[1])
            return Notice("notice", head, more, ways=(keep, Choice("change", say("act-change"))), tone="warning")
        case "full" if many == 1:
            ways = (Choice("swap", say("act-swap")), Choice("both", say("act-both")), keep)
            return Notice("notice", say("tags-full", thing=thing, many=many), say("tags-full-one"), "", ways, "warning")
        case "full":
            ways = (Choice("count", say("act-count")), Choice("both", say("act-one-more")), keep)
            if held is not None and page.veiled(session, doubt.tagged):
                ways = ways[1:]
            more = say("tags-full-more")
            return Notice("notice", say("tags-full", thing=thing, many=many), more, "", ways, "warning")
        case "says":
            before = called(page, session, doubt.before) if doubt.before else say("hardware-unknown-tag")
            more = say("tags-other-more", before=before, after=thing)
            ways = (keep, Choice("change", say("act-change")))
            return Notice("notice", say("tags-says", thing=thing), more, ways=ways, tone="warning")
        case "lies":
            ways = (keep, Choice("forget-it", say("act-forget")))
            return Notice("notice", say("tags-lies", thing=thing), ways=ways, tone="news")
    forget = Choice("forget-it", say("act-forget"))
    known = page.known(session.catalog, held) if held else 0
    return Notice("notice", say("tags-forget", thing=thing, n=known), ways=(keep, forget), tone="warning")
