"""What the wishes promise: a mistake is named with its file, its line and what would do."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion import config
from companion.config import ConfigError, Keeping, Look, Playing, Window


def read(tmp_path: Path, text: str | bytes) -> config.Config:
    path = tmp_path / "config.toml"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return config.read(path)


def refused(tmp_path: Path, text: str | bytes) -> str:
    with pytest.raises(ConfigError) as wrong:
        read(tmp_path, text)
    assert str(tmp_path / "config.toml") in str(wrong.value)
    return str(wrong.value)


def test_without_a_file_everything_has_its_usual_value(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "wishes"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "kept"))
    usual = config.Config(Window(), Playing(), Keeping(tmp_path / "kept" / "boardside" / "games.db"), Look())
    assert config.read() == config.read(tmp_path / "nowhere.toml") == read(tmp_path, "") == usual
    assert config.config_path() == tmp_path / "wishes" / "boardside" / "config.toml"


def test_the_usual_file_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    (tmp_path / "boardside").mkdir()
    (tmp_path / "boardside" / "config.toml").write_text("look.still = true\n")
    assert config.read().look == Look(still=True)


def test_every_key_is_heard(tmp_path: Path) -> None:
    told = read(
        tmp_path,
        """
        [screen]
        size = "1280x800"
        fullscreen = false
        rotation = 90
        scale = 1.25
        [game]
        edition = "fr"
        language = "cs"
        [store]
        path = "/media/stick/games.db"
        [look]
        still = true
        """,
    )
    assert told == config.Config(
        Window((1280, 800), False, 90, 1.25), Playing("fr", "cs"), Keeping(Path("/media/stick/games.db")), Look(True)
    )


def test_a_path_counts_from_the_home_or_from_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/ann")
    assert read(tmp_path, 'store.path = "~/g.db"').store.path == Path("/home/ann/g.db")
    assert read(tmp_path, 'store.path = "g.db"').store.path == tmp_path / "g.db"


def test_a_misspelt_key_is_reported_with_its_line_and_the_known_ones(tmp_path: Path) -> None:
    said = refused(tmp_path, '# wishes\n[screen]\nsize = "800x480"\nrotatoin = 90\n')
    assert "line 4" in said
    assert "rotatoin" in said
    for known in ("size", "fullscreen", "rotation", "scale"):
        assert known in said


@pytest.mark.parametrize(
    ("key", "value", "allowed"),
    [("edition", '"es"', '"de", "en", "fr"'), ("language", '"ff"', '"de", "en"'), ("language", "[]", '"de", "en"')],
)
def test_an_unknown_language_or_rulebook_is_reported_and_the_usual_one_holds(
    tmp_path: Path, key: str, value: str, allowed: str
) -> None:
    known = read(tmp_path, f"[game]\n{key} = {value}\n[look]\nstill = true\n")
    assert (known.game, known.look.still) == (Playing(), True)
    (told,) = known.passed_over
    assert told.line == 2
    assert allowed in told.sentence


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("[screen]\n\n[screne]\nscale = 1\n", 3),
        ("\nscreen.scael = 1\n", 2),
        ("\n\nscreen = { scael = 1 }\n", 3),
        ('[look]\nstill = true\n[game]\n"edition " = "de"\n', 4),
        ('[store]\npath = """\n[game]\nediton = 1\n"""\n[game]\nediton = 1\n', 7),
        ("scale = 1\n", 1),
    ],
)
def test_the_line_is_found_however_the_key_is_written(tmp_path: Path, text: str, line: int) -> None:
    assert f"line {line}:" in refused(tmp_path, text)


def test_a_misspelt_section_is_reported_with_the_known_ones(tmp_path: Path) -> None:
    said = refused(tmp_path, "[screne]\n")
    for known in ("screen", "game", "store", "look"):
        assert known in said


@pytest.mark.parametrize(
    ("key", "value", "allowed"),
    [
        ("screen.size", '"800"', "800x480"),
        ("screen.size", '"800x48000"', "9999"),
        ("screen.size", "[800, 480]", "800x480"),
        ("screen.fullscreen", '"yes"', "true or false"),
        ("screen.rotation", "45", "0, 90, 180, 270"),
        ("screen.rotation", "false", "0, 90, 180, 270"),
        ("screen.rotation", "90.0", "0, 90, 180, 270"),
        ("screen.scale", "0", "0.5 to 3"),
        ("screen.blank", "-1", "0 (never) to 1440"),
        ("screen.blank", "true", "0 (never) to 1440"),
        ("screen.scale", "nan", "0.5 to 3"),
        ("screen.scale", "true", "0.5 to 3"),
        ("store.path", '""', "path of a file"),
        ("store.path", "3", "path of a file"),
        ("store.path", '"~nobody-of-this-name/g.db"', "path of a file"),
        ("look.still", "1", "true or false"),
        ("look", "1", "[look]"),
    ],
)
def test_a_value_that_will_not_do_is_reported_with_what_would(
    tmp_path: Path, key: str, value: str, allowed: str
) -> None:
    said = refused(tmp_path, f"\n{key} = {value}\n")
    assert "line 2" in said
    assert allowed in said


@pytest.mark.parametrize("value", ['"/nowhere/piper"', '"piper"', "true", '"~nobody-of-this-name"', '"/proc/1/root"'])
def test_a_folder_without_piper_and_voices_is_reported_and_the_table_starts_all_the_same(
    tmp_path: Path, value: str
) -> None:
    known = read(tmp_path, f"[voice]\npiper = {value}\n[look]\nstill = true\n")
    assert (known.voice.piper, known.look.still) == (None, True)
    (told,) = known.passed_over
    assert "line 2: piper in [voice] is a folder with the program piper and voices (*.onnx), from" in told.sentence
    (tmp_path / "piper").touch()
    assert read(tmp_path, f'voice.piper = "{tmp_path}"').voice.piper is None, "without a voice"
    (tmp_path / "cs_CZ-jirka-medium.onnx").touch()
    assert read(tmp_path, f'voice.piper = "{tmp_path}"').voice.piper == tmp_path


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("[screen]\nscale = \n", 2),
        ("[screen\n", 1),
        ("look.still = true\n\nlook.still = true\n", 3),
        ('[game]\nedition = "de', 2),
        (b"# fine\n# \xff\n", 2),
    ],
)
def test_what_is_no_toml_is_reported_with_its_line(tmp_path: Path, text: str | bytes, line: int) -> None:
    assert f"line {line}:" in refused(tmp_path, text)


def test_a_file_far_too_long_and_a_folder_are_refused(tmp_path: Path) -> None:
    assert "65536" in refused(tmp_path, b"#" * 70_000)
    with pytest.raises(ConfigError, match="cannot be read"):
        config.read(tmp_path)


def test_whatever_is_wrong_in_it_the_rest_of_the_file_holds_and_each_fault_is_reported_with_its_line(
    tmp_path: Path,
) -> None:
    path = tmp_path / "config.toml"
    path.write_text(
        '[store\npath = "lost.db"\n[store]\npath = "g.db"\n[screen]\nrotatoin = 90\nscale = 9\nrotation = 180\n'
        '[screne]\nscale = 1\n[game]\nlanguage = "de"\nedition = "de\n[hardware]\nbuzzer = 5\nbuttons = { pass = 5 }\n',
        encoding="utf-8",
    )
    found = config.usable(path)
    assert found.store.path == tmp_path / "g.db"
    assert found.screen == Window(rotation=180)
    assert found.game == Playing(language="de")
    assert found.hardware == config.Hardware(), "pins that clash are not used at all"
    assert [fault.line for fault in found.passed_over] == [1, 13, 2, 6, 7, 9, 14]
    assert all(str(path) in fault.sentence for fault in found.passed_over)


@pytest.mark.parametrize("text", [b"\xff", b"#" * 70_000, b"[" * 40, b'a = """', b"\n\n=\n", b"a = {\n\n"])
def test_a_file_that_says_nothing_at_all_leaves_the_usual_settings(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "config.toml"
    path.write_bytes(text)
    assert config.usable(path).screen == Window()
    assert config.usable(path).passed_over
    assert config.usable(tmp_path).passed_over, "nor does a folder of that name end anything"
