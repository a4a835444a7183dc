"""Hints of the table: arrows from the attackers of the army pointed at, and tool tips."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from PySide6.QtCore import QPointF

from cfanp_gui.core.actions import Source
from cfanp_gui.core.boards import Edge, Square
from cfanp_gui.core.pieces import FIDE_TYPES, Piece
from cfanp_gui.core.text import Text, capitalized
from cfanp_gui.session.view_model import framed
from cfanp_gui.table.appearance import bot_line
from cfanp_gui.table.feedback.toast import plain_tip
from cfanp_gui.table.layers.arrows import ArrowShape
from cfanp_gui.table.movement_tip import movement_html, movement_words
from cfanp_gui.table.tabletop import Tabletop
from cfanp_gui.table.translate import translated

EXPLAIN = "?"
"""Key that asks for the movement of a piece."""
ATTACKS = "attacks"
"""Owner name of the arrows."""


@dataclass(frozen=True, slots=True)
class Explanation:
    """Movement of a piece, to be shown and read aloud."""

    at: QPointF
    """Place of the piece in the scene."""
    tip: str
    """Picture and text as HTML."""
    words: str


class Hints:
    """Arrows and tool tips for what is pointed at."""

    def __init__(self, table: Tabletop) -> None:
        self._table = table
        self._noted = False
        """True if a position had notes on squares; only then attacks are looked for."""

    # Attacks that hold an army or threaten its King, as far as the rules reveal them

    def refresh(self) -> None:
        """Update the arrows from the session."""
        self._noted = self._noted or bool(self._table.session.position.marked())
        self.point()

    def point(self) -> None:
        """Show the attacks on the seats pointed at by plate, King or cursor, or chosen."""
        if not self._noted:
            return
        table, position = self._table, self._table.session.position
        seats: list[int] = []
        if table.session.outcome is None:
            hit, selection = table.under, table.selection
            if hit.item is not None and hit.plate is not None:
                seats += self._seats_at(hit.item.board, hit.plate)
            seats += [*self._of_king(hit.square), *self._of_king(selection.cursor)]
            seats += self._seats_at(selection.chosen)
        attacks = [attack for seat in dict.fromkeys(seats) for attack in position.attacks_on(seat)]
        if attacks or Tabletop.arrows.made(table) is not None:
            pieces = position.pieces()
            known = [attack for attack in attacks if attack[0] in pieces]
            arrows = (ArrowShape(start, end, pieces[start].army) for start, end in known)
            table.arrows.show(ATTACKS, arrows)

    def _seats_at(self, board: int | None, edge: Edge | None = None) -> Iterator[int]:
        for seat in self._table.session.position.seats():
            if seat.board == board and edge in (None, seat.edge):
                yield seat.id

    def _of_king(self, square: Square | None) -> Iterator[int]:
        session = self._table.session
        piece = None if square is None else session.position.pieces().get(square)
        if piece is not None and session.game.piece_types[piece.letter].royal:
            yield from (seat.id for seat in session.position.seats() if seat.army == piece.army)

    # Tool tips

    def tip(self, point: QPointF) -> str:
        """Return the notes on the square or plate at a scene point, and a movement, as HTML."""
        session, hit = self._table.session, self._table.hit(point)
        item, edge, lines = hit.item, hit.plate, list[str]()
        if item is not None and edge is not None:
            for seat in self._seats_at(item.board, edge):
                status = session.position.seat_status(seat)
                note = session.annotations.description(status.first_player)
                lines += [item.plates[edge].cut_name, bot_line(session, status.player)]
                lines += [*self._sentences(status.notes), note]
        elif hit.square is not None:
            notes = session.position.marked(session.pair).get(hit.square, ())
            lines += self._sentences(note.words for note in notes)
        lines = list(filter(None, lines))
        tip = plain_tip("\n".join(lines)) if lines else ""
        piece = self._piece_at(hit.source)
        if piece is None or session.game.piece_types[piece.letter] in FIDE_TYPES.values():
            return tip  # their movement is known, and the tip would be in the way
        return tip + self._movement(piece)

    def explanation(self) -> Explanation | None:
        """Return the movement of the piece at the cursor or else the mouse; None if unknown."""
        table, at = self._table, self._table.mouse
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
        types = table.session.game.piece_types
        return movement_html(movement, piece.letter, types, table.theme, table.portrait(piece))

    def _sentences(self, notes: Iterable[Text]) -> list[str]:
        """Return notes as sentences, with squares named as on the pair shown."""
        sentences = (translated(framed(self._table.session, words)) for words in notes)
        return [*map(capitalized, sentences)]
