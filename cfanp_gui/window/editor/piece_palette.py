"""Palette of an army, one of its kinds of piece, the eraser, and the squares of fields."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QHelpEvent, QIcon, QMouseEvent, QPixmap
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QToolButton, QToolTip, QWidget

from cfanp_gui.core.editing import PaletteArmy, SquaresField
from cfanp_gui.core.editing_tools import ERASER, HAND, Tool
from cfanp_gui.core.piece_letters import key_letters
from cfanp_gui.core.pieces import Piece
from cfanp_gui.table.movement_tip import PORTRAIT, movement_html, movement_words
from cfanp_gui.table.translate import piece_letters, translated
from cfanp_gui.window.editor.draft import Draft
from cfanp_gui.window.widgets.layouts import STRETCH, in_column, in_row
from cfanp_gui.window.widgets.own_icons import style_picture_button, style_toggle
from cfanp_gui.window.widgets.plain_text import quiet_label, set_tip
from cfanp_gui.window.widgets.style import theme_of

PieceDrawing = Callable[[Piece, int], QPixmap]
"""Returns the picture of a piece in a square of a size in device pixels."""
ARMY_SIDE = 30
"""Size of the picture of an army's first piece, in pixels."""
PIECE_SIDE = 40
ROW = 8
"""Maximum number of armies, and of pieces, side by side, to leave the boards room."""


class PieceButton(QToolButton):
    """Piece that is chosen by a click, or dragged onto the boards."""

    carried = Signal(object, QPoint, bool)
    """Carries the `Piece`, or None to end, a global point, and True if it is dropped there."""

    def __init__(self, parent: QWidget, explain: Callable[[Piece], tuple[str, str]]) -> None:
        """`explain` returns a piece's movement: as HTML, and in plain words."""
        super().__init__(parent)
        self.piece: Piece | None = None
        self._explain = explain
        self._from: QPoint | None = None
        self._drags = False
        style_picture_button(self)

    def event(self, event: QEvent) -> bool:
        """Show the piece's movement in the tool tip, and announce it on keyboard focus."""
        if self.piece is not None and isinstance(event, QHelpEvent):
            if event.type() == QEvent.Type.ToolTip:
                drawn, _ = self._explain(self.piece)
                QToolTip.showText(event.globalPos(), self.toolTip() + drawn, self)
                return True
        elif self.piece is not None and event.type() == QEvent.Type.FocusIn:
            self.setAccessibleDescription(self._explain(self.piece)[1])
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._drags:
            self._drags, self._from = False, None
            self.carried.emit(None, QPoint(), True)
            return
        if event.button() == Qt.MouseButton.LeftButton:
            self._from = event.position().toPoint()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._from is None or self.piece is None:
            super().mouseMoveEvent(event)
            return
        far = (event.position().toPoint() - self._from).manhattanLength()
        self._drags |= far >= QGuiApplication.styleHints().startDragDistance()
        if self._drags:
            self.setDown(False)
            self.carried.emit(self.piece, event.globalPosition().toPoint(), False)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        drags, self._drags, self._from = self._drags, False, None
        if not drags or self.piece is None:
            super().mouseReleaseEvent(event)
            return
        self.setDown(False)
        self.carried.emit(self.piece, event.globalPosition().toPoint(), True)


class PiecePalette(QWidget):
    """Buttons for armies, pieces and tools; one tool is always chosen."""

    tool_chosen = Signal()
    """Emitted when another tool is in use."""
    army_typed = Signal(str)
    """Carries the name of another army, chosen by its typed label."""
    carried = Signal(object, QPoint, bool)
    """Carries a dragged piece, see `PieceButton`."""

    def __init__(self, draft: Draft, picture: PieceDrawing) -> None:
        super().__init__()
        self._draft, self.picture = draft, picture
        self._armies: tuple[PaletteArmy, ...] = ()
        self._army = 0
        self._fields: tuple[SquaresField, ...] = ()
        self.tool = HAND
        self._army_grid, self._piece_grid = QGridLayout(), QGridLayout()
        for grid in (self._army_grid, self._piece_grid):
            grid.setSpacing(2)
        self.army_buttons: list[QToolButton] = []
        self.piece_buttons: list[PieceButton] = []
        self.field_buttons: dict[str, QToolButton] = {}
        self._tools = QButtonGroup(self)
        self.hand = self._tool_button(self.tr("Move"), self.tr("Carry pieces (Esc)"), HAND)
        self.eraser = self._tool_button(
            self.tr("Erase"), self.tr("Empty squares; the right button always does"), ERASER
        )
        self._tool_row = in_row(self.hand, self.eraser, STRETCH, spacing=4)
        self.hand.setChecked(True)
        hint = quiet_label(
            self.tr(
                "Drag a piece onto the boards, or click it and paint. The right button removes. "
                "Keys: letters for pieces, digits for armies."
            )
        )
        parts = (self._army_grid, self._piece_grid, self._tool_row, hint)
        in_column(*parts, over=self, spacing=6, margins=(0,))

    def _tool_button(self, text: str, tip: str, tool: Tool) -> QToolButton:
        button = QToolButton(self)
        button.setText(text)
        style_toggle(button)
        set_tip(button, tip)
        button.setAccessibleDescription(tip)
        button.clicked.connect(lambda: self.choose(tool))
        self._tools.addButton(button)
        return button

    def show_position(self) -> None:
        """Show the pieces and the fields of the position."""
        editing = self._draft.editing
        armies = editing.palette()
        if armies != self._armies:
            self._armies, self._army = armies, min(self._army, len(armies) - 1)
            self._build_armies()
        fields = tuple(field for field in editing.fields() if isinstance(field, SquaresField))
        if [field.name for field in fields] != [field.name for field in self._fields]:
            self._build_fields(fields)
        self._fields = fields
        self._draw()

    def _build_armies(self) -> None:
        while self.army_buttons:
            self.army_buttons.pop().deleteLater()
        across = ROW if len(self._armies) <= 2 * ROW else ROW + 1
        for number, army in enumerate(self._armies):
            button = QToolButton(self)
            style_picture_button(button)
            button.setIconSize(QSize(ARMY_SIDE, ARMY_SIDE))
            name = translated(army.name)
            button.setAccessibleName(name)
            set_tip(button, name)
            button.clicked.connect(lambda _=False, at=number: self.choose_army(at))
            self._army_grid.addWidget(button, number // across, number % across)
            self.army_buttons.append(button)
        self._army_grid.setColumnStretch(across, 1)
        self._build_pieces()

    def _build_pieces(self) -> None:
        count = len(self._armies[self._army].pieces)
        while len(self.piece_buttons) > count:
            last = self.piece_buttons.pop()
            self._tools.removeButton(last)
            last.deleteLater()
        while len(self.piece_buttons) < count:
            button = PieceButton(self, self._explained)
            button.setIconSize(QSize(PIECE_SIDE, PIECE_SIDE))
            button.clicked.connect(lambda _=False, button=button: self.choose(Tool(button.piece)))
            button.carried.connect(self.carried)
            self._tools.addButton(button)
            self.piece_buttons.append(button)
        across = -(-count // -(-count // ROW))  # in rows of equal length
        for column in range(self._piece_grid.columnCount()):
            self._piece_grid.setColumnStretch(column, 0)
        for number, button in enumerate(self.piece_buttons):
            self._piece_grid.addWidget(button, number // across, number % across)
        self._piece_grid.setColumnStretch(across, 1)

    def _build_fields(self, fields: tuple[SquaresField, ...]) -> None:
        for button in self.field_buttons.values():
            self._tool_row.removeWidget(button)
            self._tools.removeButton(button)
            button.deleteLater()
        self.field_buttons = {}
        for field in fields:
            button = self._tool_button(
                translated(field.title), translated(field.help), Tool(field=field.name)
            )
            self._tool_row.insertWidget(self._tool_row.count() - 1, button)
            self.field_buttons[field.name] = button
        if self.tool.field and self.tool.field not in self.field_buttons:
            self.choose(HAND)

    def _draw(self) -> None:
        chosen = self.army
        for button, army in zip(self.army_buttons, self._armies, strict=True):
            button.setIcon(QIcon(self.pixmap(army.pieces[0], ARMY_SIDE)))
            button.setChecked(army is chosen)
        typed = {letter: local for local, letter in self._keys().items()}
        for piece_button, piece in zip(self.piece_buttons, chosen.pieces, strict=True):
            piece_button.piece = piece
            piece_button.setIcon(QIcon(self.pixmap(piece, PIECE_SIDE)))
            name = self.name_of(piece)
            piece_button.setAccessibleName(name)
            set_tip(piece_button, f"{name} ({typed.get(piece.letter, piece.letter)})")
        if self.tool.piece is not None:  # it becomes one of the chosen army
            wanted = Tool(self.piece(self.tool.piece.letter))
            if wanted != self.tool:
                self.choose(wanted)

    def pixmap(self, piece: Piece, side: int) -> QPixmap:
        """Return the picture of a piece, `side` pixels wide, sharp on the screen."""
        ratio = self.window().devicePixelRatioF()
        pixmap = QPixmap(self.picture(piece, round(side * ratio)))
        pixmap.setDevicePixelRatio(ratio)
        return pixmap

    def name_of(self, piece: Piece) -> str:
        """Return a piece in words, with its army."""
        kind = translated(self._draft.game.piece_types[piece.letter].heading)
        for army in self._armies:
            if piece in army.pieces:
                return self.tr("{piece}, {army}").format(piece=kind, army=translated(army.name))
        return kind

    def _explained(self, piece: Piece) -> tuple[str, str]:
        """Return a piece's movement, as HTML and in words; empty if it is not known."""
        editing, types = self._draft.editing, self._draft.game.piece_types
        if (movement := editing.movement(piece.letter)) is None:
            return "", ""
        portrait = self.picture(piece, PORTRAIT)
        drawn = movement_html(movement, piece.letter, types, theme_of(self), portrait)
        return drawn, movement_words(movement, types)

    @property
    def army(self) -> PaletteArmy:
        """Return the chosen army."""
        return self._armies[self._army]

    def choose_army(self, number: int) -> None:
        """Choose an army by its index."""
        if 0 <= number < len(self._armies):
            self._army = number
            self._build_pieces()
            self._draw()

    def choose_seat(self, seat: int) -> None:
        """Choose the army whose plate a seat has; of several the first, or the next one."""
        numbers = (at for at, army in enumerate(self._armies) if seat in army.seats)
        self.choose_army(next(numbers, -1))

    def choose_label(self, text: str) -> bool:
        """Choose an army by its label, or its number from 1; return True if there is one."""
        labels = [army.label for army in self._armies]
        at = [number for number, label in enumerate(labels) if label == text]
        folded = text.casefold()
        at += [number for number, label in enumerate(labels) if label.casefold() == folded]
        if text.isdecimal() and not at:
            at = [(int(text) or 10) - 1]
        if not at or at[0] >= len(self._armies):
            return False
        # If several have the label, it goes from one to the next.
        after = [number for number in at if number > self._army] if self._army in at else []
        self.choose_army((after or at)[0])
        self.army_typed.emit(translated(self.army.name))
        return True

    def piece(self, letter: str) -> Piece | None:
        """Return the piece of the chosen army with a letter; None if there is none."""
        return next((piece for piece in self.army.pieces if piece.letter == letter), None)

    def keyed(self, letter: str) -> Piece | None:
        """Return the piece of the chosen army with a typed letter."""
        return self.piece(self._keys().get(letter, letter))

    def _keys(self) -> dict[str, str]:
        return key_letters(piece_letters(), self._draft.game.piece_types)

    def choose(self, tool: Tool) -> None:
        """Use a tool from now on; the same one again puts it away."""
        if tool == self.tool and not tool.is_hand:
            tool = HAND
        self.tool = tool
        chosen: QToolButton = self.hand
        if tool.erases:
            chosen = self.eraser
        elif tool.field:
            chosen = self.field_buttons[tool.field]
        elif tool.piece is not None:
            chosen = next(button for button in self.piece_buttons if button.piece == tool.piece)
        chosen.setChecked(True)
        self.tool_chosen.emit()
