"""A question with its answers, whatever it looks like on the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPixmap, QPolygonF
from PySide6.QtWidgets import QGraphicsScene

from cfanp_gui.table.theme import Theme


class Offer(NamedTuple):
    """One answer: words, a picture or both, and what happens when it is chosen."""

    text: str
    picture: QPixmap | None
    choose: Callable[[], None]
    show: Callable[[], None] | None = None
    """Shows on the table what choosing this answer would mean, while it is pointed at."""
    keys: tuple[str, ...] = ()
    """What else may be typed for it."""
    captioned: bool = False
    """Whether the words stand below the picture, which does not say it all."""
    struck: bool = False
    """Whether the picture is of a piece that goes: it is faint and struck through."""


class Question:
    """What the table asks: mouse, keys and assistive tools point at an answer and take it."""

    default: int | None = None
    """The answer that is taken where none is pointed at; None for none."""

    def __init__(self, title: str, offers: Sequence[Offer], cancelled: Callable[[], None]) -> None:
        self.title = title
        self.offers = list(offers)
        self.closed: Callable[[], None] = lambda: None
        self.stepped: Callable[[], None] = lambda: None
        """Called when another answer is pointed at."""
        self._cancelled = cancelled
        self.pointed: int | None = None
        """The answer the mouse or the keyboard points at."""

    def point_at(self, index: int) -> None:
        """Point at an answer and show what it would mean; counts on beyond both ends."""
        index %= len(self.offers)
        if index != self.pointed:
            self.pointed = index
            self.show_pointed()
            self.stepped()
            show = self.offers[index].show
            if show is not None:
                show()

    def step(self, by: int) -> None:
        """Point at the next answer, or the one before."""
        self.point_at((-1 if by > 0 else 0) + by if self.pointed is None else self.pointed + by)

    def accept(self) -> None:
        """Choose the answer pointed at, else the default; without one the first is pointed at."""
        index = self.default if self.pointed is None else self.pointed
        if index is None:
            self.point_at(0)
        else:
            self.take(index)

    def choose(self, text: str) -> bool:
        """Choose the answer with these words, as a key does; return whether there is one."""
        typed = text.lower()
        if not typed:
            return False
        keyed = ([key.lower() for key in offer.keys] for offer in self.offers)
        named = ([offer.text.lower()] for offer in self.offers)
        for index, answers in (*enumerate(keyed), *enumerate(named)):
            if typed in answers:
                self.take(index)
                return True
        return False

    def take(self, index: int) -> None:
        """Close with an answer."""
        self.closed()
        self.offers[index].choose()

    def cancel(self) -> None:
        """Close without an answer."""
        self.closed()
        self._cancelled()

    # What it looks like

    def open(self, scene: QGraphicsScene, at: QPointF, asked_about: Iterable[QPolygonF]) -> None:
        """Come onto the table near a scene point, beside what is asked about."""

    def leave(self) -> None:
        """Go off the table."""

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme."""

    def show_pointed(self) -> None:
        """Show which answer is pointed at."""

    def hover(self, at: QPointF | None) -> None:
        """Point at the answer under a scene point, if there is one; None for no point."""

    def dismiss(self) -> None:
        """Cancel where something else on the table is used, unless that may be the answer."""
        self.cancel()

    def area(self, index: int | None) -> QRectF | QPolygonF:  # noqa: ARG002
        """Return what an answer takes up, or all of it: in pixels, or as a polygon of the scene."""
        return QRectF()
