"""A position editor with a mouse and a keyboard: a real window, offscreen."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from cfanp_gui.core.boards import Square
from cfanp_gui.core.editing import Editing
from cfanp_gui.core.pieces import Piece
from cfanp_gui.games.registry import default_game, find_game
from cfanp_gui.table.theme import LIGHT
from cfanp_gui.window.editor.piece_palette import PieceButton
from cfanp_gui.window.editor.position_editor import PositionEditor
from tests.core.editing import start
from tests.session.play import square_named
from tests.window.conftest import Messages

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


class Workbench:
    """One editor, and hands that work with it."""

    def __init__(
        self, qtbot: QtBot, messages: Messages, kind: type[PositionEditor] = PositionEditor
    ) -> None:
        self.bot = qtbot
        self.messages = messages
        game = default_game()
        self.editor = kind(None, game, start(game, 3), LIGHT)
        qtbot.addWidget(self.editor, before_close_func=self._leave)
        self.editor.resize(1326, 708)
        with qtbot.waitExposed(self.editor):
            self.editor.show()
        self.settle()

    def _leave(self, _: QWidget) -> None:
        self.messages.answer = QMessageBox.StandardButton.Discard

    def begin(self, key: str, players: int) -> None:
        """Go on with the start of a game."""
        game = find_game(key)
        self.editor.draft.change(start(game, players), game)
        self.settle()

    def set(self, field: str, value: object) -> None:
        """Give a field another value."""
        self.editor.draft.change(self.editing.with_field(field, value))
        self.settle()

    def undo(self) -> None:
        """Take the last step back."""
        self.click_on(self.editor.undo)

    def choose_game(self, name: str) -> None:
        """Choose another game in the box, as a person does."""
        games = self.editor.games
        row = next(at for at in range(games.count()) if games.itemText(at).endswith(name))
        games.setCurrentIndex(row)
        games.activated.emit(row)
        self.settle()

    def settle(self) -> None:
        """Let everything beside the boards come in step."""
        QApplication.processEvents()

    @property
    def editing(self) -> Editing:
        """Return the position as it is now, with everything in step."""
        self.settle()
        return self.editor.draft.editing

    @property
    def pieces(self) -> dict[Square, Piece]:
        """Return the pieces of the position, which are those that are seen."""
        found = dict(self.editing.pieces)
        drawn = {at: item.piece for at, item in self.editor.scene.layer.items.items()}
        assert drawn == found, "what is drawn is the position"
        return found

    def piece(self, name: str) -> Piece | None:
        """Return the piece on a square of a half-board, such as ``Ae4``."""
        return self.pieces.get(square_named(name))

    @property
    def line(self) -> str:
        """Return the text of the position line."""
        return self.editor.position_line.line.text()

    @property
    def sentence(self) -> str:
        """Return the sentence below the position line."""
        return self.editor.position_line.sentence.text()

    @property
    def problems(self) -> list[str]:
        """Return the lines of the list of problems."""
        self.settle()
        found = self.editor.problem_list.list
        return [found.item(row).text() for row in range(found.count())]

    # The mouse over the boards

    def pixel(self, square: Square | str) -> QPoint:
        """Return the pixel of the view in the middle of a square."""
        at = square_named(square) if isinstance(square, str) else square
        return self.editor.view.mapFromScene(self.editor.scene.centre_of(at))

    def press(self, at: QPoint, button: Qt.MouseButton = LEFT) -> None:
        """Press a button over a pixel of the view."""
        self.bot.mousePress(self.editor.view.viewport(), button, pos=at)

    def move(self, at: QPoint) -> None:
        """Move the mouse over a pixel of the view."""
        self.bot.mouseMove(self.editor.view.viewport(), at)

    def release(self, at: QPoint, button: Qt.MouseButton = LEFT) -> None:
        """Release a button over a pixel of the view."""
        self.bot.mouseRelease(self.editor.view.viewport(), button, pos=at)

    def tap(self, at: QPoint, button: Qt.MouseButton = LEFT) -> None:
        """Press and release a button over a pixel of the view."""
        self.press(at, button)
        self.release(at, button)
        self.settle()

    def stroke(self, *squares: Square | str, button: Qt.MouseButton = LEFT) -> None:
        """Press over the first of some squares, move over the others, and let go."""
        pixels = [self.pixel(square) for square in squares]
        self.press(pixels[0], button)
        for at in pixels[1:]:
            self.move(at)
        self.release(pixels[-1], button)
        self.settle()

    def click(self, square: Square | str, button: Qt.MouseButton = LEFT) -> None:
        """Click on a square."""
        self.stroke(square, button=button)

    def plate(self, seat: int) -> QPoint:
        """Return the pixel in the middle of the plate of a seat."""
        found = next(one for one in self.editing.seats() if one.id == seat)
        item = self.editor.scene.boards[found.board].plates[found.edge]
        return self.editor.view.mapFromScene(item.mapToScene(0, 0))

    # The palette

    def button(self, letter: str) -> PieceButton:
        """Return the button of a piece of the army chosen."""
        self.settle()
        found = self.editor.palette_box.piece_buttons
        return next(one for one in found if one.piece is not None and one.piece.letter == letter)

    def choose(self, letter: str, army: int | None = None) -> None:
        """Choose a piece in the palette, of an army by its place."""
        if army is not None:
            self.click_on(self.editor.palette_box.army_buttons[army])
        self.click_on(self.button(letter))

    def drag_from_palette(self, letter: str, at: QPoint, drops: bool = True) -> None:
        """Drag a piece of the palette over a pixel of the view, and let it go there."""
        button = self.button(letter)
        goal = button.mapFromGlobal(self.editor.view.viewport().mapToGlobal(at))
        middle = button.rect().center()
        self.bot.mousePress(button, LEFT, pos=middle)
        for step in range(1, 9):
            self.bot.mouseMove(button, middle + (goal - middle) * step / 8)
        if drops:
            self.bot.mouseRelease(button, LEFT, pos=goal)
        self.settle()

    def click_on(self, widget: QWidget) -> None:
        """Click in the middle of a widget."""
        self.bot.mouseClick(widget, LEFT)
        self.settle()

    # The keyboard

    def keys(self, *keys: Qt.Key | str) -> None:
        """Type keys and words over the boards."""
        self.editor.view.setFocus()
        for key in keys:
            if isinstance(key, str):
                shift = Qt.KeyboardModifier.ShiftModifier
                held = shift if key.isupper() else Qt.KeyboardModifier.NoModifier
                QTest.keyClicks(self.editor.view, key, held)
            else:
                QTest.keyClick(self.editor.view, key)
        self.settle()

    def type_line(self, text: str) -> None:
        """Put a text into the line in place of what is there, as if it were pasted."""
        line = self.editor.position_line.line
        line.setFocus()
        line.selectAll()
        QApplication.clipboard().setText(text)
        line.paste()
        self.settle()
