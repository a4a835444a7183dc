"""Ring positions made by hand, one FEN-like text a board."""

from cfanp_gui.core.actions import Transition
from cfanp_gui.games.ring import MultiPlayerChess, RingPosition
from cfanp_gui.games.ring.events import PlayerEliminated
from cfanp_gui.games.ring.starting_pieces import short_name

GAME = MultiPlayerChess()
KINGS = "4k3/8/8/8/8/8/8/4K3"
"""A board with nothing but the Kings where they start."""
EMPTY = (f"2:{KINGS}", f"3:{KINGS}")
"""Boards 2 and 3 with nothing but the Kings."""
BACK_RANK = "6k1/5ppp/8/8/8/8/8/4R1K1"
"""White mates on e8."""


def line(
    *boards: str,
    seats: str = "",
    stockpiles: str = "-/-/-",
    counts: str = "",
    round: int = 1,
    progress: int = 0,
) -> str:
    """Return a position's line from boards such as ``1:4k3/8/8/8/8/8/8/4K3 w AEh e3``.

    The board to move, what is unmoved and en passant may be left out from the right; without
    seats the boards must be all there were.
    """
    parts = [(*board.split(" "), *("w", "-", "-")[len(board.split(" ")) - 1 :]) for board in boards]
    count = len(boards)
    return " ".join(
        (
            "|".join(part[0] for part in parts),
            seats or "|".join(f"{n + 1}-{(n + 1) % count + 1}" for n in range(count)),
            *("|".join(part[field] for part in parts) for field in (1, 2, 3)),
            stockpiles,
            counts or "|".join("1" for _ in boards),
            str(round),
            str(progress),
        )
    )


def ring(
    *boards: str,
    seats: str = "",
    stockpiles: str = "-/-/-",
    round: int = 1,
    progress: int = 0,
    **options: str | bool,
) -> RingPosition:
    """Return the position of `line` under some options; settled as a session would do it."""
    text = line(*boards, seats=seats, stockpiles=stockpiles, round=round, progress=progress)
    return GAME.from_text(text, options).resolve_pending()[0]


def start(players: int = 3, **options: str | bool) -> RingPosition:
    """Return the start."""
    return GAME.initial(players, options)


def play(position: RingPosition, *texts: str) -> RingPosition:
    """Return the position after actions in machine form."""
    for text in texts:
        position, _ = position.apply(GAME.parse_action(text))
    return position


def step(position: RingPosition, text: str) -> tuple[RingPosition, Transition]:
    """Return the position after one action, and what it changed."""
    return position.apply(GAME.parse_action(text))


def texts(position: RingPosition, board: int | None = None) -> list[str]:
    """Return the machine forms of the legal actions of all players, or those on one board."""
    found = [action.text for action in position.all_actions()]
    return [text for text in found if board is None or text.startswith(f"{board}:")]


def stock(position: RingPosition) -> dict[int, list[str]]:
    """Return the stockpiles by the pieces' names."""
    return {
        player: [short_name(piece) for piece in pieces]
        for player, pieces in position.stockpiles.items()
    }


def refused(position: RingPosition, text: str) -> str:
    """Return why an action is refused, in one sentence; fails for a legal one."""
    refusal = position.refusal(GAME.parse_action(text))
    assert refusal is not None, f"{text} is legal"
    assert text not in texts(position)
    return str(refusal)


def outs(position: RingPosition, text: str) -> list[tuple[int, int, int, str]]:
    """Return the eliminations by an action: player, by whom, on which board, and the reason."""
    _, change = step(position, text)
    return [
        (event.player, event.by_player, event.board, event.reason)
        for event in change.events
        if isinstance(event, PlayerEliminated)
    ]
