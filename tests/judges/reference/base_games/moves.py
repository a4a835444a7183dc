"""The moves of an army on a pair: of its pieces, from its hand, and castling."""

from collections.abc import Iterator
from typing import NamedTuple

from tests.judges.reference.base_games.pieces import Way
from tests.judges.reference.base_games.position import (
    FILES,
    HALVES,
    STRIP,
    Pair,
    Piece,
    Place,
    Position,
    Square,
    View,
)


class Move(NamedTuple):
    """A move on the joined squares of a pair, and all that it changes."""

    pair: Pair
    origin: Square | None
    """None for a drop."""
    target: Square
    becomes: Piece
    """Piece on the target after the move."""
    suffix: str = ""
    taken: Square | None = None
    passed: tuple[Square, ...] = ()
    """Squares that a pawn steps over."""
    rook: tuple[Square, Square] | None = None
    said: tuple[Square, Square] | None = None
    """Other squares by which it is written: a castling's that might be a step or brings a piece."""
    gated: tuple[Square, Piece] | None = None
    """Piece from the hand that comes in behind it, and its square."""

    @property
    def text(self) -> str:
        """Return the machine form."""
        if self.origin is None:
            letter = "+" * self.becomes.gilded + self.becomes.letter
            return f"{pair_text(self.pair)}{letter}@{square_text(self.target)}"
        origin, target = self.said or (self.origin, self.target)
        gated = self.gated[1].letter.lower() if self.gated else ""
        squares = square_text(origin) + square_text(target)
        return f"{pair_text(self.pair)}{squares}{self.suffix}{gated}"


def pair_text(pair: Pair) -> str:
    return f"{HALVES[pair[0]]}{HALVES[pair[1]]}:"


def square_text(square: Square) -> str:
    return f"{FILES[square[0] - 1]}{square[1]}"


# How a piece goes and what it attacks


def is_fit(at: Position, way: Way, kind: str, seen: Square, army: int) -> bool:
    """Return True if a way is one of a piece that stands on a square, as its army sees it."""
    x, y = way.target
    if way.diagonal:
        lines = at.game.region("diagonalLines", army) or ()
        if seen not in lines or (seen[0] + x, seen[1] + y) not in lines:
            return False
    return kind != "soldier" or y > 0 or seen[1] >= at.game.count("soldierPromotionRank")


def on_board(at: Position, square: Square) -> bool:
    return 1 <= square[0] <= at.game.files and 1 <= square[1] <= at.game.ranks


def is_open(at: Position, view: View, origin: Square, way: Way, sign: int) -> bool:
    """Return True if the squares between leave a way open."""
    if not way.between:
        return True
    x, y = origin
    between = [(x + sign * dx, y + sign * dy) for dx, dy in way.between]
    standing = [square for square in between if square in view]
    if not way.screen:
        return not standing
    if len(standing) != 1 or (way.at_end and standing != between[-1:]):
        return False
    return not (is_cannon(at, view, origin) and is_cannon(at, view, standing[0]))


def is_cannon(at: Position, view: View, square: Square) -> bool:
    """Janggi: a cannon goes over no cannon and takes none."""
    piece = view.get(square)
    return piece is not None and at.kind(piece) == "janggiCannon"


def may_enter(at: Position, pair: Pair, square: Square, piece: Piece, down: bool) -> bool:
    """Return True if a kind may stand on a square (the palace, the bank of the river)."""
    region = at.game.may_be_on(at.kind(piece), piece.army)
    return region is None or at.seen(pair, square, piece.army, down) in region


def reaches(at: Position, pair: Pair, view: View, origin: Square, square: Square) -> bool:
    """Return True if the piece on one square could capture on another."""
    piece = view[origin]
    dx, dy = square[0] - origin[0], square[1] - origin[1]
    kind = at.kind(piece)
    leading = at.game.ways_to(kind)
    if (dx, dy) not in leading and (-dx, -dy) not in leading:
        return False
    for down in at.looks(pair, origin, piece.army):
        sign = -1 if down else 1
        for way in leading.get((sign * dx, sign * dy), ()):
            if (
                way.captures
                and is_fit(at, way, kind, at.seen(pair, origin, piece.army, down), piece.army)
                and is_open(at, view, origin, way, sign)
                and may_enter(at, pair, square, piece, down)
                and not (is_cannon(at, view, origin) and is_cannon(at, view, square))
            ):
                return True
    return False


def faces(view: View, one: Square, other: Square) -> bool:
    """Return True if a file or rank between two squares is open."""
    dx, dy = other[0] - one[0], other[1] - one[1]
    if (dx == 0) == (dy == 0):
        return False
    unit = ((dx > 0) - (dx < 0), (dy > 0) - (dy < 0))
    between = [(one[0] + n * unit[0], one[1] + n * unit[1]) for n in range(1, abs(dx) + abs(dy))]
    return not any(square in view for square in between)


def attacking(at: Position, pair: Pair, view: View, square: Square, army: int) -> set[Square]:
    """Return the squares of the pieces hostile to `army` that attack a square of a pair.

    T: friends give no check; I: nor do dead armies. Where captures explode, I: nor does an army
    with a royal piece of its own beside the square.
    """
    touching = set()
    if at.game["blastOnCapture"]:
        beside = (view.get(one) for one in around(square))
        touching = {piece.army for piece in beside if piece and at.is_royal(piece)}
    aimed = view.get(square)
    found = set()
    for origin, piece in view.items():
        if not at.hostile(army, piece.army) or piece.army in touching:
            continue
        kings = at.game["flyingGeneral"] and at.kind(piece) == "king"
        if reaches(at, pair, view, origin, square) or (
            kings and aimed and at.kind(aimed) == "king" and faces(view, origin, square)
        ):
            found.add(origin)
    return found


def attackers(at: Position, pair: Pair, view: View, square: Square, army: int) -> set[int]:
    """Return the armies that attack a square of a pair, hostile to `army`."""
    return {view[origin].army for origin in attacking(at, pair, view, square, army)}


def around(square: Square) -> list[Square]:
    """Return the eight squares around a square."""
    return [
        (square[0] + x, square[1] + y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)
    ]


def king_square(at: Position, view: View, army: int) -> Square | None:
    """Return the square of an army's King on a pair."""
    for square, piece in view.items():
        if piece.army == army and at.kind(piece) == "king":
            return square
    return None


def royal_squares(at: Position, view: View, army: int) -> list[Square]:
    return [s for s, piece in view.items() if piece.army == army and at.is_royal(piece)]


def checkers(at: Position, pair: Pair, army: int) -> set[int]:
    """Return the armies that give check to an army on a pair; none where it has no royal piece."""
    view = at.view(pair)
    squares = royal_squares(at, view, army)
    if forked := all_attacked(at, pair, at.view(pair), view, army):
        squares += forked
    return {one for square in squares for one in attackers(at, pair, view, square, army)}


def all_attacked(at: Position, pair: Pair, view: View, then: View, army: int) -> list[Square]:
    """Return all pieces of the extinction types if they stand on the pair and are attacked.

    `then` is the pair after a move. Only with dupleCheck.
    """
    game = at.game
    if not game["dupleCheck"]:
        return []
    kinds = game.kinds("extinctionPieceTypes", 0)

    def found(pieces: View) -> list[Square]:
        return [s for s, one in pieces.items() if one.army == army and at.kind(one) in kinds]

    elsewhere = at.has(army, kinds) - len(found(view))
    squares = found(then)
    if elsewhere or not all(attackers(at, pair, then, square, army) for square in squares):
        return []
    return squares


def gives_check(at: Position, pair: Pair, view: View, army: int) -> list[int]:
    """Return the armies whose living hostile King a piece of an army attacks on a pair."""
    found = []
    for other in at.living():
        king = king_square(at, view, other) if at.hostile(army, other) else None
        if king is not None and army in attackers(at, pair, view, king, other):
            found.append(other)
    return found


def may_take(at: Position, mover: Piece, piece: Piece) -> bool:
    """T: friends are not captured; I: nor is a living royal piece; dead armies are, Kings too."""
    kind = at.kind(mover)
    if kind == at.kind(piece) and kind in at.game.kinds("mutuallyImmuneTypes", 0):
        return False
    if kind == at.kind(piece) == "janggiCannon":
        return False
    if not at.alive(piece.army):
        return True
    return at.hostile(mover.army, piece.army) and not at.is_royal(piece)


# Moves


def passed_squares(at: Position, pair: Pair, army: int) -> dict[Square, Square]:
    """Return the squares of captures in passing of an army on a pair, with the pawns captured."""
    boards = (*pair, STRIP)
    return {
        at.joined(pair, place): at.joined(pair, stands)
        for place, (owner, stands) in at.passed.items()
        if place[0] in boards and stands[0] in boards and at.control[owner] != at.control[army]
    }


def may_begin(at: Position, way: Way, seen: Square, army: int) -> bool:
    """Return True if an initial move may begin on a square."""
    if not at.game["doubleStep"]:
        return False
    region = at.game.region("doubleStepRegion" if way.first == 1 else "tripleStepRegion", army)
    return region is None or seen in region


def piece_moves(at: Position, pair: Pair, view: View, army: int) -> Iterator[Move]:
    """Yield the moves of the pieces, without regard to their own King; castling apart."""
    game = at.game
    passed = passed_squares(at, pair, army)
    region = game.region("enPassantRegion", army)
    for origin, piece in view.items():
        board, local = at.parted(pair, origin)
        if piece.army != army or (board < 0 and local in at.moved):
            continue  # I: no piece moves twice in a turn
        for down in at.looks(pair, origin, army):
            sign = -1 if down else 1
            seen = at.seen(pair, origin, army, down)
            for way in game.ways(at.kind(piece)):
                target = origin[0] + sign * way.target[0], origin[1] + sign * way.target[1]
                if not on_board(at, target) or not is_fit(at, way, at.kind(piece), seen, army):
                    continue
                if not is_open(at, view, origin, way, sign):
                    continue
                if way.first and not may_begin(at, way, seen, army):
                    continue
                if not may_enter(at, pair, target, piece, down):
                    continue
                taken = None
                if target in view:
                    if not way.captures or not may_take(at, piece, view[target]):
                        continue
                    taken = target
                elif (
                    way.passing
                    and target in passed
                    and at.kind(piece) in game.kinds("enPassantTypes", army)
                    and (region is None or at.seen(pair, target, army, down) in region)
                ):
                    taken = passed[target]
                elif not way.moves:
                    continue
                over = tuple(stepped_over(origin, target)) if way.first else ()
                for becomes, suffix in becoming(at, pair, origin, target, piece, down, taken):
                    passing = () if suffix else over
                    yield Move(pair, origin, target, becomes, suffix, taken, passing)


def stepped_over(origin: Square, target: Square) -> Iterator[Square]:
    """Yield the squares of the line between two squares; none where there is no line."""
    dx, dy = target[0] - origin[0], target[1] - origin[1]
    far = max(abs(dx), abs(dy))
    if dx and dy and abs(dx) != abs(dy):
        return
    for n in range(1, far):
        yield origin[0] + n * dx // far, origin[1] + n * dy // far


def becoming(
    at: Position,
    pair: Pair,
    origin: Square,
    target: Square,
    piece: Piece,
    down: bool,
    taken: Square | None,
) -> Iterator[tuple[Piece, str]]:
    """Yield the pieces that a piece may be after a move: itself, and those it may be promoted to.

    T: a capture in passing promotes nothing. The type `pawn` is always among the pawns.
    """
    if taken not in (None, target):
        yield piece, ""
        return
    game, army, kind = at.game, piece.army, at.kind(piece)
    region = game.region("promotionRegion", army)
    there = region is None or at.seen(pair, target, army, down) in region
    here = region is None or at.seen(pair, origin, army, down) in region
    must = False
    options = game.kinds("promotionPieceTypes", army) & game.known
    if there and kind in {"pawn", *game.kinds("promotionPawnTypes", army)}:
        must = game["mandatoryPawnPromotion"]
        falls_back = game["capturesToHand"] and not game["dropLoop"]
        for one in sorted(options):
            if has_room(at, one, army):
                becomes = Piece(game.letter(one), army, was_pawn=falls_back)
                yield becomes, becomes.letter.lower()
    bare = game.letters[piece.letter]
    turns = piece.gilded and game["pieceDemotion"]
    if not piece.gilded and bare in game.turned_over:
        turns = has_room(at, game.turned_over[bare], army)
    if turns and (there or here) and (taken or not game["piecePromotionOnCapture"]):
        must = must or game["mandatoryPiecePromotion"]
        yield Piece(piece.letter, army, not piece.gilded), "-" if piece.gilded else "+"
    if not must and not is_dead_end(at, pair, target, piece):
        yield piece, ""


def has_room(at: Position, kind: str, army: int) -> bool:
    """I: an army's pieces on the whole table count."""
    limit = at.game.limits.get(kind)
    return limit is None or at.has(army, frozenset([kind])) < limit


def is_dead_end(at: Position, pair: Pair, square: Square, piece: Piece) -> bool:
    """I: no quiet move from there on an empty pair, in the piece's own view."""
    if not at.game["immobilityIllegal"]:
        return False
    for down in at.looks(pair, square, piece.army):
        sign = -1 if down else 1
        for way in at.game.ways(at.kind(piece)):
            x, y = way.target
            there = square[0] + sign * x, square[1] + sign * y
            if way.moves and not way.first and not way.diagonal and on_board(at, there):
                return False
    return True


def may_drop(at: Position, pair: Pair, view: View, piece: Piece, target: Square) -> bool:
    """Return True if a piece may be dropped on a square, checks left aside."""
    game, army, kind = at.game, piece.army, at.kind(piece)
    if target in view or is_dead_end(at, pair, target, piece):
        return False
    if not any(may_enter(at, pair, target, piece, down) for down in at.looks(pair, target, army)):
        return False
    region = game.region("dropRegion", army)
    last = game.region("promotionRegion", army)
    looks = [at.seen(pair, target, army, down) for down in at.looks(pair, target, army)]
    if region is not None and not any(seen in region for seen in looks):
        return False
    if kind == "pawn" and not game["firstRankPawnDrops"] and looks[0][1] == 1:
        return False
    if kind == "pawn" and not game["promotionZonePawnDrops"] and (not last or looks[0] in last):
        return False
    if kind in game.kinds("dropNoDoubled", army):
        column = [view.get((target[0], rank)) for rank in range(1, game.ranks + 1)]
        own = sum(one is not None and (at.kind(one), one.army) == (kind, army) for one in column)
        return own < game.count("dropNoDoubledCount")
    return True


def drops(at: Position, pair: Pair, view: View, army: int) -> Iterator[Move]:
    """Yield the drops from the hand on the pair, without regard to the own King."""
    game = at.game
    if not game["pieceDrops"]:
        return
    for letter in sorted(set(at.hands.get(army, ()))):
        pieces = [Piece(letter, army)]
        if game["dropPromoted"] and game.letters[letter] in game.turned_over:
            pieces.append(Piece(letter, army, gilded=True))
        for piece in pieces:
            for file in range(1, game.files + 1):
                for rank in range(1, game.ranks + 1):
                    move = Move(pair, None, (file, rank), piece)
                    if not may_drop(at, pair, view, piece, move.target):
                        continue
                    pawn = game["shogiPawnDropMateIllegal"] and at.kind(piece) == "shogiPawn"
                    if not (pawn and mates(at, view, move)):
                        yield move


def mates(at: Position, view: View, move: Move) -> bool:
    """I: whether a dropped pawn mates a living hostile King on the pair that it attacks.

    No drop stops a pawn beside the King.
    """
    army, pair = move.becomes.army, move.pair
    then = after(at, view, move)
    for other in at.living():
        king = king_square(at, view, other) if at.hostile(army, other) else None
        if king is None or move.target not in attacking(at, pair, then, king, other):
            continue
        if at.game["checkCounting"] and at.checks.get(other, 0) + 1 >= at.game.goal(other):
            continue
        royals = royal_squares(at, then, other)
        replies = piece_moves(at, pair, then, other)
        if not any(is_legal(at, then, reply, royals) for reply in replies):
            return True
    return False


def castlings(at: Position, pair: Pair, view: View, army: int) -> Iterator[Move]:
    """I: on the home half-board; attacked squares count on this pair only."""
    game = at.game
    if army not in pair or not at.castling[army]:
        return
    king = at.joined(pair, (army, game.king_home(army)))
    royal = at.is_royal(view[king])
    steps = {move.target for move in piece_moves(at, pair, view, army) if move.origin == king}
    for side in at.castling[army]:
        file = game.count("castlingKingsideFile" if side == "K" else "castlingQueensideFile")
        goal = game.owners_file(file, army), game.count("castlingRank")
        target = at.joined(pair, (army, goal))
        rook = at.joined(pair, (army, game.rook_home(army, side)))
        step = 1 if side == "K" else -1
        if army == pair[1]:
            step = -step
        if army % 2:
            step = -step
        beside = target[0] - step, target[1]
        way = {(x, king[1]) for one, other in ((king, target), (rook, beside))
               for x in range(min(one[0], other[0]), max(one[0], other[0]) + 1)}  # fmt: skip
        way |= {(x, king[1]) for x in range(min(king[0], rook[0]), max(king[0], rook[0]))}
        if any(square in view for square in way - {king, rook}):
            continue
        path = [(x, king[1]) for x in range(min(king[0], target[0]), max(king[0], target[0]) + 1)]
        if royal and any(attackers(at, pair, view, square, army) for square in path):
            continue
        said = (king, rook) if target in steps else None
        yield Move(pair, king, target, view[king], rook=(rook, beside), said=said)


def gate_files(at: Position, army: int) -> set[Place]:
    """Return the squares of an army's gates."""
    rank = at.game.count("castlingRank")
    return {(army, (file, rank)) for file in at.gates.get(army, ())}


def leaps(at: Position, pair: Pair, view: View, army: int) -> Iterator[Move]:
    """Yield the leaps of King and Met from their gates (Ouk)."""
    if not at.game["cambodianMoves"] or army not in pair:
        return
    sign = -1 if army == pair[1] else 1
    for place in gate_files(at, army):
        origin = at.joined(pair, place)
        piece = view[origin]
        kind = at.kind(piece)
        steps = {"king": [(-2, 1), (2, 1)], "fers": [(0, 2)]}.get(kind, [])
        if kind == "king" and attackers(at, pair, view, origin, army):
            continue
        for x, y in steps:
            target = origin[0] + sign * x, origin[1] + sign * y
            if on_board(at, target) and target not in view:
                yield Move(pair, origin, target, piece)


def brought_in(at: Position, view: View, move: Move) -> Iterator[Move]:
    """Yield a move from a gate again, with each piece of the hand that may come in behind it."""
    army, pair = move.becomes.army, move.pair
    if not at.game["seirawanGating"] or move.origin is None or move.suffix in ("+", "-"):
        return
    then = after(at, view, move)
    gates = {at.joined(pair, place) for place in gate_files(at, army) if army in pair}
    for square in [move.origin, *([move.rook[0]] if move.rook else [])]:
        if square not in gates or square in then:
            continue
        said = (square, move.origin) if square != move.origin else move.said
        for letter in sorted(set(at.hands.get(army, ()))):
            piece = Piece(letter, army)
            if may_drop(at, pair, then, piece, square):
                yield move._replace(gated=(square, piece), said=said)


def after(at: Position, view: View, move: Move, explode: bool = True) -> View:
    """Return the pair with a move made, and what explodes gone."""
    found = dict(view)
    if move.taken is not None:
        del found[move.taken]
    if move.origin is not None:
        del found[move.origin]
    rook = found.pop(move.rook[0]) if move.rook else None
    found[move.target] = move.becomes
    if move.rook and rook:
        found[move.rook[1]] = rook
    for square in exploding(at, found, move) if explode else ():
        del found[square]
    if move.gated:
        found[move.gated[0]] = move.gated[1]
    return found


def exploding(at: Position, view: View, move: Move) -> list[Square]:
    """Return the squares of an exploding capture: the captor's, and those around it but pawns'."""
    if not at.game["blastOnCapture"] or move.taken is None:
        return []
    immune = at.game.kinds("blastImmuneTypes", 0)
    return [
        square
        for square in (move.target, *around(move.target))
        if square in view
        and at.kind(view[square]) not in immune
        and (square == move.target or at.kind(view[square]) != "pawn")
    ]


def is_safe(at: Position, view: View, move: Move, royals: list[Square]) -> bool:
    """I: after the move no own royal piece may be attacked on this pair, nor be exploded."""
    army, pair, game = move.becomes.army, move.pair, at.game
    moved = {move.origin: move.target}
    if move.rook:
        moved[move.rook[0]] = move.rook[1]
    asked = {moved.get(square, square) for square in royals}
    then = after(at, view, move)
    becomes = at.kind(move.becomes)
    if becomes in game.royal_kinds and (move.origin is None or move.suffix not in ("", "+", "-")):
        before = at.has(army, frozenset([becomes]))
        if move.origin is None or before <= game.count("extinctionPieceCount"):
            asked.add(move.target)
        else:
            asked = {s for s in asked if s not in then or at.kind(then[s]) != becomes}
    if any(square not in then for square in asked):
        return False
    exploded = exploding(at, after(at, view, move, explode=False), move)
    gone = {
        view[square].army for square in exploded if square in view and at.is_royal(view[square])
    }
    if any(attackers(at, pair, then, square, army) - gone for square in asked):
        return False
    return not all_attacked(at, pair, view, then, army)


def is_legal(at: Position, view: View, move: Move, royals: list[Square]) -> bool:
    """Return True if a move leaves no royal piece in danger and breaks none of the rules.

    `royals` are those of the army on the pair.
    """
    army, pair, game = move.becomes.army, move.pair, at.game
    if not is_safe(at, view, move, royals):
        return False
    silent = not game["checking"] or (move.origin is None and not game["dropChecks"])
    if silent and gives_check(at, pair, after(at, view, move), army):
        return False
    if not game["makpongRule"] and not game["bikjangRule"]:
        return True
    king = king_square(at, view, army)
    if king is None:
        return True
    if game["makpongRule"] and move.origin == king:
        checking = attacking(at, pair, view, king, army)
        if checking and checking != {move.taken}:
            return False
    return not (
        game["bikjangRule"] and sees(at, view, army) and sees(at, after(at, view, move), army)
    )


def sees(at: Position, view: View, army: int) -> bool:
    """Return True if an army's King sees a living hostile one along an open file or rank."""
    king = king_square(at, view, army)
    return king is not None and any(
        at.kind(piece) == "king" and at.hostile(army, piece.army) and faces(view, king, square)
        for square, piece in view.items()
    )


def legal_moves(at: Position, pair: Pair, army: int) -> list[Move]:
    """Return the legal moves of an army on a pair, drops among them."""
    view, game = at.view(pair), at.game
    found = [
        *piece_moves(at, pair, view, army),
        *drops(at, pair, view, army),
        *castlings(at, pair, view, army),
        *leaps(at, pair, view, army),
    ]
    royals = royal_squares(at, view, army)
    legal = {move.text: move for move in found if is_legal(at, view, move, royals)}
    moves = list(legal.values())
    moves += [more for move in moves for more in brought_in(at, view, move)]
    if game["mustCapture"] and any(move.taken for move in moves):
        moves = [move for move in moves if move.taken]
    if game["mustDrop"]:
        moves = must_drop(at, army, moves)
    return moves


def must_drop(at: Position, army: int, moves: list[Move]) -> list[Move]:
    """I: a kind that must be dropped goes first, while there is one in hand."""
    kinds = at.game.kinds("mustDropType", army)
    held = [one for one in at.hands.get(army, ()) if "*" in kinds or at.game.letters[one] in kinds]
    wanted = [move for move in moves if move.origin is None and move.becomes.letter in held]
    if wanted or not held:
        return wanted or moves
    return [move for move in moves if move.origin is not None]
