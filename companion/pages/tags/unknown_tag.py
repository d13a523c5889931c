"""A notice about a tag that has no meaning in this game, or that is reported by two readers."""

from __future__ import annotations

from companion.games.drawing.common_controls import button
from companion.games.registry import title
from companion.pages.lobby.home import HomePage
from companion.pages.table.device_faults import devices_of, spot_name
from companion.session.screen_session import ScreenSession


def strange(session: ScreenSession, uid: str) -> bool:
    """Show a notice about a tag that has no meaning, belongs to another game, or is at two readers, and return True.

    Return False and show nothing if the tag is of this game and at one reader. While no game is open, return False on
    every page but the first, and for every tag that has a meaning and is at one reader.

    The notice shows neither the uid of an unknown tag nor the meaning of another game's tag.
    """
    if session.seated is None and not isinstance(session.pages.page, HomePage):
        return False
    say, devices = session.speech.say, devices_of(session)
    known = session.store.catalog.meaning(uid)
    spots = devices.spots.get(uid, ()) if devices is not None else ()
    if len(spots) > 1:
        one, other = (spot_name(spot, session.speech) for spot in spots[:2])
        session.notices.note(say("tags-twice"), say("tags-twice-more", one=one, other=other), tone="warning")
    elif known is None:
        session.notices.note(say("tags-unknown"), say("tags-unknown-more"), ways=(button(session.speech, "teach"),))
    elif session.seated is not None and known.game != session.table.start.game:
        session.notices.note(say("tags-foreign", game=title(known.game, session.speech)), tone="warning")
    else:
        return False
    return True
