"""A tag that means nothing here is told, at the table and on the first page: nobody taught it, or another game's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.pages.lobby.home import HomePage
from companion.pages.table.device_faults import devices_of, spot_name
from companion.session.session import button

if TYPE_CHECKING:
    from companion.session.session import Session


def strange(session: Session, uid: str) -> bool:
    """Tell what is strange about a tag that was laid down; False where it is one of this game, at one reader.

    Nobody's tag can be taught at once. Its number is not shown, nor what another tag means. Without a game on the table
    it is told on the first page alone.
    """
    if session.seated is None and not isinstance(session.page, HomePage):
        return False
    say, devices = session.speech.say, devices_of(session)
    known = session.catalog.meaning(uid)
    spots = devices.spots.get(uid, ()) if devices is not None else ()
    if len(spots) > 1:
        one, other = (spot_name(spot, session.speech) for spot in spots[:2])
        session.note(say("tags-twice"), say("tags-twice-more", one=one, other=other), tone="warning")
    elif known is None:
        session.note(say("tags-unknown"), say("tags-unknown-more"), ways=(button(session.speech, "teach"),))
    elif session.seated is not None and known.game != session.table.told.game:
        session.note(say("tags-foreign", game=say(f"game-{known.game}")), tone="warning")
    else:
        return False
    return True
