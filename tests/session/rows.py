"""Sessions of boards in a row between which pieces pass."""

from cfanp_gui.core.boards import Square
from cfanp_gui.games.registry import find_game
from cfanp_gui.record.palette import usual_colours
from cfanp_gui.session import game_session
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match import seat

NAMES = ["Anna", "Ben", "Clara", "David", "Emma", "Felix", "Greta", "Hugo", "Ida", "Jan", "Kim",
         "Leo"]  # fmt: skip
AT_THE_SEAM = "1:n4n7 1:a11a10"
"""A pawn of Anna's stands at the seam; she and Clara are to move."""
TO_BE_PULLED = f"{AT_THE_SEAM} 1:a4a5 2:a4a5 2:a11a10"
"""Ben and Clara are to move."""


def a_row(boards: int = 3, moves: str = "") -> GameSession:
    """Return a session of so many boards in a row after some moves."""
    game = find_game("strategichess")
    start = game.initial(2 * boards, {})
    match = seat(game, {}, NAMES[: 2 * boards], usual_colours(start), 0)
    session = game_session.new_session(match)
    for text in moves.split():
        refusal = session.propose(game.parse_action(text))
        assert refusal is None, f"{text}: {refusal}"
    return session


def square(text: str) -> Square:
    """Return a square such as ``1:n3``."""
    board, _, name = text.partition(":")
    return Square(int(board) - 1, 14 * (int(name[1:]) - 1) + "abcdefghijklmn".index(name[0]))
