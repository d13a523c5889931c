"""The words for an undo or a redo: what was withdrawn or restored, and the pieces that players must move now."""

from __future__ import annotations

from msgspec.structs import replace

from companion.session.events import Redone, Undone
from companion.session.spoken_game import SpokenGame


def worded(now: SpokenGame, happened: Undone | Redone) -> tuple[str, tuple[str, ...]]:
    """The undo or redo in a sentence, and the pieces to move now, one line each; after several undos and redos these
    are counted together. `happened` led to the game `now`.
    """
    # What was added by itself after an action is undone with it, and is not counted.
    undone, entries, was = isinstance(happened, Undone), happened.entries, happened.was
    one = len(entries) == (was.last_act() if undone else was.next_redo())
    longer = was if undone else now
    one = one and not any(len(longer.match) - n in was.joined for n in range(len(entries) - 1))
    act = now.look.tell(entries[-1 if undone else 0], now.speech)
    sentence = now.speech.say("undone" if undone else "redone", act=act, entries=1 if one else len(entries))
    left = now.left or was.match
    fewer = len(left) - len(now.match)
    if fewer > 0:
        return sentence, replace(now, match=left).put_back(fewer)
    return sentence, now.look.put_back(left.state, now.match.state, now.speech) if fewer else ()
