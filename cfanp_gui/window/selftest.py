"""`cfanp-gui --selftest`: games played with the mouse in the real window.

A turn of two pushes takes four half-boards, because no half-board is used twice in a turn (Rule 6):
so after a game of three a short one of four is played. Games on whole boards and the examples of
the help follow, and every other game of the registry is played at random.
"""

import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import chain
from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from cfanp_gui.assets import asset
from cfanp_gui.core.actions import Action, Gesture, PocketSource, Source
from cfanp_gui.core.boards import Pair, Square, specs_by_id
from cfanp_gui.core.game import Game, Position
from cfanp_gui.games.registry import GAMES, find_game
from cfanp_gui.record import cpgn
from cfanp_gui.record.game_record import GameRecord
from cfanp_gui.record.palette import usual_colours
from cfanp_gui.session import store
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.input import Ask, Consult, Point, Refused, Resolution, narrow, resolve
from cfanp_gui.session.match import plain_name, seat
from cfanp_gui.session.view_model import refusal_text
from cfanp_gui.table.layout.geometry import SQUARE, pair_poses
from cfanp_gui.table.scene import TableScene
from cfanp_gui.table.translate import translated
from cfanp_gui.table.view import TableView
from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.help.help_dialogs import help_pages, page
from cfanp_gui.window.help.help_examples import examples_of, load_example
from cfanp_gui.window.menus import new_window
from cfanp_gui.window.services.app_dirs import AppDirs
from cfanp_gui.window.services.logs import ErrorReporter
from cfanp_gui.window.services.settings import Settings

_LEFT, _NONE = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton


def recorded_games() -> Iterator[GameRecord]:
    """Yield the games to be played: those recorded for this, and the examples of the help."""
    yield from cpgn.load(asset("selftest.cpgn"), find_game)
    for name, _ in help_pages():
        for example in examples_of(page(name, "en")):
            yield load_example(example.file)


class SelfTestMouse:
    """Mouse that presses, moves and releases over a view."""

    def __init__(self, app: QApplication, view: TableView) -> None:
        self._app, self._view = app, view

    def drag(self, start: QPointF, goal: QPointF, steps: int = 12) -> None:
        """Drag from one scene point to another in small steps."""
        here, there = self._view.mapFromScene(start), self._view.mapFromScene(goal)
        self._send(QEvent.Type.MouseButtonPress, here, _LEFT, _LEFT)
        for step in range(1, steps + 1):
            point = QPointF(here) + (QPointF(there) - QPointF(here)) * (step / steps)
            self._send(QEvent.Type.MouseMove, point.toPoint(), _NONE, _LEFT)
        self._send(QEvent.Type.MouseButtonRelease, there, _LEFT, _NONE)
        self.settle()

    def click(self, at: QPointF) -> None:
        """Click on a scene point."""
        here = self._view.mapFromScene(at)
        self._send(QEvent.Type.MouseButtonPress, here, _LEFT, _LEFT)
        self._send(QEvent.Type.MouseButtonRelease, here, _LEFT, _NONE)
        self.settle()

    def settle(self) -> None:
        """Process events until all animations have finished."""
        self._app.processEvents()
        if self._view.table is not None:
            self._view.table.animator.finish_all()
        self._app.processEvents()

    def wait(self, until: Callable[[], bool], seconds: float = 10.0) -> bool:
        """Process events until a condition holds; return True if it did in time."""
        end = time.monotonic() + seconds
        while not until():
            if time.monotonic() > end:
                return False
            self._app.processEvents()
            time.sleep(0.005)
        return True

    def _send(
        self, event_type: QEvent.Type, at: QPoint, button: Qt.MouseButton, held: Qt.MouseButton
    ) -> None:
        viewport, none = self._view.viewport(), Qt.KeyboardModifier.NoModifier
        points = QPointF(at), QPointF(viewport.mapToGlobal(at))
        self._app.sendEvent(viewport, QMouseEvent(event_type, *points, button, held, none))


class SelfTestError(Exception):
    """Deviation from the expected state; the message describes it."""


def sources(position: Position) -> Iterator[Source]:
    """Yield every place from which a piece could be picked up."""
    yield from position.pieces()
    for board in position.boards():
        letters = dict.fromkeys(piece.letter for piece, _ in position.pocket(board.id) or ())
        yield from (PocketSource(board.id, letter) for letter in letters)


def gesture_of(position: Position, action: Action) -> Gesture | None:
    """Return the gesture of an action at the table; None for one that moves nothing."""
    gestures = chain.from_iterable(map(position.gestures, sources(position)))
    return next((gesture for gesture in gestures if gesture.action == action), None)


class SelfTest:
    """Self-test that plays recorded games and compares the display with the rules."""

    def __init__(self, app: QApplication, folder: Path, records: Sequence[GameRecord]) -> None:
        self._app, self._folder, self._records = app, folder, records
        self._errors: list[str] = []
        self._actions = 0
        app_dirs = AppDirs.below(folder)
        settings = self._settings = Settings(app_dirs.settings)
        self.documents = Documents(app_dirs, settings)
        self.documents.failed.connect(self._errors.append)
        self.window = new_window(self.documents, settings)
        self.documents.failed.disconnect(self.window.report_failure)
        self.window.animator.reduced = True
        self.pointer = SelfTestMouse(app, self.window.view)
        self._reporter = ErrorReporter(None)
        self._reporter.failed.connect(self._errors.append)

    def run(self) -> int:
        """Play everything, print the verdict and return the exit status."""
        self._reporter.install()
        try:
            self.window.resize(1280, 860)
            self.window.show()
            self.pointer.settle()
            for record in self._records:
                self._play_record(record)
                self._walk()
                self._refuse()
                self._save_and_reopen()
            recorded = {record.game.key for record in self._records}
            for game in GAMES:
                if game.key not in recorded:
                    self._begin(game)
                    self._play_at_random(random.Random(game.key))
                    self._walk()
                    self._save_and_reopen()
        except SelfTestError as problem:
            self._errors.insert(0, str(problem))
        finally:
            self._reporter.uninstall()
        if self.documents.session is not None:
            self.documents.session.mark_saved()
        self.window.close()
        self._settings.sync()  # otherwise they would be written after their folder is gone
        if self._errors:
            print(f"selftest failed: {self._errors[0]}", file=sys.stderr)
            return 1
        print(f"selftest ok: {self._actions} actions")
        return 0

    @property
    def table(self) -> TableScene:
        """Return the table in the window."""
        if (table := self.window.view.table) is None:
            raise SelfTestError("there is no table in the window")
        return table

    def _need(self, true: bool, what: str) -> None:
        if not true:
            raise SelfTestError(what)
        if self._errors:
            raise SelfTestError(self._errors.pop(0))

    def _live(self) -> GameSession:
        if self.documents.session is None:
            raise SelfTestError("there is no game on the table")
        return self.documents.session

    # Playing

    def _begin(self, game: Game) -> None:
        """Put a new game on the table, of as few players as it can have."""
        options, players = dict(game.as_seated), game.min_players
        colours = usual_colours(game.initial(players, options))
        names = [plain_name("", number + 1) for number in range(players)]
        self.documents.begin(seat(game, options, names, colours, 0))
        self.pointer.settle()

    def _play_record(self, record: GameRecord) -> None:
        """Put a recorded game on the table and play it to its end."""
        begun = store.session_of(record.up_to(0), localize=translated)
        self.documents.show_example(begun)
        self.pointer.settle()
        for step in record.steps():
            self._play(step.node.action)
        ends = self._live().position.to_text() == record.final().to_text()
        self._need(ends, f"a game of {record.game.key} did not end as it is recorded")

    def _play_at_random(self, chance: random.Random) -> None:
        """Play some actions that can be done by a gesture."""
        for _ in range(12):
            position = self._live().position
            actions = list(filter(partial(gesture_of, position), position.all_actions()))
            if not actions:
                return
            self._play(chance.choice(actions))

    def _play(self, action: Action) -> None:
        """Play an action, first refused if another player is asked about it."""
        session = self._live()
        before = session.position
        expected, transition = before.apply(action)
        token = session.game.notation.human(before, action, transition)
        if (gesture := gesture_of(before, action)) is None:
            raise SelfTestError(f"{token}: no gesture does that")
        if gesture.consent is not None:
            self._do(gesture, token, agree=False)
            self._actions += 1
            self._need(session.position is before, f"{token} was played though it was refused")
            self._compare_items(f"a refusal of {token}")
        self._do(gesture, token)
        self._actions += 1
        text, wanted = session.position.to_text(), expected.to_text()
        self._need(text == wanted, f"{token} led to {text}, not {wanted}")
        self._compare_items(token)

    def _do(self, gesture: Gesture, token: str, agree: bool = True) -> None:
        """Play an action by its gesture; `token` names it.

        The boards it needs are pushed together, the piece is dragged, and the table's questions are
        answered: if another player is asked, `agree` is the answer. Raises SelfTestError if the
        table hinders it.
        """
        session = self._live()
        if gesture.pair is not None and session.pair != gesture.pair:
            self._drag_board(gesture.pair)
            pushed = session.pair == gesture.pair
            self._need(pushed, f"{token}: dragging did not push the boards together")
        question = resolve(session, gesture.source, gesture.target)
        start = self._where(gesture.source, token)
        if gesture.source == gesture.target:  # an action of the piece on its square
            self.pointer.click(start)
        else:
            self.pointer.drag(start, self.table.centre_of(gesture.target))
        self._answer(question, gesture, token, agree)

    def _where(self, source: Source, token: str) -> QPointF:
        """Return the scene point at which a piece is picked up."""
        if not isinstance(source, PocketSource):
            return self.table.centre_of(source)
        if (item := self.table.layer.held(source)) is None:
            raise SelfTestError(f"{token}: the piece is not in the pocket")
        return item.scenePos()

    def _answer(self, question: Resolution, gesture: Gesture, token: str, agree: bool) -> None:
        """Answer all of the table's questions about a gesture."""
        while isinstance(question, Ask):
            actions = [{given.action for given in answer.gestures} for answer in question.answers]
            number = [gesture.action in answer for answer in actions].index(True)
            self._click_answer(number, token)
            question = narrow(self._live(), question.answers[number].gestures)
        if isinstance(question, Point) and gesture.placed is not None:
            self.pointer.click(self.table.centre_of(gesture.placed))
        elif isinstance(question, Consult):
            self._click_answer(0 if agree else 1, token)  # the first answer agrees

    def _click_answer(self, number: int, token: str) -> None:
        """Click on an answer to the question on the table."""
        if (chooser := self.table.interaction.resolver.chooser) is None:
            raise SelfTestError(f"{token}: nothing was asked")
        self.pointer.click(chooser.answer_at(number))

    def _drag_board(self, pair: Pair) -> None:
        """Push two boards together by dragging one of them by its frame."""
        table = self.table
        self._live().pull_apart()
        self.pointer.settle()
        placement, stage = table.placement, table.arrangement.stage
        host, visitor = placement.host_and_visitor(pair)
        if stage is not None:  # a board is dropped on the stage, or on another's home
            (visitor,) = sorted(pair, key=placement.on_stage.__contains__)[1:]
            if (front := placement.front_board) in pair:
                visitor = pair.upper if front == pair.lower else pair.lower
            host = pair.upper if visitor == pair.lower else pair.lower
        board, target = table.boards[visitor], table.boards[host]
        grip = board.pose.transform().map(QPointF(0, (board.spec.ranks / 2 + 0.15) * SQUARE))
        if stage is None:
            join, strip = placement.join, placement.strip
            goal = pair_poses(target.pose, target.spec, board.spec, join, strip)[visitor].centre
            goal += grip + QPointF(0, 0.3 * SQUARE)
        else:
            goal = stage.rect.center() if host == front else table.arrangement.homes[host].centre
        self.pointer.drag(board.pose.centre + grip, goal, steps=20)

    def _compare_items(self, when: str) -> None:
        """Check that the boards and pieces drawn are those of the position, each in its place."""
        position = self._live().position
        boards = specs_by_id(position.boards())
        shown = {item.board for item in self.table.board_layer.present}
        self._need(shown == set(boards), f"after {when} the boards shown were {sorted(shown)}")
        drawn = {square: item.piece for square, item in self.table.pieces.items()}
        self._need(drawn == dict(position.pieces()), f"after {when} the table shows other pieces")
        for square, item in self.table.pieces.items():
            off = item.scenePos() - self.table.centre_of(square)
            board = boards[square.board]
            name = f"{board.label} {board.name(square.index)}"
            self._need(off.manhattanLength() < 1, f"after {when} the piece on {name} is off")
        if self.table.has_pockets:
            held = Counter(piece for board in boards for piece, _ in position.pocket(board) or ())
            drawn_pockets = self.table.layer.pockets.values()
            lying = Counter(item.piece for pocket in drawn_pockets for item in pocket)
            self._need(held == lying, f"after {when} other pieces lie in the pockets")

    # Checks

    def _walk(self) -> None:
        """Undo to the start and redo to the end by the window's own actions."""
        session = self._live()
        line = session.line()
        for command, nodes in (("undo", line[-2::-1]), ("redo", line[1:])):
            for node in nodes:
                self.window.commands[command].trigger()
                self.pointer.settle()
                self._actions += 1
                self._need(session.node is node, f"{command} went elsewhere")
                self._compare_items(command)

    def _refuse(self) -> None:
        """Check that an illegal try changes nothing and is explained."""
        session = self._live()
        before = session.position.to_text()
        source, target, why = self._illegal_try(session)
        self.pointer.drag(self.table.centre_of(source), self.table.centre_of(target))
        self._actions += 1
        self._need(session.position.to_text() == before, "an illegal move was played")
        self._need(why in self.window.view.sentence, "an illegal try was not explained")
        self._compare_items("a refusal")

    def _illegal_try(self, session: GameSession) -> tuple[Square, Square, str]:
        """Return a move on one board that is refused, with the reason."""
        position = session.position
        for source in sorted(position.pieces()):
            if not position.movable(source):
                continue
            board = specs_by_id(position.boards())[source.board]
            for index in range(board.files * board.ranks):
                target = Square(source.board, index)
                meant = resolve(session, source, target)
                if index != source.index and isinstance(meant, Refused) and meant.refusal:
                    return source, target, translated(refusal_text(session, meant.refusal))
        raise SelfTestError("there is nothing illegal to try")

    def _save_and_reopen(self) -> None:
        """Save, open the saved file, and compare."""
        session = self._live()
        path = self._folder / "selftest.cpgn"
        self._need(self.documents.save(path), "the game could not be saved")
        text = cpgn.write_game(store.record_of(session))
        final = session.position.to_text()
        self.window.opened_files.open(path)
        came = self.pointer.wait(lambda: self.documents.session is not session)
        self._need(came, "the saved game did not open")
        self.pointer.settle()
        again = self._live()
        self._need(again.position.to_text() == final, "the game opened differs in its position")
        self._need(cpgn.write_game(store.record_of(again)) == text, "the game opened differs")
        self._compare_items("opening")
        self._actions += 2
