"""A notice about a tag that has no meaning in this game, or that is reported by two readers."""

from __future__ import annotations

from companion.games.registry import title
from companion.pages.lobby.home import HomePage
from companion.pages.table.device_faults import devices_of, spot_name
from companion.session.session import Session, button


def strange(session: Session, uid: str) -> bool:
    """Shows a notice about this tag; returns False, and shows none, if the tag is of this game and at one reader.
    Without a game only the first page shows it.

    The uid of an unknown tag is not shown, nor the meaning of another game's tag.
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
    elif session.seated is not None and known.game != session.table.start.game:
        session.note(say("tags-foreign", game=title(known.game, session.speech)), tone="warning")
    else:
        return False
    return True
