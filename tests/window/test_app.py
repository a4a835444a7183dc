"""Starting the program."""

from __future__ import annotations

import gc
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from cfanp_gui import __version__
from cfanp_gui.__main__ import THINK, main
from cfanp_gui.bots import process
from cfanp_gui.record import cpgn
from cfanp_gui.record.journal import Journal
from cfanp_gui.session import store
from cfanp_gui.window.services.crash_reports import CrashReport
from tests import ROOT
from tests.session.play import a_session, play
from tests.systems import WINDOWS, own_folders, started


@pytest.fixture(autouse=True)
def _as_it_was(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Leave garbage and crashes to the tests, where the program is started among them."""
    monkeypatch.setattr(CrashReport, "begin", lambda _: None)
    yield
    gc.enable()


def test_the_version_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"cfanp-gui {__version__}\n"


def test_the_version_is_printed_without_qt() -> None:
    code = "import sys; sys.modules['PySide6'] = None; from cfanp_gui.__main__ import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", code, "--version"],
        cwd=ROOT, capture_output=True, text=True, timeout=300, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stdout) == (0, f"cfanp-gui {__version__}\n")


def test_bots_think_without_qt() -> None:
    """With its hidden option the program is the process of bots; its input is over at once."""
    code = "import sys; sys.modules['PySide6'] = None; from cfanp_gui.__main__ import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", code, process.OPTION],
        cwd=ROOT, stdin=subprocess.DEVNULL, capture_output=True, timeout=300, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")
    assert THINK == process.OPTION


LOADED = """
import linecache, sys
from cfanp_gui import __main__
app = __main__.load()
print(*(file for file in linecache.cache if "cfanp_gui" in file))
"""


def test_no_source_of_ours_is_read_at_the_start() -> None:
    done = subprocess.run(
        [sys.executable, "-c", LOADED],
        cwd=ROOT, capture_output=True, text=True, timeout=300, check=True,
    )  # fmt: skip
    assert done.stdout.split() == []


THREADS = """
from pathlib import Path
import sys
from cfanp_gui.window.app import application
from PySide6.QtGui import QImage, QLinearGradient, QPainter

app = application(["cfanp-gui"])
image = QImage(2000, 2000, QImage.Format.Format_RGB32)
painter = QPainter(image)
painter.fillRect(image.rect(), QLinearGradient(0, 0, 2000, 2000))
painter.end()
threads = Path("/proc/self/task").glob("*/comm")
print(sys.getswitchinterval(), *(thread.read_text().strip() for thread in threads))
"""
"""Prints the seconds a thread may run while others wait, and the names of all threads after
something large has been drawn; Linux alone lists these."""


def test_one_thread_draws_and_the_others_let_it_have_the_interpreter_soon() -> None:
    environment = {name: value for name, value in os.environ.items() if "THREADPOOL" not in name}
    done = subprocess.run(
        [sys.executable, "-c", THREADS],
        cwd=ROOT, env=environment, capture_output=True, text=True, timeout=300, check=True,
    )  # fmt: skip
    interval, *threads = done.stdout.split()
    assert float(interval) <= 0.001
    assert not any("pooled" in name for name in threads)


def test_an_unknown_option_is_an_error(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--unknown"])
    assert ended.value.code == 2
    assert "--unknown" in capsys.readouterr().err


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="a window is always there")
def test_what_the_system_lacks_is_said_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
    monkeypatch.delenv("DISPLAY", raising=False)
    assert main([]) == 1
    printed = capsys.readouterr().err
    assert re.match("cfanp-gui: (There is no display|The window needs system libraries)", printed)
    assert printed.count("\n") == 1


def test_what_keeps_qt_from_being_loaded_is_said_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delattr("cfanp_gui.window.app", raising=False)
    monkeypatch.setitem(sys.modules, "cfanp_gui.window.app", None)
    assert main([]) == 1
    printed = capsys.readouterr().err
    assert printed.startswith("cfanp-gui: Qt cannot be loaded: ")
    assert printed.count("\n") == 1


STARTED = """
import gc
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from cfanp_gui.window import app
from cfanp_gui.window.main_window import MainWindow

def look():
    window = next(w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow))
    session = window.documents.session
    ply = -1 if session is None else session.node.ply
    if ply < wanted or (ply == -1) != window.offers_start or not gc.isenabled():
        QTimer.singleShot(10, look)
        return
    players = 0 if session is None else session.position.players
    print(ply, players, gc.get_freeze_count() > 0, flush=True)
    window.close()

def begin(*arguments):
    made = original(*arguments)
    QTimer.singleShot(10, look)
    return made

original, app.application = app.application, begin
wanted = int(sys.argv[1])
from cfanp_gui.__main__ import main
sys.exit(main(sys.argv[2:]))
"""


def says(home: Path, *arguments: str) -> str:
    """Return what the program says that is started, looks at its game and closes its window."""
    return run_program(home, STARTED, *arguments)


def environment(home: Path) -> dict[str, str]:
    """Return the environment of a program that has folders of its own, and no screen."""
    return {**os.environ, **own_folders(home), "QT_QPA_PLATFORM": "offscreen"}


def folder(home: Path, name: str) -> Path:
    """Return one of the folders, named as `AppDirs` does, that a program there would use."""
    where = "from cfanp_gui.window.services.app_dirs import AppDirs; "
    return Path(run_program(home, f"{where}print(AppDirs.of_platform().{name})").strip())


def run_program(home: Path, code: str, *arguments: str) -> str:
    """Return what a fresh Python says that runs some code, with folders of its own."""
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        cwd=ROOT,
        env=environment(home),
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_the_program_starts_with_the_start_view_and_ends(tmp_path: Path) -> None:
    assert says(tmp_path, "-1") == "-1 0 True\n"
    left = [path for path in tmp_path.rglob("*") if path.suffix == ".cfanp-journal"]
    assert left == []
    assert [path.name for path in tmp_path.rglob("*.log")] == ["cfanp-gui.log"]


def a_game(path: Path) -> str:
    """Return the name of a file with a game of four in which two moves were made."""
    session = a_session(4)
    play(session, "AB:Nf3 BC:a3")
    cpgn.save(path, [store.record_of(session)])
    return str(path)


ASKED = """
import sys
from pathlib import Path
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from cfanp_gui.window import app
from cfanp_gui.window.start.after_crash import RestoreDialog
from cfanp_gui.window.main_window import MainWindow

def look():
    dialog = QApplication.activeModalWidget()
    windows = [w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow)]
    plies = sorted(w.documents.session.node.ply for w in windows if w.documents.session)
    if isinstance(dialog, RestoreDialog) and not said:
        icon = "" if QApplication.windowIcon().isNull() else " with an icon"
        said.append(print("asking" + icon, flush=True))
    elif isinstance(dialog, RestoreDialog) and Path(sys.argv[1]).exists():
        print(*plies, flush=True)  # nothing is opened while the question is
        QTest.mouseClick(dialog.ok, Qt.MouseButton.LeftButton)
    elif plies == [1, 2, 2]:
        print(*plies, flush=True)
        for window in windows:
            window.documents.close()
        QApplication.exit()
        return
    QTimer.singleShot(10, look)

def begin(*arguments):
    made = original(*arguments)
    QTimer.singleShot(10, look)
    return made

said = []
original, app.application = app.application, begin
from cfanp_gui.__main__ import main
sys.exit(main([]))
"""
"""A program that restores the game left behind once a file is there, and ends when there are three
games, in which one, two and two moves were made."""


@pytest.mark.slow
def test_who_is_asked_about_games_left_behind_takes_the_files_of_later_starts(
    tmp_path: Path,
) -> None:
    leave_a_game(tmp_path)
    names = [a_game(tmp_path / f"{name}.cpgn") for name in ("one", "two")]
    ready = tmp_path / "ready"
    command = [sys.executable, "-c", ASKED, str(ready)]
    with started(*command, text=True, env=environment(tmp_path)) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == "asking with an icon\n"
        for name in names:
            later = subprocess.run(
                [sys.executable, "-m", "cfanp_gui", name],
                cwd=ROOT, env=environment(tmp_path), timeout=60, check=False,
            )  # fmt: skip
            assert later.returncode == 0
        assert first.poll() is None, "it still asks"
        ready.touch()
        assert first.stdout.readline() == "\n"
        assert first.stdout.readline() == "1 2 2\n"
        assert first.wait(timeout=300) == 0


def leave_a_game(home: Path) -> None:
    """Leave a game in which one move was made as a crash does."""
    journals = folder(home, "journals")
    journals.mkdir(parents=True)
    book = Journal.start(journals, store.record_of(a_session(3)))
    book.append("play AB:e2e4")
    book.close(keep=True)


UNKEPT = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from cfanp_gui.window import app
from cfanp_gui.window.main_window import MainWindow

def look():
    window = next(w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow))
    if not window.offers_start or "Settings" not in window.start.view.sentence.text():
        QTimer.singleShot(10, look)
        return
    print(window.start.view.sentence.text())
    window.close()

def begin(*arguments):
    made = original(*arguments)
    QTimer.singleShot(10, look)
    return made

original, app.application = app.application, begin
from cfanp_gui.__main__ import main
sys.exit(main([]))
"""


@pytest.mark.slow
def test_it_starts_where_settings_cannot_be_kept_and_says_so(tmp_path: Path) -> None:
    (folder(tmp_path, "settings") / "settings.ini").mkdir(parents=True)
    said = run_program(tmp_path, UNKEPT)
    assert said.startswith("Settings cannot be saved in ")


FIRST = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from cfanp_gui.window import app
from cfanp_gui.window.main_window import MainWindow

def look():
    windows = [w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow)]
    plies = sorted(
        w.documents.session.node.ply if w.documents.session else -1
        for w in windows
        if w.documents.session or w.offers_start
    )
    if not said and plies:
        said.append(print("ready", flush=True))
    if plies != wanted:
        QTimer.singleShot(10, look)
        return
    print(*plies, flush=True)
    QApplication.closeAllWindows()

def begin(*arguments):
    made = original(*arguments)
    QTimer.singleShot(10, look)
    return made

original, app.application = app.application, begin
said, wanted = [], eval(sys.argv[1])
from cfanp_gui.__main__ import main
sys.exit(main(sys.argv[2:]))
"""
"""A program that says when it is ready, and ends when as many moves as are wanted were made in the
games of its windows; -1 stands for the start view."""


def test_a_later_start_opens_its_files_in_the_program_that_runs(tmp_path: Path) -> None:
    name = a_game(tmp_path / "game.cpgn")
    command = [sys.executable, "-c", FIRST, "[-1, -1, 2]"]
    with started(*command, text=True, env=environment(tmp_path)) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == "ready\n"
        # The second and the third show what is there.
        for arguments in ([name], [name], [], ["--new-window"]):
            later = subprocess.run(
                [sys.executable, "-m", "cfanp_gui", *arguments],
                cwd=ROOT, env=environment(tmp_path), timeout=60, check=False,
            )  # fmt: skip
            assert later.returncode == 0, arguments
        assert first.stdout.readline() == "-1 -1 2\n"
        assert first.wait(timeout=300) == 0


@pytest.mark.slow
def test_several_files_are_opened_in_as_many_windows(tmp_path: Path) -> None:
    names = [a_game(tmp_path / f"{number}.cpgn") for number in range(3)]
    assert run_program(tmp_path, FIRST, "[2, 2, 2]", *names) == "ready\n2 2 2\n"


@pytest.mark.slow
def test_a_program_of_its_own_does_not_ask_others(tmp_path: Path) -> None:
    command = [sys.executable, "-c", FIRST, "[1]"]
    with started(*command, text=True, env=environment(tmp_path)) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == "ready\n"
        assert run_program(tmp_path, FIRST, "[-1]", "--new-process") == "ready\n-1\n"
        first.kill()
    # What was killed keeps nobody from being the first.
    assert run_program(tmp_path, FIRST, "[-1]") == "ready\n-1\n"


CRASHES = """
import faulthandler, sys
from PySide6.QtCore import QTimer
from cfanp_gui.window import app

def begin(*arguments):
    made = original(*arguments)
    QTimer.singleShot(0, faulthandler._sigsegv)
    return made

original, app.application = app.application, begin
from cfanp_gui.__main__ import main
sys.exit(main([]))
"""

AFTER = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from cfanp_gui.window import app

def look():
    from cfanp_gui.window.start.after_crash import CrashDialog
    shown = [w for w in QApplication.topLevelWidgets() if isinstance(w, CrashDialog)]
    if not shown:
        QTimer.singleShot(10, look)
        return
    said = shown[0].text.toPlainText()
    told = any(words in said for words in ("Segmentation fault", "access violation"))
    print(shown[0].isModal(), told, flush=True)
    QApplication.closeAllWindows()

def begin(*arguments):
    made = original(*arguments)
    QTimer.singleShot(10, look)
    return made

original, app.application = app.application, begin
from cfanp_gui.__main__ import main
sys.exit(main([]))
"""


def test_a_crash_is_shown_at_the_next_start_and_its_report_kept(tmp_path: Path) -> None:
    crashed = subprocess.run(
        [sys.executable, "-c", CRASHES],
        cwd=ROOT, env=environment(tmp_path), capture_output=True, timeout=300, check=False,
    )  # fmt: skip
    assert crashed.returncode != 0
    assert run_program(tmp_path, AFTER) == "False True\n"
    (kept,) = tmp_path.rglob("crashes/*")
    assert kept.suffix == ".txt"


def test_an_error_that_ends_the_start_is_in_the_report(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    added: list[BaseException] = []
    monkeypatch.setattr(CrashReport, "add", lambda _, problem: added.append(problem))
    monkeypatch.setattr("cfanp_gui.__main__.load", lambda: 1 // 0)
    with pytest.raises(ZeroDivisionError):
        main([])
    assert [type(one) for one in added] == [ZeroDivisionError]


NOT_AT_ONCE = {
    "chess",
    "ctypes",
    "email",
    "html.entities",
    "json",
    "logging.handlers",
    "pickle",
    "socket",
    "ssl",
    "urllib.request",
    "xml.etree.ElementTree",
    "PySide6.QtDBus",
    "PySide6.QtNetwork",
    "cfanp_gui.cli",
    "cfanp_gui.core.movegen",
    "cfanp_gui.games.armies.actions",
    "cfanp_gui.games.armies.cfen",
    "cfanp_gui.games.armies.position",
    "cfanp_gui.games.armies.state",
    "cfanp_gui.games.ring",
    "cfanp_gui.session.formats",
    "cfanp_gui.record.cpgn",
    "cfanp_gui.record.files",
    "cfanp_gui.record.journal",
    "cfanp_gui.games.armies.notation",
    "cfanp_gui.games.cfanp.pgn",
    "cfanp_gui.record.picture",
    "cfanp_gui.core.commands",
    "cfanp_gui.core.general_commands",
    "cfanp_gui.core.piece_queries",
    "cfanp_gui.games.armies.commands",
    "cfanp_gui.games.armies.completions",
    "cfanp_gui.session.command_parser",
    "cfanp_gui.window.help.help_dialogs",
    "cfanp_gui.window.start.after_crash",
    "cfanp_gui.window.services.background",
    "cfanp_gui.window.services.request_server",
    "cfanp_gui.window.analysis.surveyor",
    "cfanp_gui.window.analysis.insight_panel",
    "cfanp_gui.insight.survey",
    "cfanp_gui.table.layers.arrows",
    "cfanp_gui.table.layers.board_signs",
    "cfanp_gui.table.interaction.ghost_join",
    "cfanp_gui.table.interaction.chooser",
    "cfanp_gui.table.interaction.host",
    "cfanp_gui.table.interaction.keyboard",
    "cfanp_gui.table.interaction.pointer",
    "cfanp_gui.table.interaction.table_interaction",
    "cfanp_gui.table.interaction.threat_hover",
    "cfanp_gui.window.start.setup_boxes",
    "cfanp_gui.window.play.game_dialogs",
    "cfanp_gui.window.services.desktop_portal",
    "cfanp_gui.window.preferences.preferences_dialog",
    "cfanp_gui.window.selftest",
    "cfanp_gui.window.start.setup_dialog",
    "cfanp_gui.window.files.file_reader",
    "cfanp_gui.window.files.picture_actions",
    "cfanp_gui.window.help.help_actions",
    "cfanp_gui.window.moves.replay",
    "cfanp_gui.window.moves.variation_actions",
    "cfanp_gui.window.analysis.engine_actions",
    "cfanp_gui.window.panels.late_dock",
    "cfanp_gui.window.analysis.lineage_panel",
    "cfanp_gui.table.scene",
    "cfanp_gui.games.armies.base_game",
    "cfanp_gui.core.diagram",
    "cfanp_gui.core.lines",
    "cfanp_gui.core.notation",
    "cfanp_gui.window.play.command_bar",
    "cfanp_gui.table.access.announce",
    "cfanp_gui.table.access.follow",
    "cfanp_gui.table.access.table_nodes",
}
"""Modules that no window need wait for: what the first picture shows is known without them."""
SOON = {
    "chess",
    "cfanp_gui.table.interaction.table_interaction",
    "cfanp_gui.window.moves.replay",
    "cfanp_gui.window.moves.variation_actions",
    "cfanp_gui.games.armies.position",
    "cfanp_gui.record.journal",
    "cfanp_gui.window.start.setup_dialog",
    "cfanp_gui.window.play.command_bar",
}
"""Those that are loaded by themselves right after it, so that nobody waits for them later."""

PAINTED = """
import sys
from PySide6.QtCore import QEvent, QObject, QTimer
from cfanp_gui.window import app
from cfanp_gui.window.start.start_view import StartView

class Watch(QObject):
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint and self.view is None:
            view = watched.parent() and watched.parent().parent()
            if isinstance(view, StartView):
                print(*sorted(names & sys.modules.keys()), flush=True)
                self.view = view
                self.timer.start(10)
        return False

    def look(self):
        if soon <= sys.modules.keys():
            print("soon", flush=True)
            self.timer.stop()
            self.view.window().close()

def begin(*arguments):
    made = original(*arguments)
    watch.setParent(made)
    watch.timer.setParent(made)
    watch.timer.timeout.connect(watch.look)
    made.installEventFilter(watch)
    return made

names, soon = eval(sys.argv[1]), eval(sys.argv[2])
watch, original, app.application = Watch(), app.application, begin
watch.view, watch.timer = None, QTimer()
from cfanp_gui.__main__ import main
sys.exit(main([]))
"""
"""Prints which of the modules named first are loaded when the start view is painted, and ``soon``
once all those named then have been loaded, with nobody doing anything."""


def test_modules_that_are_waited_for_or_not_exist() -> None:
    """A module that was renamed would otherwise never be seen to be loaded."""
    assert SOON <= NOT_AT_ONCE
    assert [name for name in sorted(NOT_AT_ONCE) if find_spec(name) is None] == []


NAMED_TUPLES = """
import sys
from cfanp_gui.__main__ import load
load()
for name, module in sorted(sys.modules.items()):
    for value in vars(module).values() if name.startswith("cfanp_gui.") else ():
        if getattr(value, "__module__", "") == name and hasattr(value, "_field_defaults"):
            if {type(one).__name__ for one in value.__annotations__.values()} == {"ForwardRef"}:
                print(value.__name__)
"""
"""Prints the named tuples of the start all of whose annotations were compiled from text."""

COMPILED = {"JournalledSession", "LeftBehind", "Truth"}
"""Those whose modules name too much that only the type checker loads."""


def test_hardly_an_annotation_is_compiled_at_the_start(tmp_path: Path) -> None:
    assert set(run_program(tmp_path, NAMED_TUPLES).split()) == COMPILED


def test_the_start_view_is_painted_before_what_it_does_not_need_is_loaded(tmp_path: Path) -> None:
    """How long it takes depends on the machine; what is waited for does not."""
    not_at_once = NOT_AT_ONCE - ({"ctypes"} if WINDOWS else set())  # its folders need that
    printed = run_program(tmp_path, PAINTED, str(not_at_once), str(SOON))
    assert printed.splitlines() == ["", "soon"]


def test_files_are_named_by_urls_and_from_the_folder_of_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from cfanp_gui.__main__ import _parser

    monkeypatch.chdir(tmp_path)
    path = tmp_path / "an evening.cpgn"
    files = _parser().parse_args([path.as_uri(), "an evening.cpgn", str(path)]).files
    assert files == [path] * 3
