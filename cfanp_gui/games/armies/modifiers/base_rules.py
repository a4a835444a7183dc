"""Rules that belong to a base game: for a strip, drops, armies without Kings, hidden pieces.

Source: the sections on base games of resources/help/rules.txt, and the page of each game there.
"""

from collections.abc import Iterator

from cfanp_gui.core.actions import Refusal
from cfanp_gui.core.boards import STRIP, Pair, Square
from cfanp_gui.core.square_sets import squares
from cfanp_gui.core.text import PlayerName, Text, WithArticle
from cfanp_gui.games.armies import knowledge, turn
from cfanp_gui.games.armies.actions import Move
from cfanp_gui.games.armies.events import PRIZE, LastCaptured, Stranding
from cfanp_gui.games.armies.hooks import Modifier, Played, TurnReport
from cfanp_gui.games.armies.knowledge import MOST_TO_AND_FRO, sorted_moves
from cfanp_gui.games.armies.modifiers.ends import falls_by_check
from cfanp_gui.games.armies.pair_rules import PairMove, PairMoves, listed_moves
from cfanp_gui.games.armies.state import MOVED, State
from cfanp_gui.games.armies.threats import owner


class LastPiece(Modifier[State]):
    """An army with no piece left on boards and in hand is dead. Source: the page of Checkers."""

    name = "last"

    def after_move(self, before: State, state: State, move: Played, report: TurnReport) -> None:
        held = state.control
        left = tuple(player if state.spread[army] else None for army, player in enumerate(held))
        if left == held:
            return
        mover = state.holder(state.army)
        for army, loser in enumerate(held):
            if loser != left[army]:
                out = None if loser in left else loser
                report.events.append(LastCaptured(army, mover, state.army, eliminated=out))
        state.give(left)


class SidedRights(Modifier[State]):
    """A move changes rights by who is hostile to whom: of pieces blown up, and of gates."""

    name = "sided"

    def after_move(self, before: State, state: State, move: Played, report: TurnReport) -> None:
        army, pair = before.army, move.pair
        board, own, friends, hostile = before.view(army, pair)
        view = army, own, friends, hostile, before.sides.allies[army]
        after = state.board(pair)
        state.rights = state.base.sided(board, after, view, move[1:4], state.rights)
        if state.base.roams:  # an explosion may have filled a hand
            state.spread = state.base.roaming(state.spread, after.armies, state.rights)


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
        base, moved = state.base, set(state.moved_on_strip)
        if move.origin >= 0:
            moved.discard(base.square(move.origin, move.pair))
        target = base.square(move.target, move.pair)
        stands = state.piece_at(target) if target.board == STRIP else None
        if stands is not None and stands.army == before.army:  # it may have been lost in an attack
            moved.add(target)
        state.remember(MOVED, tuple(sorted(moved)) or None)

    def turn_moves(self, state: State, pair: Pair, moves: PairMoves) -> PairMoves:
        shut = {state.base.joined(square, pair) for square in state.moved_on_strip}
        if not shut:
            return moves
        return listed_moves(
            (move for move in moves.expand() if move[0] not in shut), moves.checkers
        )

    def move_refusal(self, state: State, action: Move) -> Refusal | None:
        if action.origin < 0:
            return None
        square: Square = state.base.square(action.origin, action.pair)
        if square not in state.moved_on_strip:
            return None
        piece = state.rules.base.types[state.standing(square).letter].title
        words = {
            "the_piece": WithArticle(piece, True),
            "square": state.base.seen(action.origin, action.pair),
        }
        message = Text("{the_piece} on {square} has moved this turn already", **words)
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
        legal = [
            move
            for move in moves.expand()
            if not (near.get(move[0], 0) >> move[1] & 1 and any(_mated(state, army, pair, move)))
        ]
        return moves if len(legal) == moves.total else listed_moves(legal, moves.checkers)

    def move_refusal(self, state: State, action: Move) -> Refusal | None:
        if action.origin >= 0:
            return None
        pair, base = action.pair, state.base
        move = state.pair_move(action)
        if move not in state.generate(state.army, pair, plain=True).expand():
            return None
        for army, king in _mated(state, state.army, pair, move):
            piece = base.base.types[base.letters[~action.origin]].title
            words = {"player": PlayerName(state.holder(army)), "square": base.seen(king, pair)}
            message = Text(
                "A {piece} that is dropped may not mate {player}’s King on {square}",
                piece=piece,
                **words,
            )
            return Refusal(state.rules.base.rule, message, (base.square(king, pair),), pair)
        return None


def _near(state: State, army: int, pair: Pair) -> dict[int, int]:
    """Return the squares on which drops may check a King, by the origin of the drop."""
    base, near = state.base, dict[int, int]()
    board, _, _, hostile = state.view(army, pair)
    for letter in set(base.base.no_mate_by) & set(state.hand(army)):
        drop = ~base.letters.index(letter)
        for king in squares[board.kings & hostile]:
            near[drop] = near.get(drop, 0) | base.reach_of(letter, king)
    return near


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
        if (
            base.attackers(after.board(pair), king, 1 << target)
            and not falls_by_check(state, victim)
            and not after.generate(victim, pair).total
        ):
            yield victim, king


# Hidden pieces


NOBODY_CAN_MOVE = Text("nobody has a piece left that can move")


class Prize(Modifier[State]):
    """A capture of a living army's prize piece captures the army."""

    name = "prize"

    def after_move(self, before: State, state: State, move: Played, report: TurnReport) -> None:
        square = before.base.square(move.target, move.pair)
        met = before.piece_at(square)
        if (
            met is not None
            and met.letter == before.rules.base.prize
            and before.control[met.army] is not None
            and state.piece_at(square) != met
        ):
            report.prizes[met.army] = square
            turn.change_hands(state, {met.army: PRIZE}, state.army, (move.pair,), report)


class Stranded(Modifier[State]):
    """A player whose armies have no piece that can ever move is out after any move."""

    name = "stranded"

    def after_move(self, before: State, state: State, move: Played, report: TurnReport) -> None:
        stranded = stranded_players(state)
        if not stranded or len(stranded) == len(state.sides.living_players):
            return  # if all remaining players were out at once, the game is drawn
        for army, player in enumerate(state.control):
            if player in stranded:
                report.events.append(Stranding(army, player))
        state.give(tuple(None if player in stranded else player for player in state.control))
        if state.control[state.army] is None:
            state.left = 1  # the turn is over

    def drawn(self, state: State) -> Text | None:
        everybody = len(stranded_players(state)) == len(state.sides.living_players)
        return NOBODY_CAN_MOVE if everybody else None


def stranded_players(state: State) -> frozenset[int]:
    """Return the living players whose armies have no piece that can ever move."""
    control, fixed = state.control, state.rules.base.immovable
    stranded: set[int | None] = set(state.sides.living_players)
    for board in state.base.boards(state.count):
        for piece in state.pieces_on(board).values():
            if piece.letter not in fixed:
                stranded.discard(control[piece.army])
                if not stranded:
                    return frozenset()
    return frozenset(player for player in stranded if player is not None)


class Shown(Modifier[State]):
    """Remembers the squares of pieces shown to all: in an attack, or by their move."""

    name = knowledge.SEEN
    repeats = False

    def after_move(self, before: State, state: State, move: Played, report: TurnReport) -> None:
        base = before.base
        origin, target = (base.square(at, move.pair) for at in (move.origin, move.target))
        shown = set(knowledge.seen(before))
        attacked = before.piece_at(target) is not None
        tells = base.shows(before.board(move.pair), move.origin, move.target)
        if attacked or tells or origin in shown:
            shown.add(target)
        shown.discard(origin)
        standing = (at for at in shown if state.piece_at(at) is not None)
        order = knowledge.in_order(before.rules.base.files)
        state.remember(knowledge.SEEN, tuple(sorted(standing, key=order)) or None)


class ToAndFro(Modifier[State]):
    """No piece makes more than three consecutive moves between the same two squares.

    The modifier remembers the origin of each piece that moved in its army's last turn.
    """

    name = knowledge.FRO
    repeats = False

    def at_place(self, state: State, army: int, report: TurnReport) -> None:
        last = knowledge.last_moves(state)
        left = tuple(move for move in last if not self._is_stale(state, move))
        if len(left) != len(last):
            state.remember(knowledge.FRO, left or None)

    def _is_stale(self, state: State, last_move: knowledge.LastMove) -> bool:
        """Return True if a piece of the army whose turn is over has not moved in it."""
        piece = state.piece_at(last_move.square)
        if piece is None:
            return True
        if piece.army != state.army:
            return False
        if last_move.square.board == STRIP:
            return last_move.square not in state.moved_on_strip
        return not state.pushed >> last_move.square.board & 1

    def after_move(self, before: State, state: State, move: Played, report: TurnReport) -> None:
        base, army = before.base, before.army
        origin, target = (base.square(at, move.pair) for at in (move.origin, move.target))
        left, count = [], 1
        for earlier in knowledge.last_moves(before):
            if earlier.square == origin:
                count = earlier.times + 1 if earlier.origin == target else 1
                continue
            piece, now = before.piece_at(earlier.square), state.piece_at(earlier.square)
            passed_over = (
                piece is not None and piece.army == army and earlier.square.board in move.pair
            )
            if piece == now and not passed_over:
                left.append(earlier)
        moved, taken = before.piece_at(origin), before.piece_at(target)
        if state.piece_at(target) == moved and moved != taken:
            left = [last_move for last_move in left if last_move.square != target]
            left.append(knowledge.LastMove(target, origin, count))
        state.remember(knowledge.FRO, sorted_moves(left, before.rules.base.files) or None)

    def turn_moves(self, state: State, pair: Pair, moves: PairMoves) -> PairMoves:
        shut = {
            tuple(state.base.joined(at, pair) for at in two)
            for two in self._barred_returns(state)
            if all(at.board in (*pair, STRIP) for at in two)
        }
        if not shut:
            return moves
        return listed_moves(
            (move for move in moves.expand() if move[:2] not in shut), moves.checkers
        )

    def _barred_returns(self, state: State) -> Iterator[tuple[Square, Square]]:
        """Yield the pairs of squares between which a piece of the army to move may not go again."""
        for square, origin, count in knowledge.last_moves(state):
            piece = state.piece_at(square)
            if piece is not None and piece.army == state.army and count >= MOST_TO_AND_FRO:
                yield square, origin

    def move_refusal(self, state: State, action: Move) -> Refusal | None:
        if action.origin < 0:
            return None
        pair, ends = action.pair, (action.origin, action.target)
        two = tuple(state.base.square(at, pair) for at in ends)
        if two not in list(self._barred_returns(state)):
            return None
        start, goal = (state.base.seen(at, pair) for at in ends)
        message = Text(
            "A piece goes between the same two squares at most three times running: {one} and "
            "{other}",
            one=start,
            other=goal,
        )
        return Refusal(state.rules.base.rule, message, two, pair)
