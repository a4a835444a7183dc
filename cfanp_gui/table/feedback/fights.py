"""Fights of hidden pieces: both pieces that met are shown to all for a moment."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap

from cfanp_gui.core.actions import Met
from cfanp_gui.core.pieces import Piece
from cfanp_gui.session.cursor import Change
from cfanp_gui.table.interaction.chooser import moved_into
from cfanp_gui.table.layers.lettering import font_of, width_of, write
from cfanp_gui.table.layers.surface import ScreenItem, take_off
from cfanp_gui.table.layout.geometry import SQUARE, laid_rect, square_centre
from cfanp_gui.table.tabletop import Tabletop
from cfanp_gui.table.theme import Theme, set_colours
from cfanp_gui.table.timers import single_shot
from cfanp_gui.table.translate import translated

SHOW_MS = 2400
"""Milliseconds both pieces are shown, from the start of the move."""
_MEET_MS = 320
"""Milliseconds until both pieces have met and are visible side by side."""
_PIECE, _GAP, _LINE = 84.0, 34.0, 22.0
"""Sizes in pixels of a piece, the gap between both, and the line with their names."""
_EDGE = 12.0
_GONE = 0.3
"""Opacity of a piece that falls."""


@dataclass(frozen=True, slots=True)
class Fighter:
    """Drawing of one of the two pieces that met."""

    picture: QPixmap
    name: str
    falls: bool


class FightItem(ScreenItem):
    """Item with two pieces side by side, of constant size; one that falls is faint."""

    def __init__(self, theme: Theme, fighters: tuple[Fighter, Fighter]) -> None:
        super().__init__(theme)
        self.fighters = fighters
        font = font_of(15, bold=True)
        self._column = max(_PIECE, *(width_of(fighter.name, font) for fighter in fighters))
        """Width of a piece with its name below."""

    def boundingRect(self) -> QRectF:
        width, height = 2 * self._column + _GAP + 2 * _EDGE, _PIECE + _LINE + 2 * _EDGE
        return QRectF(-width / 2, -height / 2, width, height)

    def draw(self, painter: QPainter) -> None:
        rect, theme = self.boundingRect().adjusted(1, 1, -1, -1), self._theme
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        set_colours(painter, theme.plate, theme.plate_line, 1.5)
        painter.drawRoundedRect(rect, 14, 14)
        column = self._column
        for side, fighter in zip((-1, 1), self.fighters, strict=True):
            middle = side * (column + _GAP) / 2
            place = QRectF(middle - _PIECE / 2, rect.top() + _EDGE, _PIECE, _PIECE)
            painter.setOpacity(_GONE if fighter.falls else 1.0)
            painter.drawPixmap(place, fighter.picture, QRectF(fighter.picture.rect()))
            painter.setOpacity(1.0)
            words = QRectF(middle - column / 2, place.bottom(), column, _LINE)
            ink = theme.soft_text if fighter.falls else theme.text
            write(painter, words, fighter.name, font_of(15, bold=True), ink)
        between = QRectF(-_GAP / 2, rect.top() + _EDGE, _GAP, _PIECE)
        cross = "\N{MULTIPLICATION SIGN}"
        write(painter, between, cross, font_of(26, bold=True), theme.text)


class Fights(QObject):
    """Display of two pieces that met in a new action, and queue of calls to make afterwards."""

    def __init__(self, table: Tabletop) -> None:
        super().__init__(table)
        self._table, self._animator = table, table.animator
        self.item: FightItem | None = None
        """Item shown; None for none."""
        self._timer = single_shot(self, SHOW_MS, self._end)
        self._then: list[Callable[[], object]] = []

    @property
    def playing(self) -> bool:
        """Return True if a fight is being shown."""
        return self.item is not None

    def afterwards(self, act: Callable[[], object]) -> None:
        """Call a function, in the order of the calls, when no fight is shown any more."""
        if self.playing:
            self._then.append(act)
        else:
            act()

    def follow(self, change: Change) -> None:
        """Show the fight of a new action; when walking through the record the loser just fades."""
        if not change.steps:
            return  # only the viewer has changed
        met = change.steps[-1].transition.met
        if change.new and met is not None:
            self._show(met)
        else:
            self._table.layer.end_fight()

    def leave(self) -> None:
        """Hide the fight, and forget the functions to call afterwards."""
        self._then.clear()
        self._end()

    def _show(self, met: Met) -> None:
        target, attacker = met.target, self._fighter(met.attacker, met.attacker_fell)
        fighters = attacker, self._fighter(met.defender, met.defender_fell)
        item = self.item = FightItem(self._table.theme, fighters)
        # Beside the board once it has come to rest, or else beside the square, in sight.
        pose = self._table.placement.poses()[target.board]
        middle = square_centre(self._table.boards[target.board].spec, target.index)
        at = pose.centre + pose.transform().map(middle)
        for view in self._table.views()[:1]:
            port = QRectF(view.viewport().rect()).adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
            area, place = self._table.boards[target.board].area, item.boundingRect()
            laid = [laid_rect(rect, pose) for rect in (area.body, area.squares)]
            board, inside = (QRectF(view.mapFromScene(rect).boundingRect()) for rect in laid)
            x, y = QPointF(view.mapFromScene(at)).toTuple()
            away, side = place.width() / 2 + _EDGE, SQUARE * pose.scale / self._table.pixel
            beside = [(board.right() + away, y), (board.left() - away, y)]
            beside += [(x, y + way * (place.height() / 2 + side)) for way in (-1, 1)]
            places = [place.translated(*point) for point in beside]
            places[2:] = [moved_into(one, inside) for one in places[2:]]
            shown = next((one for one in places if port.contains(one)), places[-1])
            at = view.mapToScene(moved_into(shown, port).center().toPoint())
        item.setPos(at)
        item.setOpacity(0.0)
        self._table.addItem(item)
        self._animator.glide(self, _MEET_MS, lambda part: item.setOpacity(max(0.0, 2 * part - 1)))
        self._timer.start()

    def _fighter(self, piece: Piece, falls: bool) -> Fighter:
        kind = self._table.session.game.piece_types[piece.letter]
        return Fighter(self._table.portrait(piece), translated(kind.heading), falls)

    def _end(self) -> None:
        self._timer.stop()
        self._animator.stop(self)
        if self.item is not None:
            take_off(self.item)
        self._table.layer.end_fight()
        waiting, self._then, self.item = self._then, [], None
        for act in waiting:
            act()
