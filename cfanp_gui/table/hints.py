"""Hints of the table: a line with what it waits for, arrows of threats, and tool tips."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF

from cfanp_gui.core.pieces import FIDE_TYPES, Piece
from cfanp_gui.core.text import Text
from cfanp_gui.session.view_model import demand, framed
from cfanp_gui.table.plain_tip import plain_tip
from cfanp_gui.table.translate import translated

if TYPE_CHECKING:
    from cfanp_gui.core.actions import Source
    from cfanp_gui.table.interaction.attack_hints import AttackHints
    from cfanp_gui.table.interaction.host import TableHost


EXPLAIN = "?"
"""Key that asks for the movement of a piece."""


class Explanation(NamedTuple):
    """Movement of a piece, to be shown and read aloud."""

    at: QPointF
    """Place of the piece in the scene."""
    tip: str
    """Picture and text as HTML."""
    words: str


class Hints:
    """One line shown while the table waits for input, and arrows to what is pointed at."""

    def __init__(self, table: TableHost, say: Callable[[str], None]) -> None:
        """`say` is called with each new line; an empty one removes it."""
        self._table = table
        self._say = say
        self.demand = ""
        """Sentence with what the player to move must do first; empty for none."""
        self.line = ""
        """Line shown now."""
        self.awaited = ""
        """Line with the input that the table waits for; empty for none."""
        self._asked = False
        """True if a question on the table states it already."""
        self._attacks: AttackHints | None = None
        self._mouse: QPointF | None = None
        self._noted = False
        """True if the position has notes on squares."""

    def show(self, line: str, asked: bool = False) -> None:
        """Set the line with the awaited input; if empty, the player's demand is shown instead.

        Nothing is shown if a question is `asked` on the table.
        """
        self.awaited, self._asked = line, asked
        self._say_line()

    def forget(self) -> None:
        """Forget the demand, because the position has changed; `refresh` computes it again."""
        self.demand = ""

    def refresh(self) -> None:
        """Update the line and the arrows from the session."""
        session = self._table.session
        self.demand = translated(demand(session))
        self._noted = bool(session.position.marked())
        self._say_line()
        self.point()

    def _say_line(self) -> None:
        line = "" if self._asked else self.awaited or self.demand
        if line != self.line:
            self.line = line
            self._say(line)

    def point(self, mouse: QPointF | None = None) -> None:
        """Show the attacks on the army pointed at; `mouse` is the mouse's place in the scene."""
        if mouse is not None:
            self._mouse = mouse
        if self._attacks is None and self._noted:
            from cfanp_gui.table.interaction.attack_hints import AttackHints

            self._attacks = AttackHints(self._table)
        if self._attacks is not None:
            selection = self._table.selection
            self._attacks.follow(self._mouse, selection.cursor, selection.chosen)

    def tip(self, point: QPointF) -> str:
        """Return a tool tip with the notes on the square or plate at a scene point.

        A plate's tip also has the name if it is elided, and the note on the player. A piece that is
        not from orthodox chess adds its movement. Text in it is escaped; it is empty if there is
        nothing to tell.
        """
        session, hit = self._table.session, self._table.hit(point)
        item, lines = hit.item, list[str]()
        if item is not None and hit.plate and (edge := item.plate_under(point)) is not None:
            for seat in session.position.seats():
                if (seat.board, seat.edge) == (item.board, edge):
                    status = session.position.seat_status(seat.id)
                    note = session.annotations.description(status.first_player)
                    lines += [item.plates[edge].cut_name, *self._sentences(status.notes), note]
        elif hit.square is not None:
            notes = session.position.marked().get(hit.square, ())
            lines += self._sentences(note.words for note in notes)
        lines = list(filter(None, lines))
        tip = plain_tip("\n".join(lines)) if lines else ""
        piece = self._piece_at(hit.source)
        if piece is None or session.game.piece_types[piece.letter] in FIDE_TYPES.values():
            return tip  # their movement is known, and the tip would be in the way
        return tip + self._movement(piece)

    def explanation(self) -> Explanation | None:
        """Return the movement of the piece at the cursor; without a cursor, under the mouse.

        None if there is no piece or its movement is unknown.
        """
        table, at = self._table, self._mouse
        cursor = table.selection.cursor
        source: Source | None = None
        if cursor is not None:
            at, source = table.centre_of(cursor), cursor
        elif at is not None:
            source = table.hit(at).source
        piece, position = self._piece_at(source), table.session.position
        movement = None if at is None or piece is None else position.movement(piece.letter)
        if at is None or piece is None or movement is None:
            return None
        from cfanp_gui.table.movement_tip import movement_words

        types = table.session.game.piece_types
        return Explanation(at, self._movement(piece), movement_words(movement, types))

    def _piece_at(self, source: Source | None) -> Piece | None:
        """Return the piece at a source; None if there is none or its type is unknown."""
        item = None if source is None else self._table.layer.held(source)
        if item is None or self._table.session.game.piece_types[item.piece.letter].unknown:
            return None
        return item.piece

    def _movement(self, piece: Piece) -> str:
        """Return the movement of a piece type as HTML; empty if it is unknown."""
        table = self._table
        movement = table.session.position.movement(piece.letter)
        if movement is None:
            return ""
        from cfanp_gui.table.movement_tip import movement_html

        types = table.session.game.piece_types
        return movement_html(movement, piece.letter, types, table.theme, table.portrait(piece))

    def _sentences(self, notes: Iterable[Text]) -> list[str]:
        """Return notes as sentences, with squares named as on the pair shown."""
        sentences = (translated(framed(self._table.session, words)) for words in notes)
        return [words[:1].upper() + words[1:] for words in sentences]
