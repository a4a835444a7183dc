"""The strength of every player on the boards, by the contract of positions alone.

A bot decides by it on requests of others: an action that needs its consent, or a draw.
"""

from collections.abc import Mapping

from cfanp_gui.core.boards import Square
from cfanp_gui.core.pieces import Piece, PieceType
from cfanp_gui.core.position import Position
from cfanp_gui.core.searching import LOSS, WHOLE, WIN, shares

ROYAL = 4.0
"""Value of a royal piece in pawns: what an army is worth beyond its pieces."""
IN_HAND = 0.9
"""Value of a piece beside the boards, as a part of that of one on a board."""
UNKNOWN = 1.0
"""Value of a piece of a kind that the game does not list."""


def friends(position: Position, player: int) -> frozenset[int]:
    """Return the players who win and lose together with a player, who is among them."""
    team = position.team(player)
    if team is None:
        return frozenset((player,))
    return frozenset(
        friend for friend in range(1, position.players + 1) if position.team(friend) == team
    )


def owners(position: Position) -> Mapping[tuple[int, int], int]:
    """Return the player who moves an army's pieces on a board, by the board's id and the army.

    An army belongs to the player of its seat. Where several seats have it, as in games of White
    against Black on many boards, it is the one on the board, or else on a joined board.
    """
    seats: dict[int, list[tuple[int, int]]] = {}
    for seat in position.seats():
        status = position.seat_status(seat.id)
        if not status.dead:
            seats.setdefault(seat.army, []).append((seat.board, status.player))
    owners: dict[tuple[int, int], int] = {}
    for board in position.boards():
        near = [board.id, *(seam.board for seam in board.seams)]
        for army, here in seats.items():
            if len(here) == 1:
                owners[board.id, army] = here[0][1]
                continue
            players = dict(here)
            player = next((players[at] for at in near if at in players), None)
            if player is not None:
                owners[board.id, army] = player
    return owners


def worth(piece: Piece, piece_types: Mapping[str, PieceType]) -> float:
    """Return the value of a piece, in pawns."""
    kind = piece_types.get(piece.letter)
    if kind is None:
        return UNKNOWN
    return ROYAL if kind.royal else kind.value


def strengths(position: Position, piece_types: Mapping[str, PieceType]) -> list[float]:
    """Return the strength of every player, player 1 first, in pawns."""
    strengths = [0.0] * (position.players + 1)
    owned = owners(position)
    pieces: Mapping[Square, Piece] = position.pieces()
    for at, piece in pieces.items():
        player = owned.get((at.board, piece.army))
        if player is not None:
            strengths[player] += worth(piece, piece_types)
    for player, held in position.stockpiles.items():
        strengths[player] += IN_HAND * sum(worth(piece, piece_types) for piece in held)
    return strengths[1:]


def values(position: Position, piece_types: Mapping[str, PieceType]) -> tuple[float, ...]:
    """Return the values of a position for all players, as `SearchState.values` does."""
    players = range(1, position.players + 1)
    outcome = position.outcome()
    if outcome is not None:
        reached = WIN if outcome.result == "win" else WHOLE / len(outcome.players)
        return tuple(reached if player in outcome.players else LOSS for player in players)
    by_player = strengths(position, piece_types)
    sides = sorted({min(friends(position, player)) for player in players})
    side_of = [sides.index(min(friends(position, player))) for player in players]
    together = [0.0] * len(sides)
    for side, strength in zip(side_of, by_player, strict=True):
        together[side] += strength
    parts = shares(together)
    return tuple(parts[side] for side in side_of)


def agrees(
    before: Position, after: Position, player: int, piece_types: Mapping[str, PieceType]
) -> bool:
    """Return True if a bot consents to an action of another player: if it loses nothing at once."""
    stood = values(before, piece_types)[player - 1]
    return values(after, piece_types)[player - 1] >= stood


def accepts_draw(position: Position, player: int, piece_types: Mapping[str, PieceType]) -> bool:
    """Return True if a bot agrees to a draw: unless it stands better than some opponent."""
    shares = values(position, piece_types)
    others = position.alive() - friends(position, player)
    return all(shares[player - 1] <= shares[other - 1] for other in others)
