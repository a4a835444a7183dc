"""What a move does, in the order of the rules; what follows for the turn is the game's."""

from tests.judges.reference import avalanche
from tests.judges.reference.events import Event
from tests.judges.reference.kings import forget_the_gone, is_mated, strike, thaw, unripen
from tests.judges.reference.moves import Move, castled_rook, king_square, taken_square
from tests.judges.reference.moves import after as moved
from tests.judges.reference.position import Pair, Place, Position, Round


def make(at: Position, move: Move) -> list[Event]:
    """Make a move of the army to move; return what happened.

    I: pieces; a King's capture kills its army; attacks that ceased are struck; mates on the pair
    are judged together by the freezes before the move; freezes that no longer hold end.
    """
    army, pair = at.army, move.pair
    view = at.view(pair)
    letter = view[move.origin][0]
    square = taken_square(at, view, move)
    rook = castled_rook(view, move)
    then, taken = moved(at, view, move)
    at.put_back(pair, then)

    origin, target = at.parted(pair, move.origin), at.parted(pair, move.target)
    touched = [origin, target]
    if square is not None:
        touched.append(at.parted(pair, square))
    if rook:
        touched += [at.parted(pair, one) for one in rook]
    spoil_castling(at, origin)
    spoil_castling(at, target)
    spoil_passed(at)
    if letter == "P" and abs(move.origin[1] - move.target[1]) == 2:
        at.passed[army] = origin[1][0]
    at.clock = 0 if taken or letter == "P" else at.clock + 1

    if at.count is not None:
        at.count.moved.discard(origin)
        at.count.moved.add(target)
        if rook:
            at.count.moved.add(at.parted(pair, rook[1]))
    events = []
    if taken is not None and square is not None and at.alive(taken[1]):
        events = _note_capture(at, taken[0], taken[1], at.parted(pair, square))
    unripen(at, touched)
    forget_the_gone(at)
    strike(at)
    if move.push:
        return [*events, *_push(at, move)]
    if at.options.avalanche:
        at.passed.clear()

    again = bool(at.pushed & set(pair))
    at.left -= 1
    at.pushed |= set(pair)
    at.committed = None
    events += mates_on(at, pair, again)
    return events + thaw(at)


def _push(at: Position, move: Move) -> list[Event]:
    """I (Avalanche): mates are judged after the push; who exposes their own King loses the army."""
    pair, push = move.pair, move.push
    assert push is not None
    view = at.view(pair)
    checking = avalanche.checking(at, pair, view, push)
    at.put_back(pair, avalanche.pushed(view, push))
    at.passed.clear()  # there is no capturing in passing
    at.clock = 0
    at.left -= 1
    at.pushed |= set(pair)
    at.committed = None
    if not checking:
        return mates_on(at, pair, False)
    back = [(at.army - n) % at.armies for n in range(1, at.armies)]
    by = next(army for army in back if army in checking)
    at.left = 0
    return checkmate(at, [(at.army, by, {pair})])


def _note_capture(at: Position, letter: str, owner: int, place: Place) -> list[Event]:
    """Write down that a living opponent's piece was captured; with its King the army dies."""
    captor, loser = at.control[at.army], at.control[owner]
    assert captor is not None
    assert loser is not None
    if at.count is not None:
        at.count.taken.append((loser, place not in at.count.old))
        at.count.old.discard(place)
    if letter == "K":
        at.control[owner] = None
        return [Event("king_captured", owner, captor, at.army)]
    if at.options.exchange:
        # I: the first capture from a living opponent while no round is open opens one.
        if at.exchange is None:
            at.exchange = Round(at.army, [])
        at.exchange.captures.append((captor, loser, letter))
        if letter in "BR":
            at.lost.setdefault(owner, []).append(letter)
    return []


def spoil_castling(at: Position, place: Place) -> None:
    """I: King and Rook unmoved and never captured: nothing came or went on their squares."""
    half, square = place
    if square == at.king_home(half):
        at.castling[half] = ""
    for side in "KQ":
        if square == at.rook_home(half, side):
            at.castling[half] = at.castling[half].replace(side, "")


def spoil_passed(at: Position) -> None:
    """I: the right lapses if the pawn that stepped is itself gone from rank 4."""
    for army, file in list(at.passed.items()):
        if at.halves[army].get((file, 4)) != ("P", army):
            del at.passed[army]


def mates_on(at: Position, pair: Pair, again: bool) -> list[Event]:
    """I: mate on another's turn; several are judged together.

    Peterson, I: an army already frozen is not mated again.
    """
    view = at.view(pair)
    mated = [
        army
        for army in at.living()
        if king_square(view, army) is not None
        and at.hostile(army, at.army)
        and army not in at.frozen
        and is_mated(at, pair, army)
        and not avalanche.may_move(at, pair, army)
    ]
    if at.count is not None:
        for army in mated:
            player = at.control[army]
            assert player is not None
            at.count.mated.append((player, again))
    return checkmate(at, [(army, at.army, {pair}) for army in mated])


def checkmate(at: Position, mated: list[tuple[int, int, set[Pair]]]) -> list[Event]:
    """Let armies that are mated, by an army and on pairs, change hands, die or freeze.

    T: they keep pieces, King and place in the order.
    """
    events = [Event("checkmate", army, at.control[by], by) for army, by, _ in mated]
    if at.options.kingcapture:
        for army, _, pairs in mated:
            at.frozen[army] = set(pairs)
        return events
    for army, by, _ in mated:
        at.control[army] = at.control[by] if at.options.captured == "taken" else None
        if at.options.captured == "removed":
            at.castling[army] = ""
            for half in at.halves:
                for square in [s for s, piece in half.items() if piece[1] == army]:
                    del half[square]
    spoil_passed(at)
    forget_the_gone(at)
    return events
