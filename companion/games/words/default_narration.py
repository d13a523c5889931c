"""Commands in words by convention: the message `tell-<command>` with the fields of the command and of its events."""

from __future__ import annotations

from msgspec.structs import asdict

from companion.language.message_texts import Speech, Value
from engine.game import C, E, Entry


def fields(entry: Entry[C, E]) -> dict[str, Value]:
    """The strings and numbers among the fields of an entry's command and events, by name. If two have one name, the
    command's wins; fields that an event lists as secret are left out.
    """
    secret = {name for event in entry.events for name in getattr(event, "secret", ())}
    found = [item for each in (*entry.events, entry.command) if each is not None for item in asdict(each).items()]
    return {name: value for name, value in found if isinstance(value, str | int) and name not in secret}


def tell(entry: Entry[C, E], speech: Speech, prefix: str = "", suffix: str = "", /, **more: Value) -> str:
    """An entry of the history in words. The command `lay` with the prefix "me-" and the suffix "-kind" uses the message
    `me-tell-lay-kind`, which receives the fields of the entry and `more`.
    """
    assert entry.command is not None
    id = f"{prefix}tell-{str(entry.command.__struct_config__.tag).replace('_', '-')}{suffix}"
    params = {**fields(entry), **more}
    return speech.say(id, **{name: params[name] for name in speech.asks_for(id) if name in params})
