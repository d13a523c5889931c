"""The screen when only scores are kept: town pieces to touch, and the questions at the end of a round or the game."""

from __future__ import annotations

from msgspec.structs import replace

from companion.games.common_actions import Todo
from companion.games.drawing.common_controls import cancel, checklist, mark, seat_choice
from companion.games.elfenland.art import GLYPHS, town_piece
from companion.games.elfenland.input import BLANK, View, asked_for_boots, asks_boots, boots, telling
from companion.games.people import Player
from companion.games.touch_and_tags.touch_result import Enters, enters
from companion.games.view_values import Tools
from companion.language.message_texts import Speech
from companion.screen import Block, Choice, Choices, Columns, Detail, Marks, Pawn, Sheet, Text
from engine.elfenland.commands_and_events import Hand, NextRound, NextSeat
from engine.elfenland.pieces import HAND_LIMIT, ROUNDS
from engine.elfenland.state import Seat, Table


def marks(view: View) -> Marks:
    """The signs on the map: town pieces that the seat in turn can still collect or collected this round; or the boots,
    while the players enter where they stand.
    """
    table, draft = view.match.state, view.draft
    if asks_boots(table, draft):
        pawns = tuple(
            Pawn(draft.boots.get(seat.id, seat.town), mark(view.players, seat.id))
            for seat in table.seats
            if not table.asked or seat.id in table.asked
        )
        return Marks(pawns=pawns)
    if table.phase != "score":
        return Marks()
    looked = draft.seat or table.turn
    seat = table.seat(looked)
    return Marks(
        pawns=tuple(Pawn(town, mark(view.players, looked)) for town in seat.collected[seat.had :]),
        wanted=frozenset(table.board.collectable()) - set(seat.collected),
        wanted_glyph=town_piece(view.players[int(looked) - 1].colour),
        glow=view.glow,
    )


def details(table: Table, seat: Seat, speech: Speech) -> list[Detail]:
    """The details on a seat's panel: its pieces of this round, or its hand once that was entered."""
    if table.phase == "score":
        return [Detail(speech.say("panel-now", pieces=seat.collected_now))]
    counted = seat.hand.size and seat.id not in table.asked
    if not counted:
        return []
    return [Detail(speech.say("panel-cards", cards=seat.hand.size), GLYPHS["card"], seat.hand.size)]


def tools(view: View) -> Tools:
    """The controls below the board, and the secondary and primary buttons, when only scores are kept."""
    table, draft, say = view.match.state, view.draft, view.voice.say
    if asks_boots(table, draft):
        now = telling(table, draft)
        seats = tuple(
            seat_choice(Enters(f"boot/{id}", replace(draft, seat=id)), id, view.players, id == now)
            for id in asked_for_boots(table)
        )
        back = () if table.phase == "boots" else (cancel(view.voice),)
        return seats, back, Choice(enters("boots-right", *boots(table, draft)), say("act-boots-right"), tone="primary")
    if table.phase != "score" or draft.asking == "round":
        return (), (), None
    following = table.after(table.turn)
    onward = Choice(enters("next-seat", NextSeat()), say("act-next-seat"), view.players[int(following) - 1].name)
    ends = enters("next-round", NextRound())
    if table.round < ROUNDS:
        ends = Enters("next-round", replace(BLANK, asking="round"))
    finish = Choice(ends, say("act-round-over" if table.round < ROUNDS else "act-end-game"))
    # Once everybody had a turn the round is likely over.
    if following == table.start_player:
        return (), (replace(finish, tone="primary"),), onward
    return (), (finish,), replace(onward, tone="primary")


def sheet(view: View) -> Sheet | None:
    """The dialog over the map: the checklist at a round's end, or the question for the cards left; None if there is
    none.
    """
    table, draft, speech = view.match.state, view.draft, view.voice
    if draft.asking == "round":
        return _round(table, speech, view.ticked)
    if table.phase == "hands":
        return _hands(table, view.players, speech)
    return None


def _round(table: Table, speech: Speech, ticked: frozenset[int]) -> Sheet:
    """The dialog with the checklist of what the players do between two rounds; `ticked` are the indices of the lines
    that are done.
    """
    say, following = speech.say, table.round + 1
    lines = [say("check-hand"), say("check-keep"), say("check-roads"), say("check-obstacles")]
    if table.options["display_refresh"] == "reshuffle_all":
        lines.append(say("check-display"))
    lines.append(say("check-round-card", round=following))
    lines.append(say("check-start-player", seat=table.after(table.start_player)))
    begins = Choice(enters("round-begins", NextRound()), say("act-round-begins", round=following), tone="primary")
    checks = checklist(tuple(lines), ticked, Todo)
    return Sheet("round", say("sheet-cleanup", round=table.round), (checks,), (cancel(speech), begins))


def _hands(table: Table, players: tuple[Player, ...], speech: Speech) -> Sheet:
    """The dialog that asks how many cards each of the tied seats has left."""
    blocks: list[Block] = []
    for id in table.asked:
        sizes = tuple(Choice(enters(f"hand/{id}/{size}", Hand(id, size)), str(size)) for size in range(HAND_LIMIT + 1))
        name = Text(players[int(id) - 1].name, glyph=mark(players, id))
        blocks.append(Columns((name,), (Choices(sizes, columns=len(sizes)),), share=0.3))
    return Sheet("hands", speech.say("sheet-hands"), tuple(blocks))
