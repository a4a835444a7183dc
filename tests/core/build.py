"""Positions made by hand: pieces named by square instead of CFEN's ranks."""

from cfanp_gui.core.boards import ARMY_LETTERS, BOARD_LETTERS


def cfen(
    armies: int,
    pieces: str,
    army: str = "a",
    control: str = "",
    castling: str = "",
    passed: str = "-",
    turn: str = "",
    clock: int = 0,
    round: int = 1,
) -> str:
    """Return a CFEN line of pieces such as ``Ka:Ae1 Rb:Ch4``; the rest as when a game begins."""
    at = {}
    for item in pieces.split():
        piece, square = item.split(":")
        assert square not in at, f"two pieces on {square}"
        at[square] = piece
    halves = []
    for board in BOARD_LETTERS[:armies]:
        ranks = []
        for rank in "4321":
            text, empty = "", 0
            for file in "abcdefgh":
                piece = at.get(f"{board}{file}{rank}", "")
                if not piece:
                    empty += 1
                    continue
                text += f"{empty or ''}{piece}"
                empty = 0
            ranks.append(f"{text}{empty or ''}")
        halves.append("/".join(ranks))
    boards = {square[0] for square, piece in at.items() if piece[1] == army}
    return " ".join(
        (
            "|".join(halves),
            army,
            control or "/".join(str(n + 1) for n in range(armies)),
            castling or "/".join("-" for _ in ARMY_LETTERS[:armies]),
            passed,
            turn or str(len(boards)),
            str(clock),
            str(round),
        )
    )
