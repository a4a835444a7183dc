"""Passing of a player's own will, and of armies without a move; Kings that see each other.

Source: the rules of base games, "More of the dialect".
"""

from cfanp_gui.core.actions import Refusal
from cfanp_gui.core.boards import Pair
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies import turn
from cfanp_gui.games.armies.actions import ArmiesAction, ExtraAction, Move, Pass
from cfanp_gui.games.armies.added_fields import PASSED
from cfanp_gui.games.armies.base_game import PassRules
from cfanp_gui.games.armies.hooks import Modifier, Played, TurnReport
from cfanp_gui.games.armies.pair_rules import PairMove, PairMoves, listed_moves
from cfanp_gui.games.armies.state import State

ALL_PASSED = Text("all armies have passed")
KINGS_FACE = Text("the Kings face each other")
MUST_PART = Text("The Kings see each other, and the move must part them")


class Passing(Modifier[State]):
    """Rules of passing; it remembers how many armies have passed one after the other."""

    name = PASSED
    actions = (Pass,)
    repeats = False

    def may_pass(self, state: State) -> bool:
        return self._refusal(state) is None

    def extra_actions(self, state: State) -> tuple[ExtraAction, ...]:
        return (Pass(),) if self.may_pass(state) else ()

    def refusal(self, state: State, action: ArmiesAction) -> Refusal | None:
        return self._refusal(state) if isinstance(action, Pass) else None

    def _refusal(self, state: State) -> Refusal | None:
        """Return the reason the army to move may not pass; None if it may."""
        if state.sides.decided or state.stuck or state.committed is not None:
            return Refusal(Pass.rule, Pass.off)
        if self._faces(state):
            return None
        if not _rules(state).freely[state.army & 1]:
            return Refusal(Pass.rule, Pass.off)
        if state.pushed:
            return Refusal(Pass.rule, Text("Only a whole turn is passed"))
        for pair in state.pairs_of(state.army):
            if causes := state.checkers(state.army, pair):
                message = Text("An army in check may not pass")
                return Refusal(Pass.rule, message, causes, pair)
        for pair in state.pairs():
            board, moves = state.board(pair), state.moves_on(pair)
            if reason := state.base.compelled(board, pair, moves, None):
                causes = state.base.squares(reason.causes, pair)
                message = Text("An army that can capture may not pass")
                return Refusal(Pass.rule, message, causes, pair)
        return None

    def play(self, state: State, action: ExtraAction, report: TurnReport) -> State:
        drawn = KINGS_FACE if self._faces(state) else None
        if drawn is None and state.fact(PASSED, 0) + 1 >= state.sides.living_armies:
            drawn = ALL_PASSED
        return turn.pass_turn(state, report, drawn)

    def passed(self, state: State) -> None:
        state.remember(PASSED, state.fact(PASSED, 0) + 1)

    def passes_stalemated(self, state: State) -> bool:
        return _rules(state).stalemated[state.army & 1]

    def after_move(self, before: State, state: State, move: Played, report: TurnReport) -> None:
        if state.fact(PASSED, 0):
            state.remember(PASSED, None)

    # Kings that see each other

    def _faces(self, state: State) -> bool:
        """Return True if the Kings of two armies see each other, before a move."""
        if not _rules(state).kings_part or state.count != 2 or state.pushed:
            return False
        return bool(_seen(state, state.army, Pair(0, 1)))

    def legal_moves(
        self, state: State, army: int, pair: Pair, moves: PairMoves, guard_king: bool
    ) -> PairMoves:
        if not _rules(state).kings_part or not _seen(state, army, pair):
            return moves
        legal = [move for move in moves.expand() if _parts(state, army, pair, move)]
        return moves if len(legal) == moves.total else listed_moves(legal, moves.checkers)

    def move_refusal(self, state: State, action: Move) -> Refusal | None:
        pair, move = action.pair, state.pair_move(action)
        if move not in state.generate(state.army, pair, plain=True).expand():
            return None
        if not _seen(state, state.army, pair) or _parts(state, state.army, pair, move):
            return None
        causes = state.base.squares(state.base.crowned(state.board(pair)), pair)
        return Refusal(state.rules.base.rule, MUST_PART, causes, pair)

    def is_spared(self, state: State, army: int, pair: Pair) -> bool:
        two = state.count == 2 and _rules(state).kings_part
        return two and bool(_seen(state, army, pair))


def _rules(state: State) -> PassRules:
    passes = state.rules.base.passes
    assert passes is not None, "the rule is on only with them"
    return passes


def _seen(state: State, army: int, pair: Pair) -> int:
    """Return the hostile Kings that an army's King sees along an open file or rank."""
    board, _, _, hostile = state.view(army, pair)
    return state.base.faced(board, board.armies[army], hostile)


def _parts(state: State, army: int, pair: Pair, move: PairMove) -> bool:
    """Return True if an army's King sees no hostile one after a move."""
    base, hostile = state.base, state.view(army, pair)[3]
    after = base.play(state.board(pair), pair, army, move, state.rights)[0]
    own = after.armies[army]
    return not base.faced(after, own, hostile & ~own)
