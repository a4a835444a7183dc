"""Chess960 on half-boards: chess whose Kings and Rooks castle from other squares."""

from cfanp_gui.core.boards import ARMY_LETTERS, Pair
from cfanp_gui.core.half_boards import FILES, LONG, SHORT
from cfanp_gui.core.position import refuse
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies.pair_rules import PairMove, PairMoves, PairRules, View, listed_moves
from cfanp_gui.games.armies.rights_fields import Draft, army_name
from cfanp_gui.games.pairs.described.board import DescribedBoard
from cfanp_gui.games.pairs.described.castling import RIGHTS, CastlingField
from cfanp_gui.games.pairs.described.rights import Rights
from cfanp_gui.games.pairs.fide.rights import RIGHTS_FIELDS
from cfanp_gui.games.pairs.fide.rules import FidePairs


class _Files(CastlingField):
    """Castling rights by the files of the Rooks, as their owner sees them (Shredder-FEN)."""

    def __init__(self) -> None:
        super().__init__(Text("King’s side"), Text("Queen’s side"))
        self.pattern, self.expected = "[A-H]{1,2}|KQ?|Q|-", Text("files of Rooks, KQ, K, Q or -")

    @staticmethod
    def _rooks(draft: Draft, army: int) -> dict[int, str]:
        """Return the file of the Rook for each right to castle, as its owner sees it."""
        ways = draft.rules.base.game_of(draft.join).sides[army & 1].castling
        rooks = {way.right: ARMY_LETTERS[way.rook % FILES].upper() for way in ways}
        return {right: rooks[right] for right in (SHORT, LONG)}

    def texts(self, draft: Draft) -> dict[str, str]:
        written = {}
        for army, rights in enumerate(draft.rights.castling):
            rooks = self._rooks(draft, army)
            files = (file for right, file in rooks.items() if rights & right)
            written[ARMY_LETTERS[army]] = "".join(files) or "-"
        return written

    def rights_of(self, draft: Draft, army: int, text: str) -> int:
        if text in RIGHTS:
            return RIGHTS[text]
        rooks = {file: right for right, file in self._rooks(draft, army).items()}
        wrong = [file for file in text if file not in rooks]
        if wrong or len(set(text)) < len(text):
            message = Text(
                "army {letter} has “{text}” (expected some of {files}, or -)",
                letter=army_name(army).upper(),
                text=text,
                files="".join(rooks),
            )
            refuse([self.problem(message)])
        return sum(rooks[file] for file in text)


class ShuffledPairs(FidePairs):
    """Chess960 on any two half-boards; the kernel finds all moves but castling."""

    rights_fields = (_Files(), RIGHTS_FIELDS[1])
    actions = PairRules.actions

    # Moves

    def moves(  # type: ignore[override]
        self, board: DescribedBoard, pair: Pair, view: View, rights: Rights, safe: bool = True
    ) -> PairMoves:
        army, _, _, hostile, _ = view
        allowed = rights.castling[army]
        moves = super().moves(board, pair, view, rights.without_castling(army, -1), safe)
        if not allowed or army not in pair or moves.checkers:
            return moves
        mover = self.movers.of(pair, army)
        castlings = [
            (king, target.bit_length() - 1, 0)
            for king, target in self._castling(board, mover, allowed, hostile, safe)
        ]
        return listed_moves([*moves.expand(), *castlings], moves.checkers) if castlings else moves

    def victim(self, board: DescribedBoard, origin: int, target: int, becomes: int = 0) -> int:
        army, _ = self._mover_of(board, origin)
        return 0 if board.armies[army] >> target & 1 else super().victim(board, origin, target)

    def may_check(
        self, board: DescribedBoard, moves: PairMoves, king: int, foes: int
    ) -> list[PairMove]:
        checking = super().may_check(board, moves, king, foes)
        onto = (move for move in moves.expand() if board.occupied >> move[1] & 1)
        castlings = (move for move in onto if not self.victim(board, *move))
        return list(dict.fromkeys((*checking, *castlings)))

    # Why a move is not legal

    def castles_onto(self, board: DescribedBoard, origin: int, target: int) -> bool:
        return self._means_castling(board, origin, target)

    def _means_castling(self, board: DescribedBoard, origin: int, target: int) -> bool:
        army, way = self._castling_meant(board, origin, target)
        king = board.kings & 1 << origin
        return way is not None and bool(king and board.armies[army] >> target & 1)
