"""Peterson 3, option ``kingcapture``: a mate freezes, and the capture of a King kills its army.

Instead of Rule 7. Source: Peterson's rules; it is ours that a freeze belongs to the pair that
showed the mate, and that an attack on a King is *ripe* if its owner has had a turn since it began.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import partial
from operator import itemgetter
from typing import NamedTuple, TypeVar

from cfanp_gui.core.actions import Refusal
from cfanp_gui.core.boards import ARMY_LETTERS, BOARD_LETTERS, Pair, Square
from cfanp_gui.core.events import Event
from cfanp_gui.core.position import Problem
from cfanp_gui.core.queries import NoteKind, SquareNote
from cfanp_gui.core.text import PlayerName, Text, enumerated
from cfanp_gui.games.armies import ninth, turn
from cfanp_gui.games.armies.actions import Move
from cfanp_gui.games.armies.events import KingCaptured, Released, TurnLost
from cfanp_gui.games.armies.explain import RULE_CHECK, together
from cfanp_gui.games.armies.hooks import ArmyMate, Modifier, Played, TurnReport
from cfanp_gui.games.armies.ninth import Item
from cfanp_gui.games.armies.pair_rules import JoinedBoard, PairMoves, listed_moves
from cfanp_gui.games.armies.state import State
from cfanp_gui.games.armies.threats import attacking, owner

E = TypeVar("E")

NAME = "kingcapture"
RULE = Text("Peterson 3")
FEW_PAIRS = 2
"""Largest number of pairs that short notes name."""


class Kings(NamedTuple):
    """Frozen armies, and ripe attacks on Kings."""

    frozen: tuple[tuple[int, tuple[Pair, ...]], ...] = ()
    """Armies, each with the pairs on which it is checkmated, in order."""
    ripe: tuple[tuple[int, tuple[Square, ...]], ...] = ()
    """Armies, each with the squares of the pieces that may capture its King, in order."""


_NOTHING = Kings()


def known(state: State) -> Kings:
    """Return the remembered facts about all Kings."""
    return state.fact(NAME, _NOTHING)


def frozen(state: State) -> Mapping[int, tuple[Pair, ...]]:
    """Return the frozen armies, each with the pairs on which it is checkmated."""
    return dict(known(state).frozen)


def ripe(state: State) -> Mapping[int, tuple[Square, ...]]:
    """Return for each army the squares of the pieces whose attack on its King is ripe."""
    return dict(known(state).ripe)


def _remember(
    state: State, freezes: Mapping[int, Sequence[Pair]], attacks: Mapping[int, Collection[Square]]
) -> None:
    kings = Kings(
        tuple((army, tuple(sorted(pairs))) for army, pairs in sorted(freezes.items()) if pairs),
        tuple(
            (army, tuple(sorted(squares, key=state.title)))
            for army, squares in sorted(attacks.items(), key=itemgetter(0))
            if squares
        ),
    )
    if kings != known(state):
        state.remember(NAME, None if kings == _NOTHING else kings)


class KingCapture(Modifier[State]):
    """``kingcapture``: mates freeze, and Kings are captured."""

    name = NAME
    items = ("f", "w")

    # Turns

    def before_turn(self, state: State, report: TurnReport) -> None:
        attacks = {**ripe(state), state.army: tuple(attacking(state, state.army))}
        _remember(state, frozen(state), attacks)
        _release(state, report)

    def lost_turn(self, state: State) -> Event | None:
        return TurnLost(state.army) if state.army in frozen(state) else None

    def passes_to_draw(self, state: State, count: int) -> int:
        return 2 * count

    # Moves

    def legal_moves(
        self, state: State, army: int, pair: Pair, moves: PairMoves, guard_king: bool
    ) -> PairMoves:
        kings = known(state)
        if kings is _NOTHING:
            return moves
        board, becomings = state.board(pair), state.base.becomings
        spared = sum(board.armies[other] & ~board.kings for other, _ in kings.frozen)
        moves = _without_captures(state, pair, moves, spared)
        captures = [
            (origin, target, becomes)
            for origin, target in _king_captures(state, army, pair, kings, guard_king)
            for becomes in becomings(board, origin, target)
        ]
        return listed_moves((*moves.expand(), *captures), moves.checkers) if captures else moves

    def move_refusal(self, state: State, action: Move) -> Refusal | None:
        pair, board = action.pair, state.board(action.pair)
        if action.origin < 0 or not board.armies[state.army] >> action.origin & 1:
            return None
        captured, other = _captured(state, action)
        if other is None or state.control[other] is None or not state.hostile(other, state.army):
            return None
        square = state.base.squares(captured, pair)[-1]
        if captured & board.kings:
            return _king_refusal(state, action, board, square, other)
        pairs = frozen(state).get(other)
        if pairs is None or not _goes_there(state, action):
            return None
        king = state.king_of(other)
        assert king is not None, "a living army has a King"
        by = (attacker for shown in pairs for attacker in state.checkers(other, shown))
        message = Text(
            "Of {player}’s army {army}, frozen on {pairs}, only the King may be captured",
            player=PlayerName(state.holder(other)),
            army=BOARD_LETTERS[other],
            pairs=_on(pairs),
        )
        return Refusal(RULE, message, tuple(dict.fromkeys((square, king, *by))), pair)

    # Consequences

    def after_move(self, before: State, state: State, move: Played, report: TurnReport) -> None:
        base, board = before.base, before.board(move.pair)
        if board.kings >> move.target & 1:
            army = owner(board, move.target)
            loser, winner = before.control[army], before.control[before.army]
            if loser is not None and winner is not None:
                control = (*state.control[:army], None, *state.control[army + 1 :])
                out = None if loser in control else loser
                king = base.square(move.target, move.pair)
                report.events.append(KingCaptured(army, winner, before.army, "dead", king, out))
                state.give(control)
        along = base.moved_along(board, move.pair, before.army, move.origin, move.target)
        ends = base.goal(board, move.pair, before.army, move.origin, move.target)
        touched = (move.origin, ends, *(along or ()))
        _strike(state, {base.square(index, move.pair) for index in touched})

    def after_exchange(self, state: State, square: Square) -> None:
        _strike(state, {square})

    def is_spared(self, state: State, army: int, pair: Pair) -> bool:
        return army in frozen(state)

    def on_mate(self, state: State, mate: ArmyMate, report: TurnReport) -> bool:
        turn.lose(state, mate, mate.control[mate.army], "frozen", report)
        _remember(state, {**frozen(state), mate.army: mate.pairs}, ripe(state))
        return True

    def after_action(self, state: State, pair: Pair | None, report: TurnReport) -> None:
        if known(state) is not _NOTHING:
            _strike(state, ())
            _release(state, report)

    # As text

    def write(self, state: State) -> Mapping[str, str]:
        kings = known(state)
        return {
            "f": ";f=".join(self._item(state, army, pairs) for army, pairs in kings.frozen),
            "w": ";w=".join(self._item(state, army, squares) for army, squares in kings.ripe),
        }

    def _item(self, state: State, army: int, parts: Sequence[Pair] | Sequence[Square]) -> str:
        names = (part.name if isinstance(part, Pair) else state.title(part) for part in parts)
        return f"{ARMY_LETTERS[army]}:{','.join(sorted(names))}"

    def read(self, items: Mapping[str, Sequence[Item]], state: State) -> Kings:
        def by_army(
            key: str, read: Callable[[Item, str], tuple[E, ...]]
        ) -> tuple[tuple[int, tuple[E, ...]], ...]:
            given = items.get(key, ())
            parts = ((item, *item.of_army(item.text)) for item in given)
            whole = Item(key, f";{key}=".join(item.text for item in given), state)
            return whole.in_order(
                [(army, read(item, rest)) for item, army, rest in parts], itemgetter(0)
            )

        return Kings(by_army("f", Item.pairs), by_army("w", Item.squares))

    def problems(self, state: State) -> Iterator[Problem]:
        for army, pairs in frozen(state).items():
            letter = BOARD_LETTERS[army]
            problem = partial(ninth.problem, f"f={self._item(state, army, pairs)}")
            if state.control[army] is None:
                yield problem(Text("army {army} is dead", army=letter))
                continue
            if army == state.army and (state.pushed or state.committed is not None):
                message = Text("army {army} has pushed, and a frozen army may not", army=letter)
                yield problem(message)
            for pair in pairs:
                if not state.is_mated(army, pair):
                    words = {"army": letter, "pair": pair.name}
                    message = Text("army {army} is not checkmated on {pair}", **words)
                    yield problem(message, state.king_of(army))
        for army, attackers in ripe(state).items():
            letter = BOARD_LETTERS[army]
            problem = partial(ninth.problem, f"w={self._item(state, army, attackers)}")
            if state.control[army] is None:
                yield problem(Text("army {army} is dead", army=letter))
                continue
            for square in sorted(set(attackers) - attacking(state, army).keys(), key=state.title):
                words = {"square": state.title(square), "army": letter}
                message = Text("nothing on {square} attacks the King of army {army}", **words)
                yield problem(message, square)

    # Information

    def notes(self, state: State, army: int) -> tuple[Text, ...]:
        notes = []
        if pairs := frozen(state).get(army):
            notes.append(Text("frozen on {pairs}", pairs=_on(pairs)))
        if attacks := ripe(state).get(army):
            notes.append(Text("King in danger from {squares}", squares=_listed(state, attacks)))
        return tuple(notes)

    def short_notes(self, state: State, army: int) -> tuple[Text, ...]:
        danger = (Text("King in danger"),) if ripe(state).get(army) else ()
        pairs = frozen(state).get(army)
        if not pairs:
            return danger
        if len(pairs) > FEW_PAIRS:
            return (Text("frozen on {count} pairs", count=len(pairs)), *danger)
        return (Text("frozen on {pairs}", pairs=_on(pairs)), *danger)

    def marks(self, state: State, pair: Pair | None) -> Iterator[tuple[Square, SquareNote]]:
        freezes = frozen(state)
        for square, piece in state.pieces().items() if freezes else ():
            if piece.army in freezes and piece.letter == state.base.royal:
                yield square, SquareNote(NoteKind.HELD, Text("frozen"))
            elif piece.army in freezes:
                yield square, SquareNote(NoteKind.SHIELDED, Text("immune"))
        for army, attacks in ripe(state).items():
            king = state.king_of(army)
            if attacks and king is not None:
                words = Text("in danger of capture from {squares}", squares=_listed(state, attacks))
                yield king, SquareNote(NoteKind.DANGER, words)
            words = Text("may capture the King of army {army}", army=BOARD_LETTERS[army])
            for square in attacks:
                yield square, SquareNote(NoteKind.ATTACKER, words)

    def attacks_on(self, state: State, army: int) -> Iterator[tuple[Square, Square]]:
        king = state.king_of(army)
        if king is not None:
            for square in ripe(state).get(army, ()):
                yield square, king
            for pair in frozen(state).get(army, ()):
                for square in state.checkers(army, pair):
                    yield square, king

    def is_frozen(self, state: State, army: int) -> bool:
        return army in frozen(state)


class Immovable(Modifier[State]):
    """Without ``obstacles``: nobody captures a piece of a dead army.

    Source: Peterson's rules: they stay as immovable obstacles, capturable only if all agreed
    before.
    """

    name = "immovable"

    def legal_moves(
        self, state: State, army: int, pair: Pair, moves: PairMoves, guard_king: bool
    ) -> PairMoves:
        if not state.sides.dead:
            return moves
        armies = state.board(pair).armies
        return _without_captures(state, pair, moves, sum(armies[at] for at in state.sides.dead))

    def move_refusal(self, state: State, action: Move) -> Refusal | None:
        if not state.sides.dead:
            return None
        captured, other = _captured(state, action)
        if other is None or state.control[other] is not None or not _goes_there(state, action):
            return None
        army = BOARD_LETTERS[other]
        message = Text("The pieces of dead army {army} may not be captured", army=army)
        return Refusal(RULE, message, state.base.squares(captured, action.pair), action.pair)


def _without_captures(state: State, pair: Pair, moves: PairMoves, spared: int) -> PairMoves:
    """Return the moves on a pair that capture none of the spared pieces."""
    if not spared:
        return moves
    base, board = state.base, state.board(pair)
    if not any(base.captures(board, moves, spared)):
        return moves
    return listed_moves(
        (move for move in moves.expand() if not base.victim(board, *move) & spared), moves.checkers
    )


def _captured(state: State, action: Move) -> tuple[int, int | None]:
    """Return the square of a captured piece as a set, and its army; 0 and None for no capture."""
    board = state.board(action.pair)
    captured = state.base.victim(board, action.origin, action.target)
    return captured, owner(board, captured.bit_length() - 1) if captured else None


def _goes_there(state: State, action: Move) -> bool:
    """Return True if a move would be legal without the rules that are switched on."""
    plain = state.generate(state.army, action.pair, plain=True).expand()
    return any(move[:2] == (action.origin, action.target) for move in plain)


def _on(pairs: Sequence[Pair]) -> Text:
    return enumerated(map(together, pairs))


def _listed(state: State, squares: Sequence[Square]) -> Text:
    return enumerated(map(state.title, squares))


def _king_captures(
    state: State, army: int, pair: Pair, kings: Kings, guard_king: bool
) -> Iterator[tuple[int, int]]:
    """Yield the captures of Kings by an army's ripe attackers on a pair, as joined squares."""
    for other, attackers in kings.ripe:
        board, own, _, hostile = state.view(army, pair)
        if king := hostile & board.kings & board.armies[other]:
            target = king.bit_length() - 1
            by = state.base.attackers(board, target, own)
            for square in attackers:
                origin = state.base.joined(square, pair) if square.board in pair else -1
                if (
                    origin >= 0
                    and by >> origin & 1
                    and not (guard_king and _attackers_after(state, army, pair, origin, target))
                ):
                    yield origin, target


def _attackers_after(state: State, army: int, pair: Pair, origin: int, target: int) -> int:
    """Return the squares of pieces that attack the own King after a capture of a King.

    The army of the captured King is dead at once, so its pieces no longer attack anything.
    """
    board, own, _, hostile = state.view(army, pair)
    king = own & board.kings
    if not king:
        return 0
    at = target if king >> origin & 1 else king.bit_length() - 1
    left = hostile & ~board.armies[owner(board, target)]
    return state.base.attackers(board, at, left, without=1 << origin)


def _king_refusal(
    state: State, action: Move, board: JoinedBoard, king: Square, other: int
) -> Refusal | None:
    """Return the reason a living King may not be captured by a piece that attacks it, or None."""
    pair = action.pair
    target = state.base.joined(king, pair)
    origin = state.base.square(action.origin, pair)
    if not state.base.attackers(board, target, 1 << action.origin):
        return None
    if origin in ripe(state).get(other, ()):
        attackers = _attackers_after(state, state.army, pair, action.origin, target)
        if not attackers:
            return None
        causes = state.base.squares(board.armies[state.army] & board.kings | attackers, pair)
        message = Text("The capture would leave your own King attacked")
        return Refusal(RULE_CHECK, message, causes, pair)
    message = Text(
        "{player}’s King may not be captured before {player} has had a turn since the attack "
        "from {square} began",
        player=PlayerName(state.holder(other)),
        square=state.title(origin),
    )
    return Refusal(RULE, message, (king, origin), pair)


def _strike(state: State, touched: Collection[Square]) -> None:
    """Remove attacks that have ended, and those from squares on which something changed."""
    if attacks := ripe(state):
        left = {
            army: (attacking(state, army).keys() & squares).difference(touched)
            for army, squares in attacks.items()
            if state.control[army] is not None
        }
        _remember(state, frozen(state), left)


def _release(state: State, report: TurnReport) -> None:
    """End the freezes that are no longer checkmates, and all that depend on them."""
    before = frozen(state)
    while freezes := frozen(state):
        left = {
            army: tuple(pair for pair in pairs if state.is_mated(army, pair))
            for army, pairs in freezes.items()
            if state.control[army] is not None
        }
        if left == freezes:
            break
        _remember(state, left, ripe(state))
    for army in before:
        if army not in frozen(state) and state.control[army] is not None:
            report.events.append(Released(army))
