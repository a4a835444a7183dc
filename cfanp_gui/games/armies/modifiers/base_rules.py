"""Rules that belong to a base game: for a strip, drops and armies without Kings."""

from __future__ import annotations

from collections.abc import Iterator

from cfanp_gui.core.actions import Refusal
from cfanp_gui.core.boards import STRIP, Pair, Square
from cfanp_gui.core.square_sets import squares
from cfanp_gui.core.text import PlayerName, Text
from cfanp_gui.games.armies.actions import Move
from cfanp_gui.games.armies.bundles import listed
from cfanp_gui.games.armies.events import LastCaptured
from cfanp_gui.games.armies.hooks import Modifier, Played, TurnReport
from cfanp_gui.games.armies.pair_rules import PairMove, PairMoves
from cfanp_gui.games.armies.state import MOVED, State
from cfanp_gui.games.armies.threats import owner


class LastPiece(Modifier[State]):
    """An army with no piece left on boards and in hand is dead. Source: base-games.md."""

    name = "last"

    def after_move(self, before: State, state: State, move: Played, report: TurnReport) -> None:
        fallen = [
            army
            for army, player in enumerate(state.control)
            if player is not None and not state.spread[army]
        ]
        if not fallen:
            return
        mover = state.holder(state.army)
        control = tuple(
            None if army in fallen else player for army, player in enumerate(state.control)
        )
        for army in fallen:
            loser = state.control[army]
            eliminated = None if loser in control else loser
            report.events.append(LastCaptured(army, mover, state.army, eliminated=eliminated))
        state.give(control)


class MovedOnce(Modifier[State]):
    """With a strip no piece moves twice in a turn (our reading of Rule 10).

    Half-boards are pushed once a turn, but the strip is on every pair. The modifier remembers the
    squares of the strip with pieces that moved or were dropped.
    """

    name = MOVED

    def before_turn(self, state: State, report: TurnReport) -> None:
        if state.moved_on_strip:
            state.remember(MOVED, None)

    def after_move(self, before: State, state: State, move: Played, report: TurnReport) -> None:
        base, found = state.base, set(state.moved_on_strip)
        if move.origin >= 0:
            found.discard(base.square(move.origin, move.pair))
        target = base.square(move.target, move.pair)
        stands = state.piece_at(target) if target.board == STRIP else None
        if stands is not None and stands.army == before.army:  # it may have been lost in an attack
            found.add(target)
        state.remember(MOVED, tuple(sorted(found)) or None)

    def turn_moves(self, state: State, pair: Pair, moves: PairMoves) -> PairMoves:
        shut = {state.base.joined(square, pair) for square in state.moved_on_strip}
        if not shut:
            return moves
        return listed((move for move in moves.expand() if move[0] not in shut), moves.checkers)

    def move_refusal(self, state: State, action: Move) -> Refusal | None:
        if action.origin < 0:
            return None
        square: Square = state.base.square(action.origin, action.pair)
        piece = state.piece_at(square) if square in state.moved_on_strip else None
        if piece is None:
            return None
        message = Text(
            "The {piece} on {square} has moved this turn already",
            piece=state.rules.base.types[piece.letter].title,
            square=state.base.seen(action.origin, action.pair),
        )
        return Refusal(Text("Rule 10"), message, (square,), action.pair)


class NoMateByDrop(Modifier[State]):
    """Some pieces may not mate when they are dropped, as the pawn of Shogi.

    It checks every living hostile King on the pair that the dropped piece attacks.
    """

    def legal_moves(
        self, state: State, army: int, pair: Pair, moves: PairMoves, guard_king: bool
    ) -> PairMoves:
        near = _near(state, army, pair)
        if not near:
            return moves
        found = moves.expand()
        mating = {
            move
            for move in found
            if move[0] in near
            and near[move[0]] >> move[1] & 1
            and any(_mated(state, army, pair, move))
        }
        if not mating:
            return moves
        return listed([move for move in found if move not in mating], moves.checkers)

    def move_refusal(self, state: State, action: Move) -> Refusal | None:
        if action.origin >= 0:
            return None
        pair, base = action.pair, state.base
        move = state.pair_move(action)
        if move not in state.generate(state.army, pair, plain=True).expand():
            return None
        for army, king in _mated(state, state.army, pair, move):
            message = Text(
                "A {piece} that is dropped may not mate {player}’s King on {square}",
                piece=base.base.types[base.letters[~action.origin]].title,
                player=PlayerName(state.holder(army)),
                square=base.seen(king, pair),
            )
            return Refusal(state.rules.base.rule, message, (base.square(king, pair),), pair)
        return None


def _near(state: State, army: int, pair: Pair) -> dict[int, int]:
    """Return the squares on which drops may check a King, by the origin of the drop."""
    base, hand, found = state.base, state.hand(army), dict[int, int]()
    for letter in base.base.no_mate_by:
        if letter not in hand:
            continue
        board, _, _, hostile = state.view(army, pair)
        for king in squares[board.kings & hostile]:
            drop = ~base.letters.index(letter)
            found[drop] = found.get(drop, 0) | base.reach_of(letter, king)
    return found


def _mated(state: State, army: int, pair: Pair, move: PairMove) -> Iterator[tuple[int, int]]:
    """Yield the armies that a drop would mate, with the squares of their Kings on the pair."""
    origin, target, _ = move
    base = state.base
    if origin >= 0 or base.letters[~origin] not in base.base.no_mate_by:
        return
    board, _, _, hostile = state.view(army, pair)
    twin = state.copy()
    twin.army = army
    after = twin.moved(pair, move)
    for king in squares[board.kings & hostile]:
        victim = owner(board, king)
        if base.attackers(after.board(pair), king, 1 << target) and not (
            after.generate(victim, pair).total
        ):
            yield victim, king
