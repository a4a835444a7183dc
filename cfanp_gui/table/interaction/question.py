"""A question with its answers, independent of its appearance on the table."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPixmap, QPolygonF
from PySide6.QtWidgets import QGraphicsScene

from cfanp_gui.session.signals import Signal


@dataclass(frozen=True, slots=True)
class Offer:
    """One answer: a text, a picture or both, and the callback that is called when it is chosen."""

    text: str
    picture: QPixmap | None
    choose: Callable[[], None]
    show: Callable[[], None] | None = None
    """Callback that previews this answer on the table while it is pointed at."""
    keys: tuple[str, ...] = ()
    """Keys that may be typed for it besides its text."""
    captioned: bool = False
    """True if the text is shown below the picture because the picture alone is ambiguous."""
    struck: bool = False
    """True if the piece leaves the board: its picture is faint and struck through."""


class Question:
    """A question on the table, answered by mouse, keyboard or assistive tools."""

    default: int | None = None
    """Index of the answer that is taken if none is pointed at; None for none."""

    def __init__(self, title: str, offers: Sequence[Offer], cancelled: Callable[[], None]) -> None:
        self.title = title
        self.offers = list(offers)
        self.closed = Signal[[]]()
        """Emitted when it has been answered or cancelled, before anything comes of that."""
        self.stepped = Signal[[]]()
        """Emitted when another answer is pointed at."""
        self._cancelled = cancelled
        self.pointed: int | None = None
        """Index of the answer the mouse or the keyboard points at; None for none."""

    def point_at(self, index: int) -> None:
        """Point at an answer and preview it; the index wraps around at both ends."""
        index %= len(self.offers)
        if index != self.pointed:
            self.pointed = index
            self.show_pointed()
            self.stepped.emit()
            if (show := self.offers[index].show) is not None:
                show()

    def step(self, by: int) -> None:
        """Point at the next or previous answer."""
        self.point_at((-1 if by > 0 else 0) + by if self.pointed is None else self.pointed + by)

    def accept(self) -> None:
        """Take the answer pointed at, else the default; without a default, point at the first."""
        index = self.default if self.pointed is None else self.pointed
        if index is None:
            self.point_at(0)
        else:
            self.take(index)

    def index_of_text(self, text: str) -> int | None:
        """Return the index of the answer with this key or text, in any case; None for none."""
        typed = text.lower()
        keyed = ([key.lower() for key in offer.keys] for offer in self.offers)
        named = ([offer.text.lower()] for offer in self.offers)
        both = (*enumerate(keyed), *enumerate(named))
        return next((index for index, answers in both if typed and typed in answers), None)

    def choose(self, text: str) -> bool:
        """Take the answer with this key or text, in any case; return True if there is one."""
        if (index := self.index_of_text(text)) is not None:
            self.take(index)
        return index is not None

    def take(self, index: int) -> None:
        """Close with an answer."""
        self.closed.emit()
        self.offers[index].choose()

    def cancel(self) -> None:
        """Close without an answer."""
        self.closed.emit()
        self._cancelled()

    # Appearance

    def open(
        self,
        scene: QGraphicsScene,
        at: QPointF,
        asked_about: Iterable[QPolygonF],
        hands: Iterable[QPolygonF],
    ) -> None:
        """Show the question near a scene point, beside the polygons it is about and `hands`."""

    def leave(self) -> None:
        """Remove the question from the table."""

    def show_pointed(self) -> None:
        """Update the display of the answer pointed at."""

    def hover(self, at: QPointF | None) -> None:
        """Point at the answer under a scene point, if any; None if the mouse is elsewhere."""

    def dismiss(self) -> None:
        """Cancel because something else on the table is used, unless that may be the answer."""
        self.cancel()

    def area(self, index: int | None) -> QRectF | QPolygonF:
        """Return the area of an answer, or of all for None: in pixels, or as a scene polygon."""
        return QRectF()
