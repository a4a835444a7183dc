"""Context menus: the commands for a half-board, a piece or a row, with their keys.

A menu opens when the right button is released (see `app.application`), so that the same release
cannot run one of its commands, and only if the button was not dragged. On the table that button
also drops what is held (see `PointerController`): it opens a menu only if nothing was
dropped. In an analysis it draws on squares (see `Sketching`), where Ctrl and the right button
open the menu.
"""

from collections.abc import Callable
from functools import partial
from typing import cast

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QMouseEvent
from PySide6.QtWidgets import QMenu

from cfanp_gui.core.actions import PocketSource, Source
from cfanp_gui.core.boards import STRIP, BoardSpec, Square, pair_of, without_strip
from cfanp_gui.core.localizing import isolated
from cfanp_gui.core.seats import SeatStatus
from cfanp_gui.session.view_model import boards_to_move, seat_at
from cfanp_gui.table.interaction.sketching import DRAG
from cfanp_gui.table.layers.hit_test import Hit
from cfanp_gui.table.scene import TableScene
from cfanp_gui.table.translate import tr, translated
from cfanp_gui.window.analysis.analysis_actions import AnalysisActions
from cfanp_gui.window.play.board_pages import BoardPages, groups_of
from cfanp_gui.window.play.game_actions import GameActions
from cfanp_gui.window.workplace import Workplace

OF_TURN = ("end turn", "claim", "hand over", "draw", "resign")
"""Commands offered if somebody is to move."""
OF_TABLE = (
    ("fit", "zoom in", "zoom out"),
    ("tidy up", "undo layout", "redo layout"),
    ("next board", "previous board", "all boards"),
    ("turn left", "turn right"),
)
"""Commands offered on the bare table, in groups with separators between them."""
_OfPlayer = Callable[[int], object]
_PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)


class ContextMenus(QObject):
    """Controller of menus over a view and over the rows of the batting order; a drag opens none."""

    def __init__(
        self, window: Workplace, pages: BoardPages, game: GameActions, analysis: AnalysisActions
    ) -> None:
        """`game` substitutes players, and `analysis` has notes on them."""
        view, order = window.view, window.order_panel
        super().__init__(view)
        self._view, self._order, self._pages = view, order, pages
        self._game, self._analysis = game, analysis
        self._commands = window.commands
        self._pressed_at = QPointF()
        """Screen point of the last press of the right button."""
        self._dragged = False
        """True if it was dragged since."""
        self._let_go = False
        """True if the last press of the right button let something go."""
        self.menu: QMenu | None = None
        """Menu opened last."""
        view.installEventFilter(self)
        for shown in (view, order.view, window.moves_panel.view):
            shown.viewport().installEventFilter(self)
        order.view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        order.view.customContextMenuRequested.connect(self._open_at_row)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QMouseEvent):
            self._follow_button(watched, event)
        elif isinstance(event, QContextMenuEvent):
            by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
            at_table = watched in (self._view, self._view.viewport())
            used, table = self._dragged or self._let_go, self._view.table
            if at_table and by_key:
                self._open_at_cursor()
            elif at_table and table and not (used or table.interaction.sketching.moved):
                hit = table.hit(self._view.mapToScene(event.pos()))
                self._open(self.menu_for(hit), event.globalPos())
            return at_table or (self._dragged and not by_key)
        return super().eventFilter(watched, event)

    def _follow_button(self, watched: QObject, event: QMouseEvent) -> None:
        """Record whether the right button is dragged, and whether it dropped something."""
        right, here = Qt.MouseButton.RightButton, event.globalPosition()
        if event.button() == right and event.type() in _PRESSES:
            self._pressed_at, self._dragged = here, False
            if watched is self._view.viewport():  # before anything is dropped
                parts = None if self._view.table is None else self._view.table.interaction
                self._let_go = parts is not None and bool(
                    parts.pointer.busy or parts.resolver.question or parts.resolver.goals
                )
        elif event.buttons() & right or event.button() == right:
            self._dragged |= (here - self._pressed_at).manhattanLength() >= DRAG

    # Opening

    def _open_at_cursor(self) -> None:
        """Open the menu of the square of the keyboard's cursor, or of the bare table."""
        if (table := self._view.table) is None or table.interaction.question is not None:
            return
        port = self._view.viewport()
        hit, at = Hit(), port.rect().center()
        if (square := table.interaction.keyboard.square) is not None:
            at = self._view.mapFromScene(table.centre_of(square))
            source = square if square in table.pieces else None
            hit = Hit(table.boards[square.board], square, source)
        self._open(self.menu_for(hit), port.mapToGlobal(at))

    def _open_at_row(self, at: QPoint) -> None:
        rows, table = self._order.view, self._view.table
        if (board := self._order.board_of(rows.indexAt(at).row())) is None or table is None:
            return
        menu = QMenu(self._view)
        spec = table.session.situation.board(board)
        self._head(menu, self._title_of_board(table, spec))
        _do(menu, tr("&Find on the table"), tr("Click"), partial(self._pages.find, board))
        self._add_board(menu, table, spec)
        self._open(menu, rows.viewport().mapToGlobal(at))

    def _open(self, menu: QMenu, everywhere: QPoint) -> None:
        if self.menu is not None:
            self.menu.deleteLater()
        self.menu = menu
        menu.popup(everywhere)

    # Contents of the menus

    def menu_for(self, hit: Hit) -> QMenu:
        """Return the menu of the item under a point of the table."""
        menu, table = QMenu(self._view), self._view.table
        if hit.item is None or table is None:
            for at, group in enumerate(OF_TABLE):
                if at:
                    menu.addSeparator()
                self._add_commands(menu, group)
            menu.addSeparator()
            menu.addMenu(self._commands.menus["share"])
            return menu
        spec = table.session.situation.board(hit.item.board)
        if hit.source is not None:
            self._add_piece(menu, table, spec, hit.source)
            menu.addSeparator()
        else:
            self._head(menu, self._title_of_board(table, spec))
        if hit.square is not None and table.session.takes_notes:
            self._add_drawing(menu, table, hit.square)
            menu.addSeparator()
        self._add_board(menu, table, spec)
        return menu

    def _add_drawing(self, menu: QMenu, table: TableScene, square: Square) -> None:
        """Add commands to mark a square, and to clear the drawings on the position."""
        keys = tr("right click") if table.session.analysing else tr("right drag")
        sketching = table.interaction.sketching
        _do(menu, tr("Mark the s&quare"), keys, partial(sketching.toggle_ring, square))
        drawn = table.session.node.drawings
        if drawn.arrows or drawn.rings:
            _do(menu, tr("&Erase arrows and marks"), "", sketching.rub_out)

    def _add_piece(self, menu: QMenu, table: TableScene, spec: BoardSpec, source: Source) -> None:
        position, wording = table.session.position, table.session.game.wording
        keys = tr("Enter")
        if isinstance(source, Square):
            self._head(menu, translated(wording.square(table.session.situation, source)))
        elif isinstance(source, PocketSource):
            self._head(menu, self._title_of_board(table, spec))
            keys = source.letter
        if position.movable(source) or table.session.analysing:
            _do(menu, tr("&Pick up"), keys, partial(table.interaction.pointer.take, source))
        else:
            decline = partial(table.interaction.resolver.decline, source)
            _do(menu, tr("&Why it cannot move"), keys, decline)

    def _add_board(self, menu: QMenu, table: TableScene, spec: BoardSpec) -> None:
        """Add the commands for any board."""
        position = table.session.position
        if position.join is not None:
            if spec.id != STRIP:
                self._add_pushes(menu, table, spec)
            self._add_army(menu, table, spec)
        elif len(groups_of(position)) > 1:
            shown = table.interaction.controls.shown
            alone = shown is None or spec.id not in shown
            words = tr("Show this &board alone") if alone else tr("Show &all boards")
            _do(menu, words, spec.label, partial(self._pages.show, spec.id))
        if table.session.takes_notes or table.session.outcome is None:
            self._add_players(menu, table, spec)
        if spec.id in boards_to_move(position):
            menu.addSeparator()
            self._add_commands(menu, OF_TURN)
        menu.addSeparator()
        self._add_commands(menu, ("tidy up", "undo layout"))

    def _add_pushes(self, menu: QMenu, table: TableScene, spec: BoardSpec) -> None:
        """Add the half-boards to push against, or the command to pull it off the present one."""
        session, position = table.session, table.session.position
        if session.pair is not None and spec.id in session.pair:
            self._add_commands(menu, ("apart",))
        boards = [other for other in without_strip(position.boards()) if other.id != spec.id]
        pairs = {other: pair_of(spec.id, other.id) for other in boards}
        push = QMenu(tr("&Push against"), menu)
        for other, pair in pairs.items():
            if session.pair != pair and position.pair_refusal(pair) is None:
                keys = f"{spec.label}, {other.label}"
                act = partial(table.interaction.resolver.push, spec.id, other.id)
                _do(push, _plain(self._title_of_board(table, other)), keys, act)
        if not push.isEmpty():
            menu.addMenu(push)

    def _add_army(self, menu: QMenu, table: TableScene, spec: BoardSpec) -> None:
        """Add a command to highlight the pieces of the army at home there, wherever they are."""
        seat, pieces = seat_at(table.session.position, spec.id), table.session.position.pieces()
        armies = {where: piece.army for where, piece in pieces.items()}
        squares = tuple(sorted(at for at, army in armies.items() if seat and army == seat.army))
        if squares:
            words = tr("&Show the pieces of army {army}").format(army=spec.label)
            key = tr("/ where {army}").format(army=spec.label.lower())
            _do(menu, words, key, partial(table.light, squares))

    def _add_players(self, menu: QMenu, table: TableScene, spec: BoardSpec) -> None:
        """Add a note on who had a board at first, or a change of its player in a running game."""
        words, act = tr("Who plays for {name}…"), cast(_OfPlayer, self._game.substitute)
        statuses = _statuses(table, spec)
        players = [status.player for status in statuses if not status.dead]
        if table.session.takes_notes:
            words, act = tr("Note on {name}…"), self._analysis.note_players
            homes = (status for status in statuses if status.seat.board == spec.id)
            players = [status.first_player for status in homes]
        for player in dict.fromkeys(players):
            title = words.format(name=_plain(table.session.name(player)))
            _do(menu, title, "", partial(act, player))

    def _title_of_board(self, table: TableScene, spec: BoardSpec) -> str:
        """Return the name of a board and its player."""
        players = dict.fromkeys(status.player for status in _statuses(table, spec))
        names = " \N{EN DASH} ".join(isolated(table.session.name(player)) for player in players)
        return tr("{board}: {players}").format(board=spec.label, players=names)

    def _head(self, menu: QMenu, title: str) -> None:
        """Add a heading to a menu."""
        menu.addAction(_plain(title)).setEnabled(False)
        menu.addSeparator()

    def _add_commands(self, menu: QMenu, names: tuple[str, ...]) -> None:
        """Add the window's commands that can be used, with their keys."""
        commands = self._commands
        menu.addActions([commands[name] for name in names if commands.usable(name)])


def _do(menu: QMenu, title: str, keys: str, act: Callable[[], object]) -> None:
    """Add an entry with an action, and the keys that do the same at the table."""
    action = menu.addAction(f"{title}\t{keys}" if keys else title)
    action.triggered.connect(lambda _=False: act())


def _plain(text: str) -> str:
    """Return a text in which an ampersand makes no shortcut and a tab no key column."""
    return text.replace("&", "&&").replace("\t", " ")


def _statuses(table: TableScene, spec: BoardSpec) -> list[SeatStatus]:
    """Return the seats at a board, with all its parts."""
    position, group = table.session.position, table.arrangement.whole(spec.id)
    return [position.seat_status(seat.id) for seat in position.seats() if seat.board in group]
