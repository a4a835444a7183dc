"""Settings and preferences: what is set comes back, and whatever is stored is read as sense."""

import json
import os
from collections.abc import Callable
from dataclasses import asdict, astuple
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QByteArray, QSettings

from cfanp_gui.engine.analysis import EngineSetup
from cfanp_gui.record import tokens
from cfanp_gui.session.clock import TimeControl
from cfanp_gui.session.match import LastSetup
from cfanp_gui.window.services.app_dirs import AppDirs
from cfanp_gui.window.services.settings import PEOPLE, RECENT, SIGNS, Preferences, Settings
from tests.session.play import CFANP
from tests.session.rings import RING
from tests.systems import WINDOWS

DEFAULTS = {option.name: option.default for option in CFANP.options}

Stored = Callable[..., Settings]


@pytest.fixture
def again(settings: Settings, app_dirs: AppDirs) -> Callable[[], Settings]:
    """Return a function that finds the settings as the next start does."""

    def again() -> Settings:
        settings.sync()
        return Settings(app_dirs.settings)

    return again


@pytest.fixture
def stored(tmp_path: Path) -> Stored:
    """Return a function that makes settings of texts stored by their keys."""

    def stored(values: dict[str, object]) -> Settings:
        folder = tmp_path / "stored"
        store = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        store.clear()
        for key, value in values.items():
            store.setValue(key, value)
        store.sync()
        return Settings(folder)

    return stored


# What is set comes back


ODD = [Path("/games") / name for name in ("a, b.cpgn", "x;y.cpgn", "ü “q”.cpgn", "100%.cpgn")]
SETUPS = [
    LastSetup(["Ä", "<b>"], ["#000000", "#ffffff"], {**DEFAULTS, "join": "reflect"}, time)
    for time in (None, TimeControl(90, 2), TimeControl(300, delay=3))
]
SET: list[tuple[Callable[[Settings], object], Callable[[Settings], object], object]] = [
    *(
        (lambda at, path=path: at.add_recent(path), Settings.recent, [os.path.abspath(path)])
        for path in ODD
    ),
    *(
        (lambda at, one=one: at.set_last_setup(CFANP, one), lambda at: at.last_setup(CFANP), one)
        for one in SETUPS
    ),
    (
        lambda at: at.set_continued(Path("/a b.cpgn"), 3),
        Settings.continued,
        (os.path.abspath("/a b.cpgn"), 3),
    ),
    (lambda at: at.set_game_folders(["/a", "/b"]), Settings.game_folders, ["/a", "/b"]),
    (lambda at: at.set_flag("insight", True), lambda at: at.flag("insight"), True),
    (lambda at: at.set_lesson_place("two words", 3), Settings.lesson_place, ("two words", 3)),
    (lambda at: at.set_text("puzzles/streak", "3 4"), lambda at: at.text("puzzles/streak"), "3 4"),
    (lambda at: at.set_opponents(3, "club"), Settings.opponents, (3, "club")),
    (
        lambda at: at.set_geometry("docks", QByteArray(b"\x00\x01two")),
        lambda at: at.geometry("docks"),
        QByteArray(b"\x00\x01two"),
    ),
    (
        lambda at: at.set_engine_setup(EngineSetup("/a b/Ümlaut, fish", 2, 128, 3)),
        Settings.engine_setup,
        EngineSetup("/a b/Ümlaut, fish", 2, 128, 3),
    ),
]


def test_what_is_set_comes_back(settings: Settings, again: Callable[[], Settings]) -> None:
    lost = []
    for act, read, wanted in SET:
        act(settings)
        found = read(again())
        if isinstance(wanted, list) and isinstance(found, list):
            found = found[: len(wanted)]
        if found != wanted:
            lost.append((wanted, found))
    assert lost == []
    settings.set_flag("insight", False)
    assert not again().flag("insight")


def test_preferences_are_kept_and_told_of(
    settings: Settings, again: Callable[[], Settings]
) -> None:
    told: list[Preferences] = []
    settings.preferred.connect(told.append)
    wanted = Preferences(theme="dark", volume=3, sound=False, card=True, turning="always")
    settings.set_preferences(wanted)
    assert told == [wanted]
    assert again().preferences() == wanted


# Whatever is stored


SENSE = ["dark", "kilfiger", "reduced", "always", "round", "True", "0", "100", "de", "slow",
         "pictograms", "3600"]  # fmt: skip


@given(
    st.dictionaries(
        st.sampled_from([*asdict(Preferences())]), st.one_of(st.text(), st.sampled_from(SENSE))
    )
)
def test_any_texts_give_preferences_that_make_sense_and_come_back(stored: dict[str, str]) -> None:
    found = Preferences.of_strings(stored)
    assert found.validated() == found
    assert (
        Preferences.of_strings({name: str(value) for name, value in asdict(found).items()}) == found
    )


NO_PREFERENCE = {
    "theme": ["purple"], "motion": [""], "turning": ["Always"], "layout": ["heap"],
    "language": ["tlh"], "bots": ["fast"], "signs": ["runes"],
    "volume": ["101", "-1", "³", "loud", "9" * 6_000], "loading": ["0", "3601"],
}  # fmt: skip
NO_SETUP = [
    "", "x", "[]", "3", '{"options": {"join": "glue"}}', '{"options": 3}', '{"names": 3}',
    "[" * 30_000 + "]" * 30_000, '{"names":' * 30_000, "9" * 5_000,
    '{"names": ["a\\u0000b"]}', '{"names": ["\\ud800"]}',
]  # fmt: skip


def test_what_makes_no_sense_is_as_at_a_first_start(stored: Stored, tmp_path: Path) -> None:
    for name, texts in NO_PREFERENCE.items():
        assert [
            text for text in texts if Preferences.of_strings({name: text}) != Preferences()
        ] == []
    assert set(SIGNS) == set(tokens.SIGNS)
    for text in NO_SETUP:
        assert stored({"setup/cfanp": text}).last_setup(CFANP) == LastSetup([], [], DEFAULTS), text
    usual = {"names": ["Ä", "B"], "colours": [], "options": DEFAULTS}
    for time in (None, "", "fast", {}, "0", ["300"]):
        bots = {"bots": ["", "club"], "thinking": "soon"}
        text = json.dumps({**usual, **bots, "time": time})
        found = stored({"setup/cfanp": text}).last_setup(CFANP)
        assert found == LastSetup(["Ä", "B"], [], DEFAULTS), time
    for key in ("", "checkers", "setup", "ring, cfanp"):
        assert stored({"games/last": key}).last_game() is CFANP, key
    odd = {
        "preferences/volume": "9" * 6_000, "engine/threads": "9" * 6_000, "engine/memory": "-5",
        "engine/lines": "99", "window/geometry": "text", "window/insight": "perhaps",
        "lessons/place": "push x", "start/bots": "many", "files/continued": "a.cpgn 1",
    }  # fmt: skip
    whole, empty = stored(odd), Settings(tmp_path / "empty")
    for one in (whole, empty):
        assert one.preferences() == Preferences()
        assert one.engine_setup()._replace(lines=0) == EngineSetup()._replace(lines=0)
        assert one.geometry("geometry") is None
        assert not one.flag("insight")
        assert one.lesson_place() == ("", 0)
        assert one.opponents() == (0, "")
        assert one.continued() is None
        assert one.last_setup(CFANP) == LastSetup([], [], DEFAULTS)
        assert (one.recent(), one.people(), one.lessons_done()) == ([], [], [])
    assert whole.engine_setup().lines == 3, "as many as there may be"
    assert stored({"files/recent": ["old.cpgn"]}).recent() == [], "nobody knows where that lay"


@pytest.mark.parametrize("several", [False, True])
def test_what_is_cut_short_by_a_nul_counts_as_never_set(stored: Stored, several: bool) -> None:
    """No system takes a file of such a name."""
    text = ["/a\0b", "/c"] if several else "/a\0b"
    keys = ("files/recent", "files/game_folders", "setup/people", "engine/program")
    found = stored({**dict.fromkeys(keys, text), "files/folder": "/a\0b"})
    left = ["/c"] if several else []
    assert [found.recent(), found.game_folders(), found.people()] == [left] * 3
    assert "\0" not in found.engine_setup().program
    assert "\0" not in str(found.folder())


# What was last


def test_the_latest_files_come_first_and_once(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in (*range(RECENT + 3), 5):
        settings.add_recent(Path(f"/games/{number}.cpgn"))
    found = settings.recent()
    assert len(found) == RECENT
    assert found[:3] == [os.path.abspath(f"/games/{number}.cpgn") for number in (5, 10, 9)]
    for path in found:
        settings.forget_recent(Path(path))
    assert settings.recent() == []
    # Windows knows no difference between capitals and small letters in names.
    for name in ("/games/a.cpgn", "/Games/A.cpgn"):
        settings.add_recent(Path(name))
    assert len(settings.recent()) == (1 if WINDOWS else 2)
    settings.forget_recent(Path("/games/a.cpgn"))
    settings.forget_recent(Path("/Games/A.cpgn"))
    # A file is known wherever the program is started.
    monkeypatch.chdir(tmp_path)
    for path in (Path("a.cpgn"), tmp_path / "a.cpgn", Path("b", "..", "a.cpgn")):
        settings.add_recent(path)
    assert settings.recent() == [str(tmp_path / "a.cpgn")]
    settings.set_continued(Path("a b.cpgn"), 3)
    settings.set_continued(Path("c.cpgn"), 0)
    settings.set_continued(Path("c.cpgn"), 0, goes_on=False)
    assert settings.continued() == (str(tmp_path / "a b.cpgn"), 3)
    settings.forget_recent(Path("a.cpgn"))
    assert settings.recent() == []


def test_lessons_people_and_games_are_remembered_the_latest_first(
    settings: Settings, again: Callable[[], Settings]
) -> None:
    settings.set_lesson_place("push", 3)
    for key in ("push", "pair", "push"):
        settings.add_lesson_done(key)
    assert (again().lesson_place(), again().lessons_done()) == (("", 0), ["push", "pair"])
    for names in (["<b>Zoë</b>"], ["Anna", "Ben"], ["Ben", "Clara"]):
        settings.add_people(names)
    assert again().people() == ["Ben", "Clara", "Anna", "<b>Zoë</b>"]
    settings.add_people([f"P{number}" for number in range(80)])
    assert settings.people() == [f"P{number}" for number in range(PEOPLE)]
    assert settings.last_game() is CFANP
    ring = LastSetup(["A", "B", "C"], [], {"tempo": "rounds", "tournament": False})
    settings.set_last_setup(RING, ring)
    assert again().last_game() is RING
    assert again().last_setup(RING) == ring
    # What one game was set up with is nothing to another.
    assert again().last_setup(CFANP) == LastSetup([], [], DEFAULTS)
    settings.set_last_setup(CFANP, LastSetup([], [], DEFAULTS))
    assert again().last_game() is CFANP


@pytest.mark.skipif(WINDOWS, reason="no variable says there where a person has documents")
def test_a_file_dialog_begins_where_files_lie(
    settings: Settings,
    again: Callable[[], Settings],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    home, documents, last = (tmp_path / name for name in ("me", "me/Documents", "games"))
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    assert settings.folder() == home, "there are no documents"
    documents.mkdir()
    assert settings.folder() == documents
    last.mkdir()
    monkeypatch.chdir(last)
    settings.set_folder(Path("game.cpgn").parent)
    monkeypatch.chdir("/")
    assert again().folder() == last
    assert settings.folder(home) == home
    assert settings.folder(tmp_path / "gone") == last
    last.rmdir()
    assert settings.folder() == documents


# What cannot be kept


def test_what_cannot_be_kept_or_read_is_told_once(
    settings: Settings, again: Callable[[], Settings], tmp_path: Path
) -> None:
    settings.set_preferences(Preferences(theme="dark"))
    assert [settings.problem(), again().problem()] == ["", ""]
    (tmp_path / "file").write_bytes(b"")
    folder = tmp_path / "file" / "settings"
    lost = Settings(folder)
    assert lost.preferences() == Preferences()
    assert lost.problem().startswith(f"Settings cannot be saved in {folder}")
    lost.set_preferences(Preferences(theme="dark"))
    assert lost.preferences().theme == "dark", "until the program ends"
    assert lost.problem() == ""
    (tmp_path / "settings.ini").write_text("[[[\nnonsense\n[preferences]\ntheme=dark\n")
    damaged = Settings(tmp_path)
    assert "are damaged" in damaged.problem()
    assert damaged.preferences() in (Preferences(), Preferences(theme="dark"))


# The folders in which all is kept


def test_folders_differ_and_bear_the_programs_name(tmp_path: Path) -> None:
    dirs = AppDirs.below(tmp_path)
    *usual, documents = astuple(AppDirs.of_platform())
    below = astuple(dirs)
    assert [len(set(usual)), len(set(below)), documents] == [4, 5, None]
    assert all("cfanp-gui" in path.parts for path in usual)
    assert all(path.parent == tmp_path for path in below)
    assert dirs.crashes.parent == dirs.logs
    assert dirs.my_games.parent == tmp_path, "there are no documents"
    (tmp_path / "documents").mkdir()
    assert dirs.my_games.parent == tmp_path / "documents"
