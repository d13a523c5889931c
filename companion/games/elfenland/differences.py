"""The differences between the seven editions of Elfenland, as the ledger lists them in its Part B."""

from __future__ import annotations

from companion.games.differences import Difference, Reading

_PRINTED = ("de", "en", "fr", "it", "cs", "ru")
_ALL = (*_PRINTED, "ff")


def _differs(
    id: str, *readings: tuple[str, ...], switch: str = "", rules: tuple[str, ...] = (), phases: tuple[str, ...] = ()
) -> Difference:
    return Difference(id, tuple(Reading(editions) for editions in readings), switch, rules, phases)


def differences() -> tuple[Difference, ...]:
    """All thirty-one."""
    return (
        _differs("B01", ("de", "fr", "it", "cs", "ff"), ("en", "ru"), switch="early_end", rules=("EL-END-01",)),
        _differs("B02", ("ru",), ("de", "en", "fr", "it", "cs", "ff"), switch="final_tie"),
        _differs("B03", _PRINTED),
        _differs(
            "B04", ("de", "en", "it", "ru", "ff"), ("cs",), ("fr",), switch="setup_towns", rules=("EL-COLLECT-03",)
        ),
        _differs(
            "B05",
            ("de", "en", "fr", "cs"),
            ("it", "ru", "ff"),
            switch="phase3",
            rules=("EL-ROUND-02",),
            phases=("draw",),
        ),
        _differs("B06", ("de", "it", "cs", "ru"), ("en",), ("fr", "ff"), switch="display_refresh"),
        _differs("B07", ("de", "fr", "cs", "ff"), ("en", "ru"), ("it",)),
        _differs("B08", ("de", "en", "fr", "cs", "ru", "ff"), ("it",), switch="place_hidden", rules=("EL-PLAN-02",)),
        _differs(
            "B09",
            ("de", "en", "it", "ru", "ff"),
            ("cs",),
            ("fr",),
            switch="pass",
            rules=("EL-ROUND-02",),
            phases=("plan",),
        ),
        _differs(
            "B10",
            _ALL,
            ("de", "en", "fr", "it", "cs"),
            switch="caravan",
            rules=("EL-CARAVAN-01", "EL-CARAVAN-02", "EL-CARAVAN-07", "EL-MOVE-04", "EL-MOVE-05"),
        ),
        _differs("B11", _ALL, rules=("EL-CARAVAN-04",)),
        _differs("B12", ("de", "en", "it", "cs", "ru"), ("fr",), ("ff",), rules=("EL-OBST-05", "EL-CARAVAN-05")),
        _differs("B13", ("de", "en", "it", "cs", "ff"), ("ru",), ("fr",), rules=("EL-OBST-01",)),
        _differs("B14", ("de", "en", "it", "ru"), ("cs", "ff"), ("fr",), rules=("EL-OBST-02", "EL-OBST-03")),
        _differs("B15", ("de", "en", "fr", "it", "ru"), ("cs", "ff"), switch="discards"),
        _differs("B16", _ALL, ("it",), switch="hand_limit_at", rules=("EL-HAND-01", "EL-HAND-02", "EL-MOVE-10")),
        _differs(
            "B17", ("de", "en", "it", "cs", "ru"), ("fr",), ("ff",), rules=("EL-LAKE-01", "EL-RIVER-01", "EL-RIVER-02")
        ),
        _differs("B18", _ALL, switch="keep_counter", rules=("EL-CLEAN-03",)),
        _differs("B19", ("en", "ru"), ("de", "fr", "it", "cs", "ff")),
        _differs("B20", _ALL, rules=("EL-ROUND-02", "EL-MOVE-01")),
        _differs("B21", ("de", "en", "it", "cs", "ru", "ff"), ("fr",)),
        _differs("B22", _ALL, ("en", "fr", "ru", "ff")),
        _differs("B23", ("de", "en", "it", "cs", "ru", "ff"), ("fr",)),
        _differs("B24", _ALL, rules=("EL-MOVE-03",)),
        _differs("B25", ("fr",), ("ff",), ("de", "en", "it", "cs", "ru")),
        _differs("B26", ("fr",), ("it",), ("ff",), ("en",)),
        _differs("B27", ("de", "fr"), ("de", "en", "fr", "it", "ff"), ("cs", "ru"), rules=("EL-COMP-14",)),
        _differs("B28", ("de", "en", "ff"), ("fr", "it", "cs", "ru"), switch="variant_distance", rules=("EL-VAR-01",)),
        _differs("B29", _ALL),
        _differs("B30", _ALL, switch="variant_early_end"),
        _differs("B31", _ALL, switch="deal", rules=("EL-DEAL-01", "EL-DEAL-02")),
    )
