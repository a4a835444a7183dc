"""How armies are lost: extinction, flags, checks, checkmates; judged together after a move."""

from tests.judges.reference.base_games.moves import attackers, checkers, gives_check, legal_moves
from tests.judges.reference.base_games.position import STRIP, Pair, Position, Square
from tests.judges.reference.events import Event


def asks_extinction(at: Position, value: str) -> bool:
    """Return True if armies can become extinct and that has this value, a loss or a win."""
    game = at.game
    if game.values.plain["extinctionValue"] != value:
        return False
    return not game["extinctionPseudoRoyal"] or game["blastOnCapture"]


def owned(at: Position, army: int, kind: str) -> int:
    """Return the number of pieces of a kind, or of all, of an army on the table and in hand."""
    held = at.hands.get(army, ())
    in_hand = sum(kind in ("*", at.game.letters[letter]) for letter in held)
    return in_hand + at.has(army, frozenset([kind]))


def is_extinct(at: Position, army: int) -> bool:
    """Return True if an army has too few of an extinction type, and an opponent enough."""
    game = at.game
    few, enough = (game.count(key) for key in ("extinctionPieceCount",
                                               "extinctionOpponentPieceCount"))  # fmt: skip
    others = [other for other in at.living() if at.hostile(army, other)]
    return any(
        owned(at, army, kind) <= few and any(owned(at, other, kind) >= enough for other in others)
        for kind in game.kinds("extinctionPieceTypes", 0)
    )


def winner_by_extinction(at: Position, mover: int) -> int | None:
    """I: the first player all of whose armies are extinct, from the one who moved on."""
    if not asks_extinction(at, "win"):
        return None
    for n in range(at.armies):
        player = at.control[(mover + n) % at.armies]
        armies = [army for army in at.living() if at.control[army] == player]
        if player is not None and all(is_extinct(at, army) for army in armies):
            return player
    return None


# The flag


def flag_squares(at: Position, pair: Pair, army: int, owner: int) -> list[Square]:
    """Return an army's region on a pair, against the owner of a half-board that is not its own."""
    region = at.game.region("flagRegion", army)
    found = []
    for file in range(1, at.game.files + 1):
        for rank in range(1, at.game.ranks + 1):
            board = at.parted(pair, (file, rank))[0]
            if board in (army, owner, STRIP):
                seen = [at.seen(pair, (file, rank), army, down)
                        for down in at.looks(pair, (file, rank), army)]  # fmt: skip
                if region is None or any(square in region for square in seen):
                    found.append((file, rank))
    return found


def flag_stands(at: Position, pair: Pair, army: int, owner: int, safe: bool) -> bool:
    """Return True if enough flag pieces stand in the region, and are safe if they must be."""
    game, view = at.game, at.view(pair)
    kinds = game.kinds("flagPiece", army)
    squares = flag_squares(at, pair, army, owner)
    there = [
        square
        for square in squares
        if square in view
        and view[square].army == army
        and ("*" in kinds or at.kind(view[square]) in kinds)
    ]
    enough = game.count("flagPieceCount")
    full = game["flagPieceBlockedWin"] and there and all(square in view for square in squares)
    if len(there) < enough and not full:
        return False
    if safe and len(there) == enough:
        return not any(attackers(at, pair, view, square, army) for square in there)
    return True


def flagged_after_move(at: Position, pair: Pair) -> set[int]:
    """Return the armies that fall by the flag of the army that moved."""
    game, army = at.game, at.army
    if game["flagMove"] and not game["flagPieceSafe"]:
        return set()
    return {
        owner
        for owner in pair
        if owner != army
        and at.hostile(army, owner)
        and flag_stands(at, pair, army, owner, game["flagPieceSafe"])
    }


def flagged_at_turn(at: Position) -> set[int]:
    """Return the armies that fall when the turn of an army begins whose flag stands."""
    game, army = at.game, at.army
    if not game["flagMove"] and not game["flagPieceSafe"]:
        return set()
    found = set()
    for owner in at.living():
        pair = min(army, owner), max(army, owner)
        safe = not game["flagMove"]
        if at.hostile(army, owner) and flag_stands(at, pair, army, owner, safe):
            found.add(owner)
    return found


# All together


def lost_by_move(at: Position, was: Position, pair: Pair) -> list[Event]:
    """Judge a move that is made; `was` is the position before. Return what is told."""
    army = at.army
    told: dict[int, str] = {}
    dying = set()
    if asks_extinction(at, "loss"):
        told = {
            one: "extinct"
            for one in at.living()
            if is_extinct(at, one) and not is_extinct(was, one)
        }
        if army in told:
            left = {at.control[one] for one in at.living() if one not in told}
            dying = set(told) if left else {army}
            return lose(at, dict.fromkeys(dying, "dead"), dying, army)
        dying = {one for one in told if not at.hostile(one, army) or not owned(at, one, "*")}
        told |= dict.fromkeys(dying, "dead")  # who dies is told so
    if len(at.living_players()) > 2 and at.game.values.plain["extinctionValue"] != "win":
        for one in at.living():
            if owned(was, one, "*") and not owned(at, one, "*"):
                told.setdefault(one, "dead")
                dying.add(one)
    for one in flagged_after_move(at, pair):
        told.setdefault(one, "flag")
    if at.game["checkCounting"]:
        for one in gives_check(at, pair, at.view(pair), army):
            at.checks[one] = at.checks.get(one, 0) + 1
            if at.checks[one] >= at.game.goal(one):
                told.setdefault(one, "checks")
    for one in at.living():
        if at.hostile(one, army) and checkers(at, pair, one) and not legal_moves(at, pair, one):
            told.setdefault(one, "checkmate")
    return lose(at, told, dying, army)


def lose(at: Position, told: dict[int, str], dying: set[int], by: int) -> list[Event]:
    """Let armies fall to the player of an army, or die; return what is told, and what follows."""
    player, died = at.control[by], by in dying
    losers = {at.control[one] for one in told}
    _gone(at, told, dying, player)
    events = _told(at, told, player, by)
    if not asks_extinction(at, "loss"):
        return events
    for loser in losers:
        armies = [one for one in at.living() if at.control[one] == loser]
        if armies and all(is_extinct(at, one) for one in armies):
            more = dict.fromkeys(armies, "dead" if died else "extinct")
            _gone(at, more, set(armies) if died else set(), player)
            events += _told(at, more, player, by)
    return events


def _told(at: Position, told: dict[int, str], player: int | None, by: int) -> list[Event]:
    return [
        Event(told[one], one, player if told[one] == "checkmate" else None, by_army=by)
        for one in sorted(told)
    ]


def _gone(at: Position, told: dict[int, str], dying: set[int], player: int | None) -> None:
    at.counted.clear()
    for one in told:
        at.checks.pop(one, None)
        taken = at.options.captured == "taken" and one not in dying
        at.control[one] = player if taken else None
        if at.options.captured == "removed" and one not in dying:
            at.castling[one] = ""
            at.hands.pop(one, None)
            at.gates.pop(one, None)
            for board in [*at.halves, at.strip]:
                for square in [s for s, piece in board.items() if piece.army == one]:
                    del board[square]
    spoil_passed(at)


def spoil_passed(at: Position) -> None:
    """I: the right lapses if the pawn that stepped is itself gone."""
    for place, (army, stands) in list(at.passed.items()):
        piece = at.at(stands)
        if piece is None or piece.army != army:
            del at.passed[place]
