"""Navigation: the name of each page and the module that defines it, which is imported when the page is first opened."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from companion.session.screen_session import ScreenSession

PAGES: Mapping[str, str] = {
    "table": "companion.pages.table.table:open_table",
    "new": "companion.pages.lobby.new_game:open_new_game",
    "rematch": "companion.pages.lobby.new_game:open_rematch",
    "past": "companion.pages.lobby.past:PastPage",
    "bring": "companion.pages.lobby.import_game:open_bring",
    "catch-up": "companion.pages.lobby.catch_up:open_catch_up",
    "standings": "companion.pages.table.standings:open_standings",
    "hints": "companion.pages.table.hints:HintsPage",
    "possible": "companion.pages.table.possible_results:open_possible",
    "history": "companion.pages.table.history:open_history",
    "replay": "companion.pages.table.replay:open_replay",
    "trail": "companion.pages.table.standings:TrailPage",
    "can-i": "companion.pages.rules.can_i:open_can_i",
    "rules": "companion.pages.rules.rules:open_rules",
    "help": "companion.pages.rules.help:HelpPage",
    "words": "companion.pages.rules.words:open_words",
    "disagree": "companion.pages.rules.disputed_rules:DisagreePage",
    "ruling": "companion.pages.rules.override_refusal:open_ruling",
    "hardware": "companion.pages.tags.hardware:HardwarePage",
    "find-devices": "companion.pages.tags.find_devices:open_find",
    "teach": "companion.pages.tags.teach_tags:open_teach",
    "teach-unknown": "companion.pages.tags.teach_tags:open_unknown",
    "people": "companion.pages.people.current_players:PeoplePage",
    "phones": "companion.pages.people.phones:open_phones",
    "practice": "companion.pages.lobby.practice:open_practice",
    "demo": "companion.pages.lobby.practice:open_demo",
    "settings": "companion.pages.people.settings:SettingsPage",
    "update": "companion.pages.people.update:open_update",
    "records": "companion.pages.people.records:open_records",
    "share": "companion.pages.people.share_result:open_share",
    "paper": "companion.pages.people.paper:open_paper",
    "off": "companion.pages.people.settings:OffPage",
}
"""The pages by name: as "module:class" of a page, which is made without arguments or of a name, or as
"module:function" of what opens one, `open_rules(session, "EL-MOVE-02")`. A function whose page needs no argument gets
"" and names that parameter `unused`."""


def open_page(session: ScreenSession, name: str, argument: str = "") -> None:
    """Open a page above the present one, by its name in `PAGES` or by its own "module:function", which is how a game
    names its pages. `argument` is what the page shows first: a rule id for "rules", the id of a difference for
    "disagree"; most pages use none."""
    module, _, attribute = PAGES.get(name, name).partition(":")
    target: Any = getattr(import_module(module), attribute)
    if isinstance(target, type):
        session.pages.push(target(argument) if argument else target())
    else:
        target(session, argument)
