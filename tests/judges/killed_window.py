"""A real window in which a random person plays until it is killed; see `tests.judges.kills`.

Before and after whatever is done it says on its standard output what is confirmed, as lines of
JSON. A game that a crash left behind is restored by a click first; else one of a random kind is
begun.
"""

import json
import os
import random
import sys
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox

from cfanp_gui.__main__ import main
from cfanp_gui.core.boards import Square
from cfanp_gui.games.registry import GAMES
from cfanp_gui.record.journal import Journal
from cfanp_gui.record.palette import default_colours
from cfanp_gui.session.clock import TimeControl
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match import seat
from cfanp_gui.session.store import CLOCKS_TAG
from cfanp_gui.window import app
from cfanp_gui.window.editor.position_editor import PositionEditor
from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.start.after_crash import RestoreDialog
from tests.session.crashing import Person, shown
from tests.session.test_clock import FakeTime


def state(session: GameSession | None) -> object:
    """Return the state that a crash must not change, as JSON has it, without the clocks."""
    if session is None:
        return None
    found = shown(session)
    tags = found["tags"]
    assert isinstance(tags, dict)
    tags.pop(CLOCKS_TAG, None)
    return json.loads(json.dumps(found, default=str))


def say(**what: object) -> None:
    """Tell the program that kills this one."""
    os.write(sys.stdout.fileno(), json.dumps(what).encode("ascii") + b"\n")


class Driver:
    """Does one thing after the other whenever the window is idle."""

    def __init__(self, seed: int, folder: Path, edits: bool) -> None:
        """`folder` is where games are saved; with `edits` most of the time positions are set up."""
        self._chance = random.Random(seed)
        self._file = folder / "game.cpgn"
        self._said = False
        self._edits = edits
        self._documents: Documents | None = None

    def begin(self) -> None:
        """Start once the program has its loop."""
        QTimer.singleShot(0, self._look)

    def _look(self) -> None:
        QTimer.singleShot(1, self._look)
        modal = QApplication.activeModalWidget()
        if isinstance(modal, RestoreDialog):
            QTest.mouseClick(modal.ok, Qt.MouseButton.LeftButton)
        elif isinstance(modal, PositionEditor):
            self._edit(modal)
        elif isinstance(modal, QMessageBox):
            say(failure=modal.text())
            modal.reject()
        elif modal is None:
            for window in QApplication.topLevelWidgets():
                if isinstance(window, MainWindow) and (
                    window.offers_start or window.documents.session is not None
                ):
                    self._act(window)

    def _edit(self, editor: PositionEditor) -> None:
        """Change something of the position in the editor, or leave it now and then."""
        draft, chance = editor.draft, self._chance
        documents = self._documents
        assert documents is not None
        chosen, pieces = chance.random(), dict(draft.editing.pieces)
        if chosen < 0.02:
            editor.done(PositionEditor.DialogCode.Rejected)
        elif chosen < 0.05:
            draft.change(draft.editing.cleared())
        elif chosen < 0.2:
            (draft.undo if chance.random() < 0.7 else draft.redo)()
        elif chosen < 0.3 and (wider := draft.editing.with_board()) is not None:
            draft.change(wider)
        else:
            board = chance.choice(draft.editing.boards())
            square = Square(board.id, chance.randrange(board.files * board.ranks))
            army = chance.choice(draft.editing.palette())
            pieces[square] = chance.choice(army.pieces)
            draft.change(draft.editing.with_pieces(pieces))
        self._report(documents)

    def _act(self, window: MainWindow) -> None:
        documents = self._documents = window.documents
        if documents.session is None:
            self._begin_game(documents)
        elif self._said and self._edits and self._chance.random() < 0.5:
            window.commands["edit"].trigger()
            return
        elif self._said:
            self._do(documents)
        self._said = True
        self._report(documents)

    def _begin_game(self, documents: Documents) -> None:
        """Begin a random game, with the first move of it."""
        game = self._chance.choice(GAMES)
        count = self._chance.choice([count for count in game.player_counts if count <= 4])
        names = [f"Player {number}" for number in range(1, count + 1)]
        time = self._chance.choice((None, TimeControl(600, 2)))
        documents.begin(seat(game, {}, names, default_colours(count), 0, time))
        assert documents.session is not None
        Person(documents.session, self._chance, FakeTime()).play()

    def _do(self, documents: Documents) -> None:
        assert documents.session is not None
        chosen = self._chance.random()
        if chosen < 0.05:
            documents.save(self._file)
        elif chosen < 0.1 and not documents.session.analysing:
            documents.analyse()
        elif chosen < 0.13 and documents.game_aside is not None:
            journal = documents.session.journal.log
            assert isinstance(journal, Journal)
            say(gives_up=journal.path.name)
            documents.drop_analysis()
        else:
            person = Person(documents.session, self._chance, FakeTime())
            (person.play if self._chance.random() < 0.3 else person.act)()

    def _report(self, documents: Documents) -> None:
        """Report the confirmed state: the sizes of the journals, and the games in them."""
        sizes = {}
        for session in (documents.session, documents.game_aside):
            if session is not None:
                assert isinstance(session.journal.log, Journal)
                sizes[session.journal.log.path.name] = session.journal.log.path.stat().st_size
        say(journals=sizes, shown=state(documents.session), aside=state(documents.game_aside))


if __name__ == "__main__":
    driver = Driver(int(sys.argv[1]), Path(sys.argv[2]), "edits" in sys.argv[3:])
    original = app.application

    def begin(arguments: list[str]) -> QApplication:
        made = original(arguments)
        driver.begin()
        return made

    app.application = begin
    sys.exit(main([]))
