"""Window in which a position is set up by hand, for every game that allows it."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QMargins, QPoint, QSize, Qt
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QDialog,
    QLabel,
    QMessageBox,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from cfanp_gui.core.boards import Square
from cfanp_gui.core.editing import Editing
from cfanp_gui.core.game import Game, OptionError
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.text import sentence_of
from cfanp_gui.games.registry import GAMES
from cfanp_gui.record.palette import usual_colours
from cfanp_gui.session.position_texts import GivenPosition
from cfanp_gui.table.access.narrator import Announcer
from cfanp_gui.table.animator import Animator
from cfanp_gui.table.camera import scale_of
from cfanp_gui.table.layers.piece_art import CHARACTERS, PieceArt
from cfanp_gui.table.layout.geometry import SQUARE
from cfanp_gui.table.theme import Theme
from cfanp_gui.table.timers import single_shot
from cfanp_gui.table.translate import sentence, translated
from cfanp_gui.window.editor.draft import Draft
from cfanp_gui.window.editor.editor_scene import EditorScene
from cfanp_gui.window.editor.editor_view import EditorView
from cfanp_gui.window.editor.field_form import FieldForm
from cfanp_gui.window.editor.piece_palette import PiecePalette
from cfanp_gui.window.editor.position_line import PositionLine, ProblemList
from cfanp_gui.window.widgets import dialogs
from cfanp_gui.window.widgets.forms import ModalDialog, fill_box, push_button
from cfanp_gui.window.widgets.layouts import MARGIN, SIDES, Scrolled, frameless, in_column, in_row
from cfanp_gui.window.widgets.plain_text import plain_tip, set_tip

SIDE_WIDTH = 372
"""Width of the column beside the boards, in pixels."""
USUAL = QSize(860, 560)
"""Minimum size of the window on a screen with enough room."""
SPACE = 10

Begin = Callable[[GivenPosition], bool]
"""Begins a game at a position; returns True if one was begun."""


class PositionEditor(ModalDialog):
    """Dialog with boards, palette, form, problems and the line of text of one position."""

    def __init__(
        self,
        parent: QWidget | None,
        game: Game,
        editing: Editing,
        theme: Theme,
        pieces: str = "",
        colours: Sequence[str] = (),
        signs: str = CHARACTERS,
    ) -> None:
        """`pieces` and `signs` are as in `PieceArt.set_look`, `colours` the players' paint."""
        super().__init__(parent, self.tr("Position editor"))
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self._given_colours, self._given_game = tuple(colours), game
        self.draft = Draft(game, editing)
        self.draft.changed.connect(self._show_boards)
        self.animator = Animator(self)
        self.animator.reduced = True
        art = PieceArt()
        art.set_look(pieces, signs)
        self.scene = EditorScene(self.draft, theme, self.animator, art)
        self.scene.setParent(self)
        self.palette_box = PiecePalette(self.draft, self.scene.picture)
        self.view = EditorView(self.scene, self.draft, self.palette_box)
        self.view.setAccessibleName(self.tr("Boards of the position"))
        self.announcer = Announcer(self.view)
        self.form = FieldForm(self.draft, self.palette_box)
        self.problem_list, self.position_line = ProblemList(), PositionLine(self.draft)
        self._carried = QLabel(self)
        self._carried.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._carried.hide()
        self._panels = single_shot(self, 0, self._show_panels)
        middle = in_row((self.view, 1), self._side(), spacing=SPACE)
        parts = (self._tool_bar(), (middle, 1), self._bottom())
        in_column(*parts, over=self, spacing=SPACE, margins=(SPACE,))
        self.games.activated.connect(self._choose_game)
        self.view.square_reached.connect(self._reached)
        self.palette_box.army_typed.connect(self.announcer.say)
        self.palette_box.carried.connect(self._carry)
        self.problem_list.pointed_at.connect(self._point_at)
        self.position_line.said.connect(self.announcer.say)
        self.position_line.judged.connect(self._panels.start)
        self._show_boards()
        self._show_panels()
        self._set_size()
        self.view.setFocus()

    def _tool_bar(self) -> QBoxLayout:
        self.games = QComboBox()
        self.games.setAccessibleName(self.tr("Game"))
        fill_box(self.games, ((translated(game.title), game) for game in editable_games()))
        draft, standard = self.draft, QKeySequence.StandardKey
        button, change = self._button, self._change
        self.undo = button(self.tr("Undo"), draft.undo, standard.Undo)
        self.redo = button(self.tr("Redo"), draft.redo, standard.Redo)
        self.start = button(
            self.tr("Start position"),
            lambda: self._begin(draft.game, draft.editing.players, draft.editing),
        )
        self.clear = button(self.tr("Clear the boards"), lambda: change(draft.editing.cleared()))
        self.more = button(self.tr("Add a board"), lambda: change(draft.editing.with_board()))
        self.less = button("", lambda: change(draft.editing.without_board(self._board_to_go())))
        self._tools = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        bar = in_row(self.games, SPACE, self.undo, self.redo, spacing=4)
        boards = in_row(self.start, self.clear, SPACE, self.more, self.less, spacing=4)
        for row in (bar, boards):
            self._tools.addLayout(row)
            self._tools.setAlignment(row, Qt.AlignmentFlag.AlignLeft)
        self._tools.addStretch(1)
        self._tools.setSpacing(SPACE + 8)
        return self._tools

    def _button(
        self, text: str, act: Callable[[], None], keys: QKeySequence.StandardKey | None = None
    ) -> QToolButton:
        """Return a button, perhaps with a key, that acts when no piece is held any more."""

        def press() -> None:
            self.view.cancel()
            act()

        button = QToolButton()
        button.setText(text)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(press)
        if keys is not None:
            shortcut = QShortcut(keys, self, press)
            set_tip(button, shortcut.key().toString(QKeySequence.SequenceFormat.NativeText))
        return button

    def _side(self) -> QWidget:
        side = QWidget()
        side.setMinimumWidth(SIDE_WIDTH)
        form = QScrollArea()
        frameless(form, self.form)
        form.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.problem_list.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.problem_list.list.setMaximumHeight(128)
        parts = (self.palette_box, (form, 1), self.problem_list)
        in_column(*parts, over=side, spacing=SPACE, margins=(0,))
        area = Scrolled(side)
        area.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        return area

    def _bottom(self) -> QVBoxLayout:
        self.cancel = push_button(self.tr("Cancel"), self.reject)
        self.analyse = QPushButton(self.tr("Analyse"), autoDefault=False)
        self.puzzle = QPushButton(self.tr("Puzzle…"), autoDefault=False)
        self.play = QPushButton(self.tr("Play…"), autoDefault=False)
        words = self.tr("Begin an analysis of the position at once, without names or clocks")
        self.analyse.setToolTip(plain_tip(words))
        words = self.tr("Ask for something here, such as a mate, and have it proved")
        self.puzzle.setToolTip(plain_tip(words))
        set_tip(self.play, self.tr("Choose who plays, and begin a game here"))
        buttons = (self.cancel, self.puzzle, self.analyse, self.play)
        row = in_row((self.position_line.sentence, 1), *buttons)
        return in_column(self.position_line, row, spacing=4)

    def _set_size(self) -> None:
        room = self.screen().availableSize().shrunkBy(QMargins(SIDES, MARGIN, 0, 0))
        if self.minimumSizeHint().width() > room.width():
            self._tools.setDirection(QBoxLayout.Direction.TopToBottom)
            self._tools.setSpacing(4)
        if USUAL.boundedTo(room) == USUAL:  # otherwise it is as small as its content allows
            self.setMinimumSize(USUAL.expandedTo(self.minimumSizeHint()))
        self.resize(QSize(1500, 960).boundedTo(room))

    def _show_boards(self) -> None:
        """Show the position at once on the boards, and soon in all other parts."""
        self._panels.start()
        if self.scene.lit:
            self.scene.light(())
        if self.scene.show_position(self._colours()):
            self.view.lay_anew()

    def _colours(self) -> tuple[str, ...]:
        """Return the paint of the players: that of the match as far as it goes, then the usual."""
        game, players = self.draft.game, self.draft.editing.players
        usual = usual_colours(game.initial(players, game.as_seated))
        own = self._given_colours[:players] if game is self._given_game else ()
        if len(own) == players:
            return own
        others = [colour for colour in usual if colour not in own]
        return (*own, *others, *usual)[:players] if own else tuple(usual)

    def _show_panels(self) -> None:
        self._panels.stop()
        draft = self.draft
        self.palette_box.show_position()
        self.form.show_position()
        self.position_line.show_position()
        problems, refused = draft.problems(), self.position_line.refused
        self.problem_list.show_problems(problems)
        self.problem_list.setVisible(not refused)  # its problems are then shown beside the line
        for button in (self.play, self.analyse, self.puzzle):
            button.setEnabled(not problems and not refused)
        self.undo.setEnabled(bool(draft.past))
        self.redo.setEnabled(bool(draft.future))
        listed = (self.games.itemData(row) for row in range(self.games.count()))
        games = [(translated(game.title), game) for game in dict.fromkeys((*listed, draft.game))]
        fill_box(self.games, games, draft.game)
        self.more.setEnabled(draft.editing.with_board() is not None)
        self._show_board_to_go()

    def _show_board_to_go(self) -> None:
        board, words = self._board_to_go(), self.tr("Remove board {board}")
        self.less.setText(words.format(board=self.scene.boards[board].spec.label))
        self.less.setEnabled(self.draft.editing.without_board(board) is not None)

    def _board_to_go(self) -> int:
        """Return the board that can be removed: that of the cursor, or the last one."""
        cursor = self.scene.cursor
        return list(self.scene.boards)[-1] if cursor is None else cursor.board

    def _reached(self, square: Square) -> None:
        board = self.scene.boards[square.board].spec
        piece = self.draft.editing.pieces.get(square)
        content = self.tr("empty") if piece is None else self.palette_box.name_of(piece)
        words = self.tr("Board {board}, {square}: {what}").format(
            board=board.label, square=board.name(square.index), what=content
        )
        self.view.setAccessibleDescription(words)
        self.announcer.say(words)
        self._show_board_to_go()

    def _carry(self, piece: Piece | None, at: QPoint, drops: bool) -> None:
        """Show a piece of the palette under the mouse, or drop it there."""
        port = self.view.viewport()
        here = port.mapFromGlobal(at)
        seen = piece is not None and port.rect().contains(here)
        self._carried.setVisible(not drops)
        if drops or piece is None:
            if piece is not None and seen:
                self.view.drop_piece(piece, here)
            return
        side = max(24, round(SQUARE * scale_of(self.view.transform())))
        self._carried.setPixmap(self.palette_box.pixmap(piece, side))
        self._carried.resize(QSize(side, side))
        self._carried.move(self.mapFromGlobal(at) - QPoint(side // 2, side // 2))
        self._carried.raise_()
        if seen:
            self.scene.show_cursor(self.view.hit_at(here).square)

    def _begin(self, game: Game, players: int, like: Editing | None) -> None:
        """Begin the start position of a game, with the house rules of a position."""
        options = {**game.as_seated, **({} if like is None else like.options)}
        try:
            editing = game.editing(game.initial(players, options))
        except (OptionError, ValueError) as problem:
            self.position_line.say(sentence(sentence_of(problem)))
            return
        if editing is not None:
            self.draft.change(editing, game)

    def _choose_game(self, row: int) -> None:
        game: Game = self.games.itemData(row)
        if game is not self.draft.game:
            counts, players = game.player_counts, self.draft.editing.players
            self._begin(game, min(counts, key=lambda count: (abs(count - players), count)), None)

    def _change(self, editing: Editing | None) -> None:
        if editing is not None:
            self.draft.change(editing)

    def _point_at(self, square: Square | None) -> None:
        """Light the square of a problem, and move the keyboard's cursor there."""
        squares = [] if square is None or square.board not in self.scene.boards else [square]
        for at in squares:
            self.view.go(at)
        self.scene.light(squares)

    def run(self, play: Begin, analyse: Begin) -> bool:
        """Show it until `play` or `analyse` begins a game or it is closed; True if one began."""
        self.play.clicked.connect(lambda: self.begin_with(play))
        self.analyse.clicked.connect(lambda: self.begin_with(analyse))
        return self.ask()

    def begin_with(self, begin: Begin) -> None:
        """Close the editor if a game is begun at the position."""
        if not self.draft.problems() and begin(self.draft.given()):
            self.accept()

    def _may_leave(self) -> bool:
        """Ask before the set-up is lost; return True if it may be."""
        if not self.draft.touched:
            return True
        discard, icon = QMessageBox.StandardButton.Discard, QMessageBox.Icon.Question
        text = self.tr("The position that was set up will be lost. Leave the editor?")
        answers = discard | QMessageBox.StandardButton.Cancel
        return dialogs.message(self, self.windowTitle(), text, answers, icon) == discard

    def reject(self) -> None:
        """Close without a game, after a question if the set-up would be lost."""
        if self._may_leave():
            super().reject()

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.isVisible() and not self._may_leave():
            event.ignore()
            return
        self.animator.stop_all()
        super(QDialog, self).closeEvent(event)


def editable_games() -> list[Game]:
    """Return the games whose positions can be set up by hand."""
    return [
        variant
        for game in GAMES
        if game.editing(game.initial(game.player_counts[0], game.as_seated)) is not None
        for variant in game.variants()
    ]
