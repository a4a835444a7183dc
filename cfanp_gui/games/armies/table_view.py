"""The part of a position used at the table: seats, turn, actions, gestures, their refusals.

It loads no rules, and the actions of the game only when one is needed; see `position`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache, cached_property
from importlib import import_module
from typing import TYPE_CHECKING

from cfanp_gui.core.actions import Action, Gesture, Refusal, Source
from cfanp_gui.core.boards import (
    ARMY_LETTERS,
    BOARD_LETTERS,
    STRIP,
    BoardSpec,
    Edge,
    Join,
    Pair,
    Square,
    pair_of,
)
from cfanp_gui.core.caching import cached_method
from cfanp_gui.core.game import Position, Turn
from cfanp_gui.core.pieces import Piece, PieceStyle
from cfanp_gui.core.seats import Seat
from cfanp_gui.core.text import Text


class Later:
    """A module of this package that is loaded when something of it is first asked for."""

    def __init__(self, name: str) -> None:
        self._name = f"{__package__}.{name}"

    def __getattr__(self, name: str) -> object:
        value = getattr(import_module(self._name), name)
        setattr(self, name, value)
        return value


if TYPE_CHECKING:
    from cfanp_gui.core.movement import Movement
    from cfanp_gui.core.plain_actions import ClaimDraw
    from cfanp_gui.games.armies import actions, explain, movements, turn
    from cfanp_gui.games.armies.actions import HandOver, Move, SquareAction
    from cfanp_gui.games.armies.base_game import Step
    from cfanp_gui.games.armies.options import Rules
    from cfanp_gui.games.armies.state import State
else:
    actions, explain = map(Later, ("actions", "explain"))
    movements, turn = map(Later, ("movements", "turn"))

_new = tuple.__new__
WAY_ASKED = Text("Click the next square of the capture.")
PUSH_ASKED = Text("Click the pawn of an opponent that is pushed forward.")


class ArmiesView(Position):
    """The part of a position that the table, the command line and assistive tools read."""

    notation_path = "cfanp_gui.games.armies.notation:ArmiesNotation"
    army: int
    """The army to move."""
    control: tuple[int | None, ...]
    """For each army the player who moves it, None for a dead one."""
    rules: Rules
    """The options of the game."""
    begins = False
    """True for a starting position."""

    @cached_property
    def state(self) -> State:
        """Return the state; that of a starting position is made here, loading the rules."""
        from cfanp_gui.games.armies.modifiers import hooks_of
        from cfanp_gui.games.armies.state import State

        return State.start(self.players, self.rules, hooks_of(self.rules))

    @property
    def players(self) -> int:
        return len(self.control)

    @property
    def join(self) -> Join:
        return self.rules.join

    def alive(self) -> frozenset[int]:
        return frozenset({player for player in self.control if player is not None})

    def boards(self) -> tuple[BoardSpec, ...]:
        return self.rules.base.boards(len(self.control))

    @property
    def round(self) -> int:
        return self.turn().round

    def _summary(self) -> str:
        if self.outcome() is not None:
            return super()._summary()
        return f"{ARMY_LETTERS[self.army]} to move"

    @cached_method
    def turn(self) -> Turn:
        if self.begins:
            return Turn(self.army, 1)
        state, may_end = self.state, self.may_end
        rule = explain.RULE_BONUS if may_end else ""
        for rest_rule in state.hooks.rest_rule if may_end else ():
            rule = rest_rule(state, rule)
        used = frozenset(board for board in range(state.count) if state.pushed >> board & 1)
        waits, moves = state.committed, state.moves_possible()
        end = actions.EndTurn() if may_end and waits is None else None
        again = bool(used) and any(hook(state) for hook in state.hooks.may_reuse)
        return Turn(state.army, state.round, state.left, moves, used, waits, end, rule, again)

    @property
    def may_end(self) -> bool:
        """Return True if a move was made this turn and the rest may be declined."""
        return bool(self.state.pushed) and self.state.has_move() and self.outcome() is None

    @cached_method
    def passes(self) -> Mapping[int, Action] | None:
        rules = self.rules.base.passes
        if rules is None or not (rules.kings_part or any(rules.freely)):
            return None
        hooks = () if self.outcome() is not None else self.state.hooks.may_pass
        return {self.army: actions.Pass()} if any(may(self.state) for may in hooks) else {}

    # Seats: each army has one, at its home

    def seats(self) -> tuple[Seat, ...]:
        return army_seats(len(self.control))

    def movement(self, letter: str) -> Movement:
        return movements.movement(self.rules.pair_rules, letter)

    def faces(self, piece: Piece, board: int, pair: Pair | None) -> Edge:
        return facing(piece.army, board, pair)

    # Gestures

    def movable(self, source: Source) -> bool:
        """Return True if the game goes on and a piece of the army to move stands on a square.

        While a piece is owed, it must be one that may be given up.
        """
        if not isinstance(source, Square) or self.outcome() is not None:
            return False
        piece, owed = self.pieces().get(source), self.payments
        if piece is None or piece.army != self.army:
            return False
        return not owed or any(payment.square == source for payment in owed)

    @cached_method
    def gestures(self, source: Source) -> tuple[Gesture, ...]:
        """Return the moves of the piece on a square on every pair that may be pushed.

        The gesture of giving the piece up ends where it began.
        """
        if not isinstance(source, Square) or not self.movable(source):
            return ()
        return tuple(self._jumps(source) if self.rules.base.jumps else self._steps(source))

    def _moves(self, source: Square) -> Iterator[Move]:
        """Yield the moves of the piece on a square."""
        base = self.rules.pair_rules
        for pair in self.pairs():
            if source.board in (*pair, STRIP):
                origin = base.joined(source, pair)
                yield from (move for move in self.pair_actions(pair) if move.origin == origin)

    def _steps(self, source: Square) -> Iterator[Gesture]:
        """Yield the moves of a piece that names its target, and the actions where it stands.

        Castling onto the Rook has the King's target too. With a move may come a square: that of
        the piece of the hand that comes in behind it, or of the pawn that is pushed.
        """
        base, state, letter = self.rules.pair_rules, self.state, self.pieces()[source].letter
        for pair in (pair for pair in self.pairs() if source.board in (*pair, STRIP)):
            origin, board, moves = base.joined(source, pair), state.board(pair), []
            for move in self.pair_actions(pair):
                start, target, placed = move.origin, move.target, move.push and move.push[0]
                if base.base.has_gates:
                    number = state.pair_move(move)
                    (start, target, _), entry = base.entering(board, pair, self.army, number)
                    placed = entry and entry[0]
                if start == origin:
                    moves.append((move, target, placed))
            targets = {origin, *(target for _, target, _ in moves)}
            for move, target, placed in moves:
                goal = base.goal(board, pair, self.army, origin, target)
                for end in (target,) if goal in targets else (target, goal):
                    yield Gesture(
                        move,
                        source,
                        base.square(end, pair),
                        pair,
                        base.base.became(letter, move.promotion) if move.promotion else None,
                        None if placed is None else base.square(placed, pair),
                        asks=PUSH_ASKED if move.push else None,
                    )
        for payment in self.payments:
            if payment.square == source:
                yield Gesture(
                    payment, source, source, promotion=payment.becomes, choice=payment.choice
                )

    def _jumps(self, source: Square) -> Iterator[Gesture]:
        """Yield the moves of a piece that may jump on: to the first square touched, then along.

        The last square is a target too; if several paths on a pair lead there, the path is asked
        for.
        """
        base, ways = self.rules.pair_rules, []
        for move in self._moves(source):
            landings = base.landings((*move[1:3], base.base.number("", move.promotion)))
            ways.append((move, [base.square(at, move.pair) for at in landings]))
        ends = Counter((move.pair, way[-1]) for move, way in ways)
        for move, (first, *rest) in ways:
            pair = move.pair
            yield Gesture(move, source, first, pair, asks=WAY_ASKED, way=tuple(rest))
            if rest and rest[-1] != source:
                way = (first, *rest[:-1]) if ends[pair, rest[-1]] > 1 else ()
                yield Gesture(move, source, rest[-1], pair, asks=WAY_ASKED, way=way)

    def pair_actions(self, pair: Pair) -> tuple[Move, ...]:
        return tuple(self._pair_moves(pair)) if pair in self.pairs() else ()

    def _pair_moves(self, pair: Pair) -> Sequence[Move]:
        moves, kind = self.state.moves_on(pair).expand(), actions.Move
        base = self.rules.base.unchosen
        texts = base.becomes
        if self.state.hooks.pushes:
            pushing = (
                kind(pair, move[0], move[1], texts[move[2]], base, push)
                for move in moves
                for push in turn.pushes(self.state, pair, move)
            )
            return sorted(pushing, key=lambda move: move.text)
        moves.sort(key=self.state.base.texts.__getitem__)
        return [
            _new(kind, (pair, origin, target, texts[becomes], base, None))
            for origin, target, becomes in moves
        ]

    def legal_actions(self, actor: int) -> tuple[Action, ...]:
        legal = self._legal  # first: then it is known that somebody can move
        return legal if actor in self.actors() else ()

    @cached_property
    def _legal(self) -> tuple[Action, ...]:
        state = self.state
        moves = state.actions()
        if moves is None:
            moves = [move for pair in state.pairs() for move in self._pair_moves(pair)]
        legal: list[Action] = [*moves]
        if self.may_end and state.committed is None:
            legal.append(actions.EndTurn())
        if state.hooks.extra_actions and self.outcome() is None:
            for extra_actions in state.hooks.extra_actions:
                legal.extend(extra_actions(state))
            legal.sort(key=lambda action: action.text)
        return tuple(legal)

    @cached_property
    def payments(self) -> tuple[SquareAction, ...]:
        """Return the removals and swaps one of which must be done before any other action."""
        if self.begins or not self.state.due():
            return ()
        return tuple(action for action in self._legal if isinstance(action, actions.SquareAction))

    def gesture_refusal(
        self,
        source: Source,
        target: Square | None = None,
        pair: Pair | None = None,
        promotion: str | None = None,
        placed: Square | None = None,
    ) -> Refusal | None:
        """Return the reason a move between two squares is illegal on the pair probably meant.

        That is `pair`, which is pushed together, if both squares are on it, else the pair that the
        squares name, else the first into which the piece's half-board may be pushed.
        """
        base = self.rules.base
        if not isinstance(source, Square):
            return Refusal(base.rule, Text("There are no pieces beside the half-boards"))
        if self.payments and target in (None, source):
            return self.known_refusal(replace(self.payments[0], square=source))
        target = source if target is None else target
        meant = self._pair_meant((source.board, target.board), pair)
        origin, goal = (self.rules.pair_rules.joined(at, meant) for at in (source, target))
        if base.jumps and any(
            gesture.target == target and gesture.pair == meant for gesture in self.gestures(source)
        ):
            return None  # it may jump on from there
        if placed is not None and base.has_gates:
            message = Text("A piece comes in on the gate that another one leaves")
            return Refusal(base.rule, message, (placed,))
        stated = base.becomes[base.letters.index(promotion)] if promotion else None
        move = actions.Move(meant, origin, goal, stated, base.unchosen)
        push = None if placed is None else self.pawn_push(placed, move)
        return self.known_refusal(move._replace(push=push))

    def pawn_push(self, square: Square, move: Move) -> Step:
        state, pair = self.state, move.pair
        if square.board not in (*pair, STRIP):
            return (0, 0)
        bare, origin = state.pair_move(move), state.base.joined(square, pair)
        if pair in state.pairs() and bare in state.moves_on(pair).expand():
            state = state.moved(pair, bare)
        return next(state.base.pawn_pushes(state.board(pair), 1 << origin), (origin, origin))

    def _pair_meant(self, boards: Iterable[int], pair: Pair | None) -> Pair:
        """Return the pair with some boards that is probably meant; the strip is on any."""
        named = sorted(set(boards) - {STRIP})
        if pair is not None and set(named) <= set(pair):
            return pair
        if len(named) == 2:
            return Pair(*named)
        free = (other for other in self.pairs() if set(named) <= set(other))
        board = named[0] if named else 0
        return next(free, pair_of(board, 1 if board == 0 else 0))

    # Joins

    def joined_names(self, pair: Pair) -> Mapping[int, tuple[str, ...]]:
        names, half = self.rules.base.names, len(self.rules.base.names.half)
        strip = {} if self.strip is None else {STRIP: names.joined[half : len(names.joined) - half]}
        return {pair.lower: names.half, **strip, pair.upper: self.rules.pair_rules.upper_names}

    @property
    def strip(self) -> BoardSpec | None:
        return self.rules.base.strip_board

    # Insight

    def hostile(self, army: int, other: int) -> bool:
        control = self.control
        return army != other and (control[army] != control[other] or control[army] is None)

    # Analysis

    def free_turns(self) -> Mapping[str, int]:
        """Return the letters of the living armies that are not to move."""
        if len(self.alive()) < 2:
            return {}
        return {ARMY_LETTERS[army]: army for army in self.living_armies()[1:]}

    # Claims and handing over

    def claim_action(self) -> ClaimDraw:
        from cfanp_gui.core.plain_actions import ClaimDraw

        return ClaimDraw()

    def transfer(self, army: int, player: int) -> HandOver:
        return actions.HandOver(army, player)

    def transferable(self) -> tuple[int, ...]:
        """Return the living armies, any of which friends may hand over by Rule 9."""
        if not self.rules.friendly or self.outcome() is not None:
            return ()
        return tuple(army for army, player in enumerate(self.control) if player is not None)


def facing(army: int, board: int, pair: Pair | None) -> Edge:
    """Return the edge of a board that pieces of an army face there.

    At home that is the seam, elsewhere the back rank. On the strip they face away from home; if
    that is not on the pair they may move both ways, and are shown as at the start. Source: Rule 10.
    """
    if board != STRIP:
        return Edge.NORTH if board == army else Edge.SOUTH
    if pair is not None and army in pair:
        return Edge.NORTH if army == pair.lower else Edge.SOUTH
    return Edge.SOUTH if army % 2 else Edge.NORTH


def captor_of(army: int, player: int | None) -> int | None:
    """Return the paint of the player who took an army over; None while its first player has it."""
    return None if player in (None, army + 1) else player - 1


def style_of(army: int, player: int | None, frozen: bool, stone: bool) -> PieceStyle:
    """Return the style of the pieces of an army, which a player moves."""
    letter, captor = BOARD_LETTERS[army], captor_of(army, player)
    return PieceStyle(army, "", captor, player is None, letter, frozen, stone, army % 2)


@cache
def army_seats(players: int) -> tuple[Seat, ...]:
    """Return the seats of `players` armies, each at its home."""
    return tuple(Seat(army, army, army, BOARD_LETTERS[army]) for army in range(players))
