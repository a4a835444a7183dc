"""Peterson 3, option ``obstacles`` switched off: the pieces of dead armies stay where they are.

Source: Peterson's rules: they stay as immovable obstacles, capturable only if all agreed before.
"""

from __future__ import annotations

from cfanp_gui.core.actions import Refusal
from cfanp_gui.core.boards import ARMY_LETTERS, Pair
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies.actions import ArmiesAction, Move
from cfanp_gui.games.armies.bundles import without_captures
from cfanp_gui.games.armies.hooks import Modifier
from cfanp_gui.games.armies.pair_rules import PairMoves
from cfanp_gui.games.armies.state import State
from cfanp_gui.games.armies.threats import owner


class Immovable(Modifier[State]):
    """Without ``obstacles``: nobody captures a piece of a dead army."""

    name = "immovable"

    def legal_moves(
        self,
        state: State,
        army: int,  # noqa: ARG002
        pair: Pair,
        moves: PairMoves,
        guard_king: bool,  # noqa: ARG002
    ) -> PairMoves:
        board = state.board(pair)
        spared = 0
        for gone in state.sides.dead:
            spared |= board.armies[gone]
        return without_captures(state.base, board, moves, spared)

    def refusal(self, state: State, action: ArmiesAction) -> Refusal | None:
        if not isinstance(action, Move) or not state.sides.dead:
            return None
        pair = action.pair
        if pair not in state.pairs():
            return None
        board = state.board(pair)
        mask = state.base.victim(board, action.origin, action.target)
        if not mask or state.control[other := owner(board, mask.bit_length() - 1)] is not None:
            return None
        plain = state.generate(state.army, pair, plain=True).expand()
        if not any(move[:2] == (action.origin, action.target) for move in plain):
            return None
        return Refusal(
            Text("Peterson 3"),
            Text("The pieces of dead army {army} may not be captured", army=ARMY_LETTERS[other]),
            state.squares(mask, pair),
            pair,
        )
