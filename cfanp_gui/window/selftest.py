"""`cfanp-gui --selftest`: scripted games played with the mouse in the real window.

A turn of two pushes takes four half-boards, for no half-board is used twice in a turn (Rule 6):
so after the game of three a short one of four is played. A game on whole boards follows.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from PySide6.QtWidgets import QApplication

from cfanp_gui.core.boards import Square
from cfanp_gui.core.events import mated_seats
from cfanp_gui.core.game import BoardsSystem, Game
from cfanp_gui.core.half_boards import full_name
from cfanp_gui.games.registry import GAMES, default_game
from cfanp_gui.record import cpgn
from cfanp_gui.session import store
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match import seat
from cfanp_gui.session.pushed import PushedSession
from cfanp_gui.table.scene import TableScene
from cfanp_gui.table.theme import default_colours
from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.selftest_mouse import SelfTestMouse
from cfanp_gui.window.selftest_players import SelfTestError, hand_for
from cfanp_gui.window.services.app_dirs import AppDirs
from cfanp_gui.window.services.logs import ErrorReporter
from cfanp_gui.window.services.settings import Settings

THREE = (
    "AB:e4 BC:h3 BC:h6 AB:Bc4 BC:h4 BC:h5 AB:Qh5 BC:a3 BC:g6 AB:Qxf7# BC:Nc3 BC:Nh6 AC:e5 "
    "BC:Nb1 BC:Ng8 AC:e6 BC:Nc3 BC:Nh6 AC:exd7 BC:Nb1 BC:Ng8 AC:dxc8=Q+ BC:Nc3+"
)
"""Army a mates b, which changes hands, and promotes a pawn on half-board C."""

FOUR = "AB:Nf3 BC:a3 CD:a3 AD:a6 AB:Ng5 BC:a4 CD:a4 AD:a5 AC:e4 &BD:Na6"
"""Army a stands on two half-boards and pushes twice in one turn."""


RING = (
    "1B. Nf3", "1b. e6", "2B. Ng5", "2b. Qxg5", "1C. a4", "1c. b5", "2C. axb5", "3B. h3",
    "3b. P@e7", "1A. f3", "1a. e5", "2A. g4", "2a. Qh4#", "2c. h6", "3C. b6", "3c. h5", "4C. bxa7",
    "4c. h4", "5C. axb8=N@f5",
)  # fmt: skip
"""Clara places a pawn, Ben mates Anna and closes the ring, and Clara exchanges a pawn."""


class SelfTest:
    """Plays the scripts and compares what the window shows with what the rules say."""

    def __init__(self, app: QApplication, folder: Path) -> None:
        self._app = app
        self._folder = folder
        self._errors: list[str] = []
        self._actions = 0
        places = AppDirs.below(folder)
        settings = Settings(places.settings)
        self.documents = Documents(places, settings)
        self.documents.failed.connect(self._errors.append)
        self.window = MainWindow(self.documents, settings)
        self.window.documents.failed.disconnect(self.window.tell_failure)
        self.window.motion.reduced = True
        self.pointer = SelfTestMouse(app, self.window.view)
        self._reporter = ErrorReporter(None)
        self._reporter.failed.connect(self._errors.append)

    def run(self) -> int:
        """Play everything, print the verdict, answer the exit status."""
        self._reporter.install()
        try:
            self.window.resize(1280, 860)
            self.window.show()
            self.pointer.settle()
            self._play(default_game(), 3, THREE.split())
            self._check_pushed()
            self._walk()
            self._refuse()
            self._save_and_reopen()
            self._play(default_game(), 4, FOUR.split())
            self._save_and_reopen()
            self._play(_boards_system(), 3, RING)
            self._check_boards()
            self._walk()
            self._save_and_reopen()
        except SelfTestError as problem:
            self._errors.insert(0, str(problem))
        finally:
            self._reporter.uninstall()
        if self._errors:
            print(f"selftest failed: {self._errors[0]}", file=sys.stderr)
            status = 1
        else:
            print(f"selftest ok: {self._actions} actions")
            status = 0
        session = self.session
        if session is not None:
            session.mark_saved()
        self.window.close()
        return status

    @property
    def session(self) -> GameSession | None:
        """The session on the table."""
        return self.documents.session

    @property
    def table(self) -> TableScene:
        """The table in the window."""
        table = self.window.table
        if table is None:
            raise SelfTestError("there is no table in the window")
        return table

    def _need(self, true: bool, what: str) -> None:
        if not true:
            raise SelfTestError(what)
        if self._errors:
            raise SelfTestError(self._errors.pop(0))

    def _live(self) -> GameSession:
        session = self.session
        if session is None:
            raise SelfTestError("there is no game on the table")
        return session

    # Playing

    def _play(self, game: Game, players: int, script: Iterable[str]) -> None:
        names = ["Anna", "Ben", "Clara", "David"][:players]
        match = seat(game, dict(game.as_seated), names, default_colours(players), 0)
        self.documents.begin(match)
        self.pointer.settle()
        notation = game.notation
        for token in script:
            session = self._live()
            before = session.position
            action = notation.parse(before, token)
            expected, transition = before.apply(action)
            said = notation.human(before, action, transition)
            self._need(said == token, f"{token} is written {said}")
            hand_for(self.pointer, self.table, session).play(action, token)
            self._actions += 1
            self._need(
                session.position.to_text() == expected.to_text(),
                f"{token} led to {session.position.to_text()}, not {expected.to_text()}",
            )
            self._compare_items(token)

    def _compare_items(self, when: str) -> None:
        """The pieces drawn must be those of the position, each on its square."""
        position = self._live().position
        drawn = {place: item.piece for place, item in self.table.pieces.items()}
        self._need(drawn == dict(position.pieces()), f"after {when} the table shows other pieces")
        for place, item in self.table.pieces.items():
            off = item.scenePos() - self.table.centre_of(place)
            self._need(
                off.manhattanLength() < 1, f"after {when} the piece on {full_name(place)} is off"
            )
        held = [piece for pieces in position.stockpiles.values() for piece in pieces]
        lying = [item.piece for pocket in self.table.layer.pockets.values() for item in pocket]
        self._need(Counter(held) == Counter(lying), f"after {when} other pieces lie in the trays")

    # Checking

    def _check_pushed(self) -> None:
        """The game of three half-boards had a mate, an army that changed hands, a promotion."""
        session = self._live()
        nodes = session.line()[1:]
        mates = mated_seats(event for node in nodes for event in node.events)
        self._need(mates == {1}, f"the armies mated were {sorted(mates)}")
        self._need(
            isinstance(session, PushedSession) and session.position.control == (1, 1, 3),
            "army b did not change hands",
        )
        promoted = [
            move
            for node in nodes
            if node.transition is not None
            for move in node.transition.moved
            if move.before != move.after
        ]
        self._need(len(promoted) == 1, "there was no promotion")

    def _check_boards(self) -> None:
        """The game on boards had a placement, a promotion and a closing of the ring."""
        session = self._live()
        steps = [node.transition for node in session.line() if node.transition is not None]
        self._need(any(step.placed and not step.captured for step in steps), "nothing was placed")
        exchanged = [step for step in steps if step.placed and step.captured]
        self._need(len(exchanged) == 1, "there was no promotion")
        closed = [board.board for step in steps for board in step.closed]
        self._need(closed == [1], f"the boards removed were {closed}")
        shown = {item.board for item in self.table.present}
        self._need(
            shown == {tile.id for tile in session.position.boards()},
            f"the half-boards on the table were {sorted(shown)}",
        )

    def _walk(self) -> None:
        """Undo to the start and redo to the end by the window's own actions."""
        session = self._live()
        line = session.line()
        for node in line[-2::-1]:
            self.window.commands["undo"].trigger()
            self.pointer.settle()
            self._actions += 1
            self._need(session.node is node, "undo went elsewhere")
            self._compare_items("undo")
        for node in line[1:]:
            self.window.commands["redo"].trigger()
            self.pointer.settle()
            self._actions += 1
            self._need(session.node is node, "redo went elsewhere")
            self._compare_items("redo")

    def _refuse(self) -> None:
        """An illegal try changes nothing and is explained."""
        session = self._live()
        before = session.position.to_text()
        king = next(
            place
            for place, piece in session.position.pieces().items()
            if piece.letter == "K" and session.position.movable(place)
        )
        far = Square(king.board, (king.index + 16) % 32)
        self.pointer.drag(self.table.centre_of(king), self.table.centre_of(far))
        self._actions += 1
        self._need(session.position.to_text() == before, "an illegal move was played")
        self._need("Rule" in self.window.view.sentence, "an illegal try was not explained")
        self._compare_items("a refusal")

    def _save_and_reopen(self) -> None:
        """Save, open what was saved, and compare."""
        session = self._live()
        path = self._folder / "selftest.cpgn"
        self._need(self.documents.save(path), "the game could not be saved")
        text = cpgn.write_game(store.record_of(session))
        final = session.position.to_text()
        self.window.filing.open_path(path)
        came = self.pointer.wait(lambda: self.session is not session)
        self._need(came, "the saved game did not open")
        self.pointer.settle()
        again = self._live()
        self._need(again.position.to_text() == final, "the game opened differs in its position")
        self._need(cpgn.write_game(store.record_of(again)) == text, "the game opened differs")
        self._compare_items("opening")
        self._actions += 2


def _boards_system() -> Game:
    """The first game of whole boards there is."""
    return next(game for game in GAMES if isinstance(game, BoardsSystem))
