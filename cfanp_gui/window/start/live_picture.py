"""Live picture of the game: half-boards glide together, a piece moves, and they part again."""

import math
from collections.abc import Callable, Iterator
from functools import partial
from itertools import repeat
from typing import NamedTuple

from PySide6.QtCore import QElapsedTimer, QEvent, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from cfanp_gui.core.pieces import FIDE_TYPES
from cfanp_gui.record.palette import default_colours
from cfanp_gui.table.animator import FRAME_MS
from cfanp_gui.table.theme import blank, fill, set_colours
from cfanp_gui.table.timers import single_shot
from cfanp_gui.window.services.idle_tasks import Job, loading
from cfanp_gui.window.widgets.style import theme_of


class Ply(NamedTuple):
    """A move after a half-board is pushed against A, on squares counted from a1 of the pair."""

    against: int
    origin: int
    target: int
    checked: int | None = None
    """Square of a King that is in check after the move."""


START = (
    "..BNP.../.....Q../PPPP.PPP/RNB.K..R",
    "......../..N...../PPPPPPPP/R.BKQBNR",
    "......../......../PPPPPPPP/RNBQKBNR",
    "......../......../PPPPPPPP/RNBKQBNR",
)
"""Half-boards A to D, as their players see them, the rank at the seam first."""
STORY = Ply(2, 27, 44, 59), Ply(1, 45, 28), Ply(2, 51, 44), Ply(3, 57, 42), Ply(3, 21, 53, 60)
"""Legal moves of A, B, C, D and again A, who checkmates D."""
PHASES = {"come": 650, "rest": 250, "move": 450, "hold": 1150, "leave": 550}
"""Phases of each move, in milliseconds: half-boards and pieces move, or all is at rest."""
TURN_MS, FADE_MS = sum(PHASES.values()), 400
STILL = PHASES["come"] + PHASES["rest"] + PHASES["move"]
"""Time in the story at which it begins, and of the still picture: A and C are pushed together."""

At = tuple[int, int]
"""Half-board and square on it, as its player counts."""
Pieces = dict[At, tuple[str, int]]
"""Letters and armies of pieces."""


def place(square: int, against: int) -> At:
    """Return the half-board of a pair that a square is on, and the square on it."""
    return (0, square) if square < 32 else (against, 63 - square)


def position(number: int) -> Pieces:
    """Return the position after a number of moves of the story."""
    pieces = {
        (board, square): (letter, board)
        for board, text in enumerate(START)
        for square, letter in enumerate("".join(reversed(text.split("/"))))
        if letter != "."
    }
    for ply in STORY[:number]:
        pieces[place(ply.target, ply.against)] = pieces.pop(place(ply.origin, ply.against))
    return pieces


_COLOURS = default_colours(len(START))
_FRAME, _SHADE = 0.42, 0.36
"""Widths of a frame and of the shadow around it, in squares."""
_SMALL, _PITCH, _APART, _GAP = 0.335, 3.15, 0.5, 0.5
"""Scale of half-boards that wait, their distance, that of parted ones, and their height above."""
_WIDE, _HIGH = 9.6, 11.6
"""Size of the whole picture, in squares."""
ASPECT = _WIDE / _HIGH
_SHARP_MS = 150
"""Time after a change of size at which the pieces are drawn anew, in milliseconds."""


class LivePicture(QWidget):
    """Picture that tells a story again and again while its window is in use."""

    def __init__(self, is_still: Callable[[], bool]) -> None:
        """`is_still` returns True while motion is to be reduced: then one picture stands still."""
        super().__init__()
        self._is_still, self._set = is_still, ""
        self.time = STILL
        """Time in the story, in milliseconds."""
        self.fade: float | None = None
        """Opacity of the pieces, which come after the boards; None before they are drawn."""
        self.grain = 0.0
        """Opacity of the grain of boards and table, which comes with the first pieces."""
        self._side = self._sharp = 16
        """Side of a square, and of one for which the pieces were drawn, in device pixels."""
        self._drawn: object = None
        self._boards: list[QPixmap] = []
        self._clock, self._timer = QElapsedTimer(), single_shot(self, FRAME_MS, self._tick)
        self._resized = single_shot(self, _SHARP_MS, self._begin)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def jobs(self, pieces: str) -> Iterator[Job]:
        """Yield jobs that draw the pieces of a set, after which the story begins."""
        if self.fade is None or pieces != self._set:
            self._set, self._sharp = pieces, self._side
            yield from loading("cfanp_gui.table.layers.piece_art")
            for army in range(len(START)):
                yield partial(list, map(self._piece, FIDE_TYPES, repeat(army)))
            yield from loading("cfanp_gui.table.layers.textures")
            from cfanp_gui.table.layers.textures import tile  # which is loaded by now

            yield partial(tile, theme_of(self).grain, 1.0)
            yield partial(tile, theme_of(self).surface_grain, self.devicePixelRatioF())
            yield self._begin

    def _begin(self) -> None:
        """Draw pieces in the present size, and go on with the story."""
        self.fade = self.fade or 0.0
        self._sharp, self._drawn = self._side, None
        self._follow()

    # Time

    @property
    def _runs(self) -> bool:
        return self.isVisible() and self.isActiveWindow() and not self._is_still()

    def _phase(self) -> tuple[int, str, float, int]:
        """Return the number of the move, the phase, the part of it that is over, and the rest."""
        number, left = divmod(self.time, TURN_MS)
        for name, length in PHASES.items():
            if left < length:
                return number, name, left / length, length - left
            left -= length
        raise AssertionError("the phases of a move are over")

    def _follow(self) -> None:
        """Go on if the window is in use; nothing is painted while all is at rest."""
        if self.fade is not None and self._runs:
            _, name, _, left = self._phase()
            self._clock.start()
            self._timer.start(left if name in ("rest", "hold") and self.fade == 1 else FRAME_MS)
        elif self.fade is not None:
            self.fade, self.time = 1.0, STILL if self._is_still() else self.time
        before, self.grain = self.grain, max(self.grain, self.fade or 0.0)
        grounded = self if before == self.grain else self.parentWidget() or self
        grounded.update()

    def _tick(self) -> None:
        if self._runs:
            passed = min(self._clock.elapsed(), TURN_MS)  # more if the computer slept
            self.fade = min(1.0, (self.fade or 0.0) + passed / FADE_MS)
            self.time += passed
            if self.time >= TURN_MS * len(STORY):  # all pieces go back
                self.time, self.fade = 0, 0.0
        self._follow()

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Show, QEvent.Type.ActivationChange):
            self._follow()
        return super().event(event)

    # Drawing

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        wide, high = self.width() * ratio, self.height() * ratio
        side = max(10, int(min(wide / _WIDE, high / _HIGH)))
        if side != self._side and self.fade is not None:
            self._resized.start()
        self._side = side
        number, phase, part, _ = self._phase()
        part = 2 * part**2 if part < 0.5 else 1 - 2 * (1 - part) ** 2  # slow at both ends
        self._draw_boards(number, phase)
        painter, ply = QPainter(self), STORY[number]
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(1 / ratio, 1 / ratio)
        painter.translate(int(wide / 2), int(high / 2 + 0.8 * side))
        joined = {"come": part, "leave": 1 - part}.get(phase, 1.0)
        waiting = [board for board in (1, 2, 3) if board != ply.against]
        for board in (*waiting, 0, ply.against):
            drawn, apart = self._boards[board], 1.0 if board in waiting else 1 - joined
            scale = 1 - (1 - _SMALL) * apart if board else 1.0
            x = (board - 2) * _PITCH * apart if board else 0.0
            y = -(4 + _FRAME + _GAP) * apart if board else _APART * apart
            rect = QRectF(0, 0, drawn.width() * scale, drawn.height() * scale)
            top = round(y * side) - (rect.height() if board else 0)
            rect.moveTo(round(x * side) - rect.width() / 2, top)
            painter.drawPixmap(rect, drawn, QRectF(drawn.rect()))
        if phase == "move" and self.fade is not None:
            squares = ply.origin, ply.target
            begin, end = (QPointF(at % 8 - 3.5, 3.5 - at // 8) * side for at in squares)
            size = side * (1 + 0.14 * math.sin(math.pi * part))  # it is lifted
            rect = QRectF(0, 0, size, size)
            rect.moveCenter(begin + (end - begin) * part)
            drawn = self._piece(*position(number)[place(ply.origin, ply.against)])
            painter.drawPixmap(rect, drawn, QRectF(drawn.rect()))

    def _draw_boards(self, number: int, phase: str) -> None:
        """Draw the half-boards, if they differ from those drawn last."""
        after, ply, theme = phase in ("hold", "leave"), STORY[number], theme_of(self)
        wanted = self._side, self._sharp, theme, self.fade, number, after, phase == "move"
        if wanted == self._drawn:
            return
        self._drawn, pieces = wanted, position(number + after)
        if phase == "move":
            del pieces[place(ply.origin, ply.against)]
        taken = ply.against if after and ply is STORY[-1] else None
        marks = {ply.origin: theme.last_move, ply.target: theme.last_move} if after else {}
        if after and ply.checked is not None:
            marks[ply.checked] = theme.check if taken is None else theme.mate
        marked = {place(square, ply.against): colour for square, colour in marks.items()}
        self._boards = [self._board(one, pieces, marked, one == taken) for one in range(len(START))]

    def _board(self, board: int, pieces: Pieces, marks: dict[At, QColor], taken: bool) -> QPixmap:
        """Return a half-board with its shadow; one that is `taken` has its captor's paint."""
        side, theme, hints = self._side, theme_of(self), QPainter.RenderHint
        frame, shade = round(_FRAME * side), round(_SHADE * side)
        edge = frame + shade
        pixmap = blank(8 * side + 2 * edge, 4 * side + edge)
        painter = QPainter(pixmap)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        painter.translate(edge, edge if board else 0)
        paints = [(edge - step * shade / 12, QColor(0, 0, 0, step**2 // 2)) for step in range(12)]
        paints.append((frame, QColor(_COLOURS[0 if taken else board])))
        paints += [(frame * 0.4, QColor(_COLOURS[board]))] if taken else []
        for wider, paint in paints:
            painter.setRenderHint(hints.Antialiasing, paint.alpha() == 255)
            line = QPen(paint.darker(130), max(1.0, side / 40)) if paint.alpha() == 255 else None
            set_colours(painter, paint, line)
            # Its side at the seam lies beyond the picture.
            body = QRectF(0, 0 if board else -2 * side, 8 * side, 6 * side)
            body.adjust(-wider, -wider, wider, wider)
            painter.drawRoundedRect(body, 0.6 * wider, 0.6 * wider)
        painter.setRenderHint(hints.Antialiasing, False)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        squares = QRectF(0, 0, 8 * side, 4 * side)
        fill(painter, squares, theme.light_square)
        places = [QRectF(at % 8 * side, at // 8 * side, side, side) for at in range(32)]
        set_colours(painter, theme.dark_square)
        painter.drawRects([place for at, place in enumerate(places) if (at // 8 + at) % 2])
        if self.fade is not None:
            from cfanp_gui.table.layers.textures import draw_grain

            painter.setOpacity(self.grain)
            draw_grain(painter, squares, 8, 4, theme.grain)
            painter.setRenderHint(hints.SmoothPixmapTransform, self._sharp != side)
            painter.setOpacity(self.fade)
            for square in range(32):
                rect = places[square ^ (7 if board else 24)]
                if mark := marks.get((board, square)):
                    fill(painter, rect, mark)
                if piece := pieces.get((board, square)):
                    drawn = self._piece(*piece, taken and piece[1] == board)
                    painter.drawPixmap(rect.toRect(), drawn)
        painter.end()
        return pixmap

    def _piece(self, letter: str, army: int, taken: bool = False) -> QPixmap:
        """Return the picture of a piece; one that is `taken` stands on its captor's ring."""
        from cfanp_gui.table.layers.piece_art import ArtKeys, PieceLook, picture

        look = PieceLook(army, _COLOURS[army], _COLOURS[0] if taken else None)
        return picture(ArtKeys(self._set), FIDE_TYPES[letter], look, self._sharp, 1.0)
