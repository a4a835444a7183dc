"""CFEN of base games, written as the notation's text and Rule 10's describe it."""

from __future__ import annotations

from tests.judges.reference.base_games.position import ARMIES, FILES, HALVES, Position, View


def write(at: Position) -> str:
    game = at.game
    fields = [
        "|".join(_rows(half, game.files, game.half) for half in at.halves),
        ARMIES[at.army],
        "/".join("-" if player is None else str(player) for player in at.control),
        "/".join(rights or "-" for rights in at.castling),
        _passed(at),
        str(at.left) + "".join(HALVES[half] for half in sorted(at.pushed)),
        str(at.clock),
        str(at.round),
        f"base={game.key}",
    ]
    if game.strip:
        fields.append("strip=" + _rows(at.strip, game.files, game.strip))
    hands = [
        f"{ARMIES[army]}:{''.join(sorted(hand))}" for army, hand in sorted(at.hands.items()) if hand
    ]
    if hands:
        fields.append("hand=" + ",".join(hands))
    if at.moved:
        fields.append(
            "moved=" + ",".join(f"~{FILES[file - 1]}{rank}" for file, rank in sorted(at.moved))
        )
    return " ".join(fields)


def _passed(at: Position) -> str:
    """Return field 5; the pawn's square follows where it is not its home's next one ahead."""
    found = []
    for army, ((file, rank), stands) in sorted(at.passed.items()):
        text = f"{HALVES[army]}{FILES[file - 1]}{rank}"
        if stands != (file, rank + 1):
            text += f"{HALVES[army]}{FILES[stands[0] - 1]}{stands[1]}"
        found.append(text)
    return ",".join(found) or "-"


def _rows(board: View, files: int, ranks: int) -> str:
    rows = []
    for rank in range(ranks, 0, -1):
        row, empty = "", 0
        for file in range(1, files + 1):
            piece = board.get((file, rank))
            if piece is None:
                empty += 1
                continue
            row += f"{empty or ''}{piece}"
            empty = 0
        rows.append(f"{row}{empty or ''}")
    return "/".join(rows)
