"""Settings and preferences."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QByteArray, QStandardPaths

from cfanp_gui.session.clock import TimeControl
from cfanp_gui.table.camera import SeatTurning
from cfanp_gui.window.services.app_dirs import AppDirs
from cfanp_gui.window.services.settings import RECENT, LastSetup, Preferences, Settings
from tests.session.play import CFANP
from tests.session.rings import RING
from tests.systems import WINDOWS


def test_the_default_preferences_make_sense() -> None:
    assert Preferences().validated() == Preferences()


def test_stored_preferences_come_back() -> None:
    wanted = Preferences("dark", "kilfiger", "reduced", SeatTurning.ALWAYS.value, "round",
                         True, False, 0, "de")  # fmt: skip
    assert Preferences.of_strings(wanted.to_strings()) == wanted
    assert set(wanted.to_strings()) == set(Preferences._fields)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("theme", "purple"),
        ("motion", ""),
        ("turning", "Always"),
        ("layout", "heap"),
        ("language", "tlh"),
        ("volume", "101"),
        ("volume", "-1"),
        ("volume", "³"),
        ("volume", "loud"),
    ],
)
def test_a_preference_that_makes_no_sense_takes_its_default(name: str, text: str) -> None:
    assert Preferences.of_strings({name: text}) == Preferences()


@given(st.dictionaries(st.sampled_from(Preferences._fields), st.text()))
def test_any_text_gives_preferences_that_make_sense(stored: dict[str, str]) -> None:
    found = Preferences.of_strings(stored)
    assert found.validated() == found


DEFAULTS = {option.name: option.default for option in CFANP.options}


def again(settings: Settings, app_dirs: AppDirs) -> Settings:
    """Return the settings as the next start finds them."""
    settings.sync()
    return Settings(app_dirs.settings)


def test_nothing_is_set_at_first(settings: Settings) -> None:
    assert settings.recent() == []
    assert settings.preferences() == Preferences()
    assert settings.geometry("geometry") is None
    assert settings.last_setup(CFANP) == LastSetup([], [], DEFAULTS)


def test_the_latest_files_come_first_and_once(settings: Settings, app_dirs: AppDirs) -> None:
    for number in range(RECENT + 3):
        settings.add_recent(Path(f"/games/{number}.cpgn"))
    settings.add_recent(Path("/games/5.cpgn"))
    found = again(settings, app_dirs).recent()
    assert len(found) == RECENT
    five, *others = (os.path.abspath(f"/games/{number}.cpgn") for number in (5, 10, 9))
    assert found[:3] == [five, *others]
    settings.forget_recent(Path(five))
    assert five not in settings.recent()


def test_a_file_is_listed_once_whichever_way_its_name_is_written(settings: Settings) -> None:
    """Windows knows no difference between capitals and small letters in names."""
    for name in ("/games/a.cpgn", "/Games/A.cpgn"):
        settings.add_recent(Path(name))
    assert len(settings.recent()) == (1 if WINDOWS else 2)
    settings.forget_recent(Path("/games/a.cpgn"))
    assert len(settings.recent()) == (0 if WINDOWS else 1)


def test_a_file_is_known_wherever_the_program_is_started(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    whole = tmp_path / "a.cpgn"
    for name in (Path("a.cpgn"), whole, Path("b", "..", "a.cpgn")):
        settings.add_recent(name)
    assert settings.recent() == [str(whole)]
    settings._store.setValue("files/recent", ["old.cpgn", str(whole)])
    assert settings.recent() == [str(whole)], "nobody knows where that lay"
    settings.set_continued(Path("a b.cpgn"), 3)
    assert settings.continued() == (str(tmp_path / "a b.cpgn"), 3)
    settings.forget_recent(Path("a.cpgn"))
    assert settings.recent() == []


@pytest.mark.parametrize("name", ["a, b.cpgn", "x;y.cpgn", "ü “q”.cpgn", "100%.cpgn"])
def test_one_odd_name_comes_back(settings: Settings, app_dirs: AppDirs, name: str) -> None:
    settings.add_recent(Path("/games") / name)
    assert again(settings, app_dirs).recent() == [os.path.abspath(Path("/games") / name)]


def test_what_was_so_is_so_again(settings: Settings, app_dirs: AppDirs) -> None:
    assert not settings.flag("insight")
    settings.set_flag("insight", True)
    settings.sync()
    assert Settings(app_dirs.settings).flag("insight")
    settings.set_flag("insight", False)
    assert not settings.flag("insight")
    settings._store.setValue("window/insight", "perhaps")
    assert not settings.flag("insight")


def test_where_one_was_in_a_lesson_is_remembered(settings: Settings, app_dirs: AppDirs) -> None:
    assert (settings.lesson_place(), settings.lessons_done()) == (("", 0), [])
    settings.set_lesson_place("two words", 3)
    assert again(settings, app_dirs).lesson_place() == ("two words", 3)
    settings.add_lesson_done("push")
    settings.add_lesson_done("pair")
    settings.add_lesson_done("push")
    after = again(settings, app_dirs)
    assert (after.lesson_place(), after.lessons_done()) == (("", 0), ["push", "pair"])
    settings._store.setValue("lessons/place", "push x")
    assert settings.lesson_place() == ("", 0)


def test_a_file_dialog_begins_where_files_lie(
    settings: Settings, app_dirs: AppDirs, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home, documents, last = (tmp_path / name for name in ("me", "me/Documents", "games"))
    home.mkdir()
    monkeypatch.setattr(Path, "home", lambda: home)
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _: str(documents))
    assert settings.folder() == home, "there are no documents"
    documents.mkdir()
    assert settings.folder() == documents
    last.mkdir()
    settings.set_folder(last)
    settings = again(settings, app_dirs)
    assert settings.folder() == last
    assert settings.folder(home) == home
    assert settings.folder(tmp_path / "gone") == last
    last.rmdir()
    assert settings.folder() == documents


def test_a_folder_named_from_where_the_program_started_is_kept_whole(
    settings: Settings, app_dirs: AppDirs, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    settings.set_folder(Path("game.cpgn").parent)
    monkeypatch.chdir("/")
    assert again(settings, app_dirs).folder() == tmp_path


def test_folder_preferences_and_geometry_come_back(
    settings: Settings, app_dirs: AppDirs, tmp_path: Path
) -> None:
    settings.set_folder(tmp_path)
    wanted = Preferences(theme="dark", volume=3, sound=False, card=True, turning="always")
    settings.set_preferences(wanted)
    settings.set_geometry("docks", QByteArray(b"\x00\x01two"))
    settings = again(settings, app_dirs)
    assert settings.folder() == tmp_path
    assert settings.preferences() == wanted
    assert settings.geometry("docks") == QByteArray(b"\x00\x01two")


def test_the_last_set_up_comes_back(settings: Settings, app_dirs: AppDirs) -> None:
    options = {**DEFAULTS, "join": "reflect", "touch": True}
    for time in (None, TimeControl(90, 2), TimeControl(300, delay=3)):
        last = LastSetup(["Ä", "<b>"], ["#000000", "#ffffff"], options, time)
        settings.set_last_setup(CFANP, last)
        assert again(settings, app_dirs).last_setup(CFANP) == last


@pytest.mark.parametrize("time", [None, "", "fast", {}, "0", ["300"]])
def test_a_time_control_that_makes_no_sense_is_none(
    settings: Settings, app_dirs: AppDirs, time: object
) -> None:
    text = json.dumps({"names": ["Ä", "B"], "colours": [], "options": DEFAULTS, "time": time})
    settings._store.setValue("setup/cfanp", text)
    found = again(settings, app_dirs).last_setup(CFANP)
    assert found == LastSetup(["Ä", "B"], [], DEFAULTS)


NONSENSE = [
    "", "x", "[]", "3", '{"options": {"join": "glue"}}', '{"options": 3}', '{"names": 3}',
    "[" * 30_000 + "]" * 30_000, '{"names":' * 30_000, "9" * 5_000,
    '{"names": ["a\\u0000b"]}', '{"names": ["\\ud800"]}',
]  # fmt: skip


@pytest.mark.parametrize("text", NONSENSE)
def test_nonsense_counts_as_never_set(settings: Settings, app_dirs: AppDirs, text: str) -> None:
    settings.set_preferences(Preferences(theme="purple", motion="x", language="tlh"))
    settings._store.setValue("preferences/volume", "loud")
    settings._store.setValue("setup/cfanp", text)
    settings._store.setValue("window/geometry", "text")
    settings = again(settings, app_dirs)
    assert settings.preferences() == Preferences()
    assert settings.last_setup(CFANP) == LastSetup([], [], DEFAULTS)
    assert settings.geometry("geometry") is None


@pytest.mark.parametrize("several", [False, True])
def test_what_is_cut_short_by_a_nul_counts_as_never_set(
    settings: Settings, app_dirs: AppDirs, several: bool
) -> None:
    """No system takes a file of such a name."""
    for key in ("files/recent", "files/game_folders", "setup/people", "engine/program"):
        settings._store.setValue(key, ["/a\0b", "/c"] if several else "/a\0b")
    settings._store.setValue("files/folder", "/a\0b")
    settings = again(settings, app_dirs)
    left = ["/c"] if several else []
    assert [settings.recent(), settings.game_folders(), settings.people()] == [left] * 3
    assert "\0" not in settings.engine_setup().program
    assert "\0" not in str(settings.folder())


def test_numbers_too_long_to_be_any_count_as_never_set(
    settings: Settings, app_dirs: AppDirs
) -> None:
    settings._store.setValue("preferences/volume", "9" * 6_000)
    settings._store.setValue("engine/threads", "9" * 6_000)
    settings = again(settings, app_dirs)
    assert settings.preferences() == Preferences()
    assert settings.engine_setup() == Settings(app_dirs.settings / "other").engine_setup()


def test_the_game_last_set_up_comes_back(settings: Settings, app_dirs: AppDirs) -> None:
    assert settings.last_game() is CFANP
    ring = LastSetup(["A", "B", "C"], [], {"tempo": "rounds", "tournament": False})
    settings.set_last_setup(RING, ring)
    found = again(settings, app_dirs)
    assert found.last_game() is RING
    assert found.last_setup(RING) == ring
    # What one game was set up with is nothing to another.
    assert found.last_setup(CFANP) == LastSetup([], [], DEFAULTS)
    found.set_last_setup(CFANP, LastSetup([], [], DEFAULTS))
    assert again(found, app_dirs).last_game() is CFANP


@pytest.mark.parametrize("key", ["", "checkers", "setup", "ring, cfanp"])
def test_a_game_there_is_not_was_never_set_up(
    settings: Settings, app_dirs: AppDirs, key: str
) -> None:
    settings._store.setValue("games/last", key)
    assert again(settings, app_dirs).last_game() is CFANP


def test_people_are_remembered_the_latest_first(tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    assert settings.people() == []
    settings.add_people(["<b>Zoë</b>"])
    assert Settings(tmp_path).people() == ["<b>Zoë</b>"]
    settings.add_people(["Anna", "Ben"])
    settings.add_people(["Ben", "Clara"])
    assert settings.people() == ["Ben", "Clara", "Anna", "<b>Zoë</b>"]
    settings.add_people([f"P{number}" for number in range(80)])
    assert settings.people() == [f"P{number}" for number in range(60)]


def test_the_chess_program_is_remembered(tmp_path: Path) -> None:
    from cfanp_gui.engine.analysis import EngineSetup

    settings = Settings(tmp_path)
    assert settings.engine_setup() == EngineSetup()
    settings.set_engine_setup(EngineSetup("/a b/Ümlaut, fish", 2, 128, 3))
    settings.sync()
    assert Settings(tmp_path).engine_setup() == EngineSetup("/a b/Ümlaut, fish", 2, 128, 3)
    for name, nonsense in (("threads", "many"), ("memory", "-5"), ("lines", "99")):
        settings._store.setValue(f"engine/{name}", nonsense)
    assert settings.engine_setup() == EngineSetup("/a b/Ümlaut, fish", 1, 64, 3)


def test_a_folder_that_cannot_be_made_is_told_once(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    settings = Settings(tmp_path / "file" / "settings")
    assert settings.preferences() == Preferences()
    problem = settings.problem()
    assert problem.startswith(f"Settings cannot be saved in {tmp_path / 'file' / 'settings'}")
    settings.set_preferences(Preferences(theme="dark"))
    assert settings.preferences().theme == "dark", "until the program ends"
    assert settings.problem() == ""


def test_what_can_be_kept_is_nothing_to_tell(settings: Settings, app_dirs: AppDirs) -> None:
    assert settings.problem() == ""
    settings.set_preferences(Preferences(theme="dark"))
    assert settings.problem() == ""
    assert again(settings, app_dirs).problem() == ""


def test_a_damaged_file_is_told_and_what_is_whole_counts(tmp_path: Path) -> None:
    (tmp_path / "settings.ini").write_text("[[[\nnonsense\n[preferences]\ntheme=dark\n")
    settings = Settings(tmp_path)
    assert "are damaged" in settings.problem()
    assert settings.preferences() in (Preferences(), Preferences(theme="dark"))


def test_flags_are_remembered(tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    assert not settings.flag("panel")
    settings.set_flag("panel", True)
    settings.sync()
    assert Settings(tmp_path).flag("panel")
    settings.set_flag("panel", False)
    assert not settings.flag("panel")
