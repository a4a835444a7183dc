"""What the pairing matrix and the radar tell, in words."""

from __future__ import annotations

from collections.abc import Sequence

from cfanp_gui.core.boards import BOARD_LETTERS, Pair, Square, without_strip
from cfanp_gui.core.text import with_names
from cfanp_gui.core.wording import title_of
from cfanp_gui.insight.matrix import Cell, KingState, Stake
from cfanp_gui.insight.radar import Danger
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.view_model import seat_at
from cfanp_gui.table.translate import tr, translated

_NAMED = 6
"""How many squares a sentence names before it says how many more there are."""


DUE = "!"
"""What stands for the number of moves where something must be done before any."""


def number_of(cell: Cell) -> str:
    """Return the number of legal moves as a cell shows it."""
    return DUE if cell.demand is not None else str(cell.moves)


class CellWords:
    """Puts what was found about a session's position into words."""

    def __init__(self, session: GameSession) -> None:
        self._session = session

    def pair(self, pair: Pair) -> str:
        """Return what a pair is called."""
        one, other = (self._session.situation.board(board).label for board in pair)
        return f"{one} + {other}"

    def square(self, square: Square) -> str:
        """Return a square's name with that of its board."""
        board = self._session.situation.board(square.board)
        return f"{board.label}{board.name(square.index)}"

    def army(self, army: int) -> str:
        """Return the letter of an army and who moves it now."""
        position = self._session.position
        for seat in position.seats():
            if seat.army == army:
                player = position.seat_status(seat.id).player
                return tr("{letter}, {name}").format(
                    letter=seat.label.lower(), name=self._session.name(player)
                )
        return str(army)

    def home(self, board: int) -> str:
        """Return the letter of a half-board and who moves the army at home there now."""
        position = self._session.position
        seat = seat_at(position, board)
        if seat is None:
            return BOARD_LETTERS[board]
        player = position.seat_status(seat.id).player
        return tr("{letter}, {name}").format(
            letter=seat.label.upper(), name=self._session.name(player)
        )

    def cell(self, cell: Cell) -> list[str]:
        """Return a sentence about everything a cell shows, the most important first."""
        found = [self.demand(cell) or tr("%n legal move(s)", "", cell.moves)]
        state = {
            KingState.SAFE: tr("The King stands here and is safe"),
            KingState.CHECK: tr("The King is in check here"),
            KingState.MATED: tr("The King is checkmated here"),
        }.get(cell.king)
        if state is not None:
            found.append(state)
        if cell.mates:
            moves = self.some([mate.action.text for mate in cell.mates])
            found.append(tr("Checkmate at once: {moves}").format(moves=moves))
        for stake, words in (
            (cell.hanging, tr("May be lost, worth {value}: {pieces}")),
            (cell.winnable, tr("May be won, worth {value}: {pieces}")),
        ):
            if stake.squares:
                found.append(words.format(value=stake.value, pieces=self._pieces(stake)))
        if cell.pushed:
            found.append(tr("Pushed already this turn"))
        return found

    def demand(self, cell: Cell) -> str:
        """Return what must be done before the army may move; empty for nothing."""
        if cell.demand is None:
            return ""
        return translated(with_names(cell.demand, self._session.name))

    def tip(self, cell: Cell) -> str:
        """Return what a cell shows, line by line under the name of its pair."""
        return "\n".join([self.pair(cell.pair), *self.cell(cell)])

    def spoken(self, cell: Cell) -> str:
        """Return a cell as it is read aloud."""
        return f"{self.pair(cell.pair)}: {'; '.join(self.cell(cell))}."

    def _pieces(self, stake: Stake) -> str:
        pieces, game = self._session.position.pieces(), self._session.game
        return self.some(
            [
                f"{translated(title_of(game, pieces[at].letter))} {self.square(at)}"
                if at in pieces
                else self.square(at)
                for at in stake.squares
            ]
        )

    @staticmethod
    def some(names: Sequence[str]) -> str:
        """Return names one after the other, but no more than can be read."""
        shown = ", ".join(names[:_NAMED])
        more = len(names) - _NAMED
        return tr("{names} and %n more", "", more).format(names=shown) if more > 0 else shown

    def danger(self, danger: Danger) -> str:
        """Return what may happen to an army by a move."""
        pieces, game = self._session.position.pieces(), self._session.game

        def piece(at: Square) -> str:
            return translated(title_of(game, pieces[at].letter)) if at in pieces else ""

        words = (
            tr("{piece} {source} checkmates the King")
            if danger.mate
            else tr("{piece} {source} takes {taken} {target}")
        )
        sentence = words.format(
            piece=piece(danger.source),
            source=self.square(danger.source),
            taken=piece(danger.target),
            target=self.square(danger.target),
        )
        return f"{sentence[:1].upper()}{sentence[1:]}"

    def on_pairs(self, pairs: Sequence[Pair]) -> str:
        """Return on which pairs something may happen."""
        others = len(without_strip(self._session.position.boards())) - 1
        if len(pairs) == others and others > 1:
            return tr("on every pair")
        return tr("on {pairs}").format(pairs=self.some([self.pair(pair) for pair in pairs]))

    def spoken_danger(self, danger: Danger, pairs: Sequence[Pair]) -> str:
        """Return the same with its pairs and whose move it is, as it is read aloud."""
        return tr("{army}: {what}, {where}").format(
            army=self.army(danger.by), what=self.danger(danger), where=self.on_pairs(pairs)
        )
