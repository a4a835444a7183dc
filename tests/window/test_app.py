"""Starting the program."""

import ast
import os
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from cfanp_gui import __version__
from cfanp_gui.__main__ import THINK, _parser, main
from cfanp_gui.bots import process
from cfanp_gui.record.journal import Journal
from cfanp_gui.session import store
from cfanp_gui.window.services.app_dirs import AppDirs
from tests import ROOT
from tests.session.play import a_session, play
from tests.systems import WINDOWS, own_folders, started
from tests.window.files.filed import written

WITHOUT_QT = """
import sys
sys.modules["PySide6"] = None
from cfanp_gui.__main__ import main
sys.exit(main())
"""
BROKEN = """
from cfanp_gui import __main__
__main__.load = lambda: 1 // 0
__main__.main([])
"""
"""A program that cannot load its window."""
FOLDERS = (
    "from dataclasses import astuple; from cfanp_gui.window.services.app_dirs import AppDirs;"
    " print(*astuple(AppDirs.of_platform()))"
)


def environment(home: Path, **more: str) -> dict[str, str]:
    """Return the environment of a program that has folders of its own, and no screen."""
    return {**os.environ, **own_folders(home), "QT_QPA_PLATFORM": "offscreen", **more}


def run(
    home: Path, *arguments: str, given: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run Python with folders of its own to its end."""
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT, env=given or environment(home), stdin=subprocess.DEVNULL, capture_output=True,
        text=True, timeout=300, check=False,
    )  # fmt: skip


def asking(question: str, wanted: object, *arguments: str) -> tuple[str, ...]:
    """Return the arguments by which Python runs the program, and looks at its windows."""
    return "-m", "tests.window.looking_program", question, repr(wanted), *arguments


def says(home: Path, question: str, wanted: object, *arguments: str) -> str:
    """Return the output of the program that looks at its windows, and ends well."""
    done = run(home, *asking(question, wanted, *arguments))
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def folders(home: Path) -> AppDirs:
    """Return the folders that a program would use."""
    return AppDirs(*map(Path, run(home, "-c", FOLDERS).stdout.split()))


def a_game(path: Path) -> str:
    """Return the name of a file with a game of four in which two moves were made."""
    session = a_session(4)
    play(session, "AB:Nf3 BC:a3")
    return str(written(path, session))


# Without a window


@pytest.mark.parametrize(
    ("arguments", "status", "out", "err"),
    [
        (["--version"], 0, f"cfanp-gui {__version__}\n", ""),
        ([process.OPTION], 0, "", ""),  # the process of bots, whose input is over at once
        ([], 1, "", "cfanp-gui: Qt cannot be loaded: "),
    ],
    ids=["version", "bots", "window"],
)
def test_without_qt_only_a_window_is_missed(
    tmp_path: Path, arguments: list[str], status: int, out: str, err: str
) -> None:
    assert THINK == process.OPTION
    done = run(tmp_path, "-c", WITHOUT_QT, *arguments)
    assert (done.returncode, done.stdout, done.stderr[: len(err)]) == (status, out, err)
    assert done.stderr.count("\n") == bool(err)


def test_an_unknown_option_is_an_error(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--unknown"])
    assert ended.value.code == 2
    assert "--unknown" in capsys.readouterr().err


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="a window is always there")
def test_what_the_system_lacks_is_said_in_one_sentence(tmp_path: Path) -> None:
    given = environment(tmp_path, QT_QPA_PLATFORM="xcb", DISPLAY="")
    done = run(tmp_path, "-m", "cfanp_gui", given=given)
    said = "cfanp-gui: (There is no display|The window needs system libraries).*\n"
    assert done.returncode == 1
    assert re.fullmatch(said, done.stderr)


def test_files_are_named_by_urls_and_from_the_folder_of_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "an evening.cpgn"
    files = _parser().parse_args([path.as_uri(), "an evening.cpgn", str(path)]).files
    assert files == [path] * 3


# One start, of which several things are asked

AT_ONCE = {
    "": "__main__ assets bots core crash_reports games record session table window",
    "bots": "characters level_names",
    "core": "actions boards caching events game given_turn localizing options pieces position"
    " public_names queries seats situation text wording",
    "games": "pairs registry",
    "games.pairs": "base_games",
    "record": "clock_comment file_lock move_tree palette",
    "session": "added_games annotations bot_seats clock cursor edit_history game_session"
    " journal_writer match match_clocks pair_history seeing signals tree view_model",
    "table": "animator camera camera_view feedback late layout panning theme timers translate view",
    "table.feedback": "toast",
    "table.layout": "geometry",
    "window": "app files main_window menu_actions menus panels play preferences"
    " services start usable_commands widgets windows workplace",
    "window.files": "documents dropped_files file_actions file_reader file_words game_journals"
    " opened_files",
    "window.panels": "event_texts panel_group",
    "window.play": "board_pages clocks game_actions",
    "window.preferences": "preference_actions",
    "window.services": "app_dirs idle_tasks languages logs reduced_motion settings"
    " single_instance sounds system_libraries",
    "window.start": "choices live_picture set_up_actions start_actions start_view",
    "window.widgets": "accessible_names action_texts file_prompts layouts pages pane_focus"
    " plain_text style",
}
"""Modules of the program that are loaded before the start view is painted, by room."""
NOT_AT_ONCE = {
    "chess", "ctypes", "email", "html.entities", "json", "logging.handlers", "pickle", "socket",
    "ssl", "urllib.request", "xml.etree.ElementTree", "PySide6.QtDBus", "PySide6.QtNetwork",
}  # fmt: skip
"""Modules of others that are loaded later or never."""
SOON = {
    "chess", "cfanp_gui.games.armies.state", "cfanp_gui.record.journal",
    "cfanp_gui.table.interaction.table_interaction", "cfanp_gui.window.moves.replay",
    "cfanp_gui.window.moves.variation_actions", "cfanp_gui.window.play.command_bar",
    "cfanp_gui.window.start.setup_page",
}  # fmt: skip
"""Modules that are loaded by themselves right after it, so that nobody waits for them later."""


@pytest.fixture(scope="module")
def start(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What was seen at a start; how long that takes depends on the machine, the order does not."""
    home = tmp_path_factory.mktemp("start")
    name = a_game(home / "game.cpgn")
    not_at_once = NOT_AT_ONCE - ({"ctypes"} if WINDOWS else set())  # its folders need that
    wanted = {"not at once": sorted(not_at_once), "soon": sorted(SOON), "games": [-1, -1, 2]}
    command = [sys.executable, *asking("start", wanted)]
    with started(*command, text=True, env=environment(home), stderr=subprocess.PIPE) as first:
        assert first.stdout is not None
        assert first.stderr is not None
        found = ast.literal_eval(first.stdout.readline())
        files = [path.name for path in home.rglob("*") if path.suffix in (".cfanp-journal", ".log")]
        later = run(home, "-m", "cfanp_gui", "--new-window", name)
        games = first.stdout.read()
        ended = first.wait(timeout=300), first.stderr.read(), later.returncode
    return {**found, "files": files, "games": games, "ended": ended}


def test_the_start_view_is_painted_before_what_it_does_not_need_is_loaded(
    start: dict[str, Any],
) -> None:
    wanted = {f"{room}.{name}" for room, names in AT_ONCE.items() for name in names.split()}
    ours = {f".{name}" if "." not in name else name for name in start["ours"]}
    # Texts of a checkout may be newer than what is compiled.
    assert ours - {"record.translation_file", "window.services.file_translator"} == wanted
    assert (start["others"], start["plies"]) == ([], [-1])
    assert start["files"] == ["cfanp-gui.log"], "nothing is journaled yet"


def test_one_thread_draws_and_the_others_let_it_have_the_interpreter_soon(
    start: dict[str, Any],
) -> None:
    assert start["interval"] <= 0.001
    assert not any("pooled" in name for name in start["threads"])


def test_a_later_start_opens_its_files_and_a_window_in_the_program_that_runs(
    start: dict[str, Any],
) -> None:
    assert (start["games"], start["ended"]) == ("ready\n-1 -1 2\n", (0, "", 0))


# Files, and other starts


@pytest.mark.slow
def test_who_is_asked_about_games_left_behind_takes_the_files_of_later_starts(
    tmp_path: Path,
) -> None:
    journals = folders(tmp_path).journals
    journals.mkdir(parents=True)
    book = Journal.start(journals, store.record_of(a_session(3)))
    book.append("play AB:e2e4")
    book.close(keep=True)  # as a crash does
    ready = tmp_path / "ready"
    command = [sys.executable, *asking("restoring", str(ready))]
    with started(*command, text=True, env=environment(tmp_path)) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == "asking with an icon\n"
        for name in ("one", "two"):
            later = run(tmp_path, "-m", "cfanp_gui", a_game(tmp_path / f"{name}.cpgn"))
            assert later.returncode == 0
        assert first.poll() is None, "it still asks"
        ready.touch()
        assert first.stdout.readline() == "\n"
        assert first.stdout.readline() == "1 2 2\n"
        assert first.wait(timeout=300) == 0


@pytest.mark.slow
def test_it_starts_where_settings_cannot_be_kept_and_says_so(tmp_path: Path) -> None:
    (folders(tmp_path).settings / "settings.ini").mkdir(parents=True)
    assert says(tmp_path, "sentence", "Settings").startswith("Settings cannot be saved in ")


@pytest.mark.slow
def test_several_files_are_opened_in_as_many_windows(tmp_path: Path) -> None:
    names = [a_game(tmp_path / f"{number}.cpgn") for number in range(3)]
    assert says(tmp_path, "games", [2, 2, 2], *names) == "ready\n2 2 2\n"


@pytest.mark.slow
def test_a_program_of_its_own_does_not_ask_others(tmp_path: Path) -> None:
    command = [sys.executable, *asking("games", [1])]
    with started(*command, text=True, env=environment(tmp_path)) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == "ready\n"
        assert says(tmp_path, "games", [-1], "--new-process") == "ready\n-1\n"
        first.kill()
    # What was killed keeps nobody from being the first.
    assert says(tmp_path, "games", [-1]) == "ready\n-1\n"


# What goes wrong


def test_crashes_and_errors_that_end_a_start_are_shown_at_the_next_and_kept(tmp_path: Path) -> None:
    assert run(tmp_path, *asking("crash", None)).returncode != 0
    assert run(tmp_path, "-c", BROKEN).returncode == 1
    said = says(tmp_path, "reports", None)
    assert said.startswith("False "), "nobody is kept from playing by it"
    assert re.search("Segmentation fault|access violation", said)
    assert "ZeroDivisionError" in said
    assert {path.suffix for path in tmp_path.rglob("crashes/*")} == {".txt"}
