"""Questions about files: what they ask, what they do not overwrite, and no name is markup."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QLabel, QMenu, QMessageBox, QProgressDialog, QWidget
from pytestqt.qtbot import QtBot

from cfanp_gui.games.registry import GAMES
from cfanp_gui.record.palette import default_colours
from cfanp_gui.session.bot_seats import substitute
from cfanp_gui.session.game_session import new_session
from cfanp_gui.session.match import seat
from cfanp_gui.window.files import file_words
from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.services.settings import Settings
from cfanp_gui.window.widgets.file_prompts import ask_save_name
from tests.session.play import a_match, a_session, play, pushed
from tests.there import there
from tests.window.conftest import FileQuestions
from tests.window.laid_games import NASTY_FILE

BUTTONS = QMessageBox.StandardButton
NASTY = f"{NASTY_FILE}.cpgn"


def begun(window: MainWindow) -> None:
    """Begin a game and make a move."""
    window.documents.begin(a_match(3))
    assert window.documents.session is not None
    play(pushed(window.documents.session), "AB:e4")


def test_file_names_are_shown_as_they_are(
    qtbot: QtBot, window: MainWindow, documents: Documents, settings: Settings, tmp_path: Path
) -> None:
    documents.reader.busy.emit(f"{NASTY} …")
    (box,) = window.findChildren(QProgressDialog)
    (label,) = [one for one in box.findChildren(QLabel) if NASTY in one.text()]
    assert label.textFormat() == Qt.TextFormat.PlainText
    documents.reader.busy.emit("")
    qtbot.waitUntil(lambda: not window.findChildren(QProgressDialog))
    menu = QMenu()
    qtbot.addWidget(menu)
    window.file_actions.fill_recent(menu, window.commands["reopen"])
    assert [one.isEnabled() for one in menu.actions()] == [False]
    settings.add_recent(tmp_path / "R&D <b>.cpgn")
    window.file_actions.fill_recent(menu, window.commands["reopen"])
    (action,) = menu.actions()
    assert action.text() == str(tmp_path / "R&&D <b>.cpgn")
    # Their tips would be taken for markup.
    assert not menu.toolTipsVisible()


def test_qt_leaves_the_question_about_a_file_to_us(
    window: MainWindow, chosen_file: FileQuestions
) -> None:
    begun(window)
    assert not window.file_actions.save_game_as()
    assert QFileDialog.Option.DontConfirmOverwrite in chosen_file.asked[-1]


# Names that are proposed


def test_names_are_proposed_in_the_folder_of_the_last_file(
    window: MainWindow, chosen_file: FileQuestions, tmp_path: Path
) -> None:
    window.settings.set_folder(tmp_path)
    begun(window)
    window.file_actions.open_game()
    window.file_actions.save_game()
    session = there(window.documents.session)
    name = f"Anna, Ben, Clara {session.tags['Date'].replace('.', '-')}"
    assert chosen_file.proposed == [str(tmp_path), str(tmp_path / f"{name}.cpgn")]
    (tmp_path / f"{name}.cpgn").write_text("another game")
    window.file_actions.save_game()
    assert chosen_file.proposed[-1] == str(tmp_path / f"{name} 2.cpgn")
    substitute(session, 1, "../:Äñ?" * 9)
    window.file_actions.save_game()
    path = Path(chosen_file.proposed[-1])
    assert path.parent == tmp_path
    assert path.name.isprintable()
    assert len(path.name.encode()) < 200


def test_where_the_folder_of_a_game_is_gone_it_is_saved_elsewhere(
    window: MainWindow, chosen_file: FileQuestions, tmp_path: Path
) -> None:
    folder, other = tmp_path / "stick", tmp_path / "other"
    folder.mkdir()
    other.mkdir()
    begun(window)
    assert window.documents.save(folder / "final.cpgn")
    (folder / "final.cpgn").unlink()
    folder.rmdir()
    window.settings.set_folder(other)
    window.file_actions.save_game_as()
    assert window.documents.analyse()
    window.file_actions.save_game_as()
    assert chosen_file.proposed == [str(other / "final.cpgn"), str(other / "final, analysis.cpgn")]


# What is said about files


FILE = Path("/games/a game.cpgn")


@pytest.mark.parametrize(
    ("there", "here", "alike", "more"),
    [("AB:e4", "AB:e4 BC:h3", 1, (0, 1)), ("AB:e4 BC:a3", "AB:d4", 0, (2, 1))],
)
def test_how_games_differ(there: str, here: str, alike: int, more: tuple[int, int]) -> None:
    lines = []
    for moves in (there, here):
        session = a_session(3)
        play(session, moves)
        lines.append(session.root.line())
    said = file_words.difference(FILE, alike, *lines)
    assert said.startswith(f"a game.cpgn on the disk is like your game for {alike} action")
    assert said.endswith(f"then it has {more[0]} more, and your game {more[1]} more.")


def test_how_games_differ_in_other_things_than_actions() -> None:
    line = a_session(3).root.line()
    assert "has the same actions as your game" in file_words.difference(FILE, 0, line, line)


# What dialogs offer


def test_a_game_is_offered_to_be_saved_as_its_own_positions() -> None:
    for game in GAMES:
        players = game.player_counts[-1]
        names = [f"Player {number}" for number in range(1, players + 1)]
        offered = file_words.save_filter(
            new_session(seat(game, {}, names, default_colours(players), 0))
        )
        own = f"*.{game.position_format.lower()}"
        others = [f"*.{other.position_format.lower()}" for other in GAMES if other is not game]
        assert own in offered
        assert [other for other in others if f"({other})" in offered] == [], game.key
        assert own in file_words.open_filter()
        assert offered.startswith("Game record (*.cpgn)")
        assert offered.endswith("All files (*)")


def test_a_name_gets_the_suffix_of_its_kind(
    qtbot: QtBot, settings: Settings, chosen_file: FileQuestions, tmp_path: Path
) -> None:
    window, kinds = QWidget(), [("PNG picture", ".png"), ("SVG picture", ".svg")]
    qtbot.addWidget(window)
    for name, kind, found in (("a", "", "a.png"), ("a.b", "SVG picture (*.svg)", "a.b.svg"),
                              ("a.SVG", "PNG picture (*.png)", "a.SVG")):  # fmt: skip
        chosen_file.answer, chosen_file.kind = tmp_path / name, kind
        assert ask_save_name(window, settings, "Save", "picture", kinds) == tmp_path / found
