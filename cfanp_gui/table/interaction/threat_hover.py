"""Threats on hover: solid arrows from all attackers of a square, dashed ones from defenders."""

from PySide6.QtCore import QObject, Signal

from cfanp_gui.core.boards import Square, without_strip
from cfanp_gui.core.text import Text, some
from cfanp_gui.core.wording import title_of
from cfanp_gui.insight import threats
from cfanp_gui.insight.threats import Arrows
from cfanp_gui.session.view_model import seat_to_move
from cfanp_gui.table.layers.arrows import ArrowShape, RingShape
from cfanp_gui.table.layers.hit_test import Hit
from cfanp_gui.table.scene import TableScene
from cfanp_gui.table.translate import enumerated, tr, translated

OWNER = "threats"
"""Owner name of the arrows."""
_NAMED = 3
"""Number of pieces, and of pairs for each, that the sentence lists before it only counts them."""


class ThreatHover(QObject):
    """Display of threats that follows the pointer over a table and the keyboard's cursor."""

    told = Signal(str)
    """Emitted with a sentence to be read aloud when the keyboard's cursor moves."""

    def __init__(self, table: TableScene) -> None:
        super().__init__(table)
        self._table = table
        self.square: Square | None = None
        """Square whose threats are shown; None for none."""
        self.sentence = ""
        """Sentence that names its attackers and defenders."""
        table.pointed.connect(self._pointed)
        table.interaction.keyboard.moved.connect(self._cursor_moved)
        self._unsubscribe = table.session.changed.connect(lambda _: self._changed())
        self.show(table.interaction.keyboard.square or table.under.square)

    def leave(self) -> None:
        """Stop following."""
        self._table.pointed.disconnect(self._pointed)
        self._table.interaction.keyboard.moved.disconnect(self._cursor_moved)
        self._unsubscribe()
        self.show(None)

    def _pointed(self, hit: Hit) -> None:
        self.show(hit.square if self._table.interaction.pointer.drag is None else None)

    def _cursor_moved(self, square: Square | None) -> None:
        self.show(square)
        if square is not None and self.sentence:
            self.told.emit(self.sentence)

    def _changed(self) -> None:
        """Show the threats on the same square in the new position."""
        square, self.square = self.square, None
        on_table = {spec.id for spec in self._table.session.position.boards()}
        self.show(square if square is not None and square.board in on_table else None)

    def show(self, square: Square | None) -> None:
        """Show the attackers and defenders of a square; None shows nothing."""
        if square == self.square:
            return
        self.square, self.sentence = square, ""
        table, position = self._table, self._table.session.position
        if square is None:
            table.arrows.clear(OWNER)
            table.note("")
            return
        concerned = position.pieces().get(square) or seat_to_move(position)
        if concerned is None or position.bearing_on(square) is None:
            table.arrows.clear(OWNER)
            return
        army = concerned.army
        attackers = threats.attackers(position, square, army)
        defenders = threats.defenders(position, square, army)
        arrows = [ArrowShape(threat.source, square, threat.army) for threat in attackers]
        arrows += [ArrowShape(threat.source, square, threat.army, True) for threat in defenders]
        table.arrows.show(OWNER, arrows, [RingShape(square, army)])
        self.sentence = self._words(square, attackers, defenders)
        table.note(self.sentence)

    def _words(self, square: Square, attackers: Arrows, defenders: Arrows) -> str:
        """Return a sentence on the attackers and defenders of a square, with their pairs."""
        name = self._name(square)
        if not attackers and not defenders:
            return tr("Nothing attacks or defends {square}.").format(square=name)
        if not defenders:
            words = tr("{square} is attacked by {attackers}, and nothing defends it.")
        elif not attackers:
            words = tr("Nothing attacks {square}; it is defended by {defenders}.")
        else:
            words = tr("{square} is attacked by {attackers}, and defended by {defenders}.")
        by, for_it = self._list(attackers), self._list(defenders)
        return words.format(square=name, attackers=by, defenders=for_it)

    def _list(self, arrows: Arrows) -> str:
        session = self._table.session
        pieces = session.position.pieces()
        sources: dict[Square, list[str]] = {}
        for arrow in arrows:
            pairs = sources.setdefault(arrow.source, [])
            if arrow.pair is not None:
                pairs.append("+".join(session.situation.board(board).label for board in arrow.pair))
        others = len(without_strip(session.position.boards())) - 1
        parts = []
        for source, pairs in sources.items():
            title = title_of(session.game, pieces[source].letter)
            words = Text("{piece} {square}", piece=title, square=self._name(source))
            piece = translated(words)
            if not pairs:
                parts.append(piece)
                continue
            if len(pairs) == others and others > 1:
                where = tr("on every pair")
            elif len(pairs) > _NAMED:
                where = tr("on %n pair(s)", "", len(pairs))
            else:
                where = tr("on {pairs}").format(pairs=enumerated(pairs))
            parts.append(f"{piece} {where}")
        return translated(some(parts, _NAMED, "; "))

    def _name(self, square: Square) -> str:
        board = self._table.session.situation.board(square.board)
        return f"{board.label}{board.name(square.index)}"
