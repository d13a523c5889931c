"""A tag that means nothing here is told, at the table and on the first page: nobody taught it, or another game's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from companion.pages.lobby.home import HomePage
from companion.pages.table.device_faults import devices_of, spot_name
from companion.session.session import button
from hardware.events import TagArrived

if TYPE_CHECKING:
    from companion.session.session import Desk


def strange(desk: Desk, event: TagArrived) -> bool:
    """Tell what is strange about a tag that was laid down; False where it is one of this game, at one reader.

    Nobody's tag can be taught at once. Its number is not shown, nor what another tag means. Without a game on the table
    it is told on the first page alone.
    """
    if desk.sitting is None and not isinstance(desk.page, HomePage):
        return False
    say, devices = desk.speech.say, devices_of(desk)
    known = desk.catalog.meaning(event.uid)
    spots = devices.spots.get(event.uid, ()) if devices is not None else ()
    if len(spots) > 1:
        one, other = (spot_name(spot, desk.speech) for spot in spots[:2])
        desk.note(say("tags-twice"), say("tags-twice-more", one=one, other=other), tone="warning")
    elif known is None:
        desk.note(say("tags-unknown"), say("tags-unknown-more"))
        assert desk.notice is not None
        desk.notice = replace(desk.notice, ways=(button(desk.speech, "teach"),))
    elif desk.sitting is not None and known.game != desk.table.told.game:
        desk.note(say("tags-foreign", game=say(f"game-{known.game}")), tone="warning")
    else:
        return False
    return True
