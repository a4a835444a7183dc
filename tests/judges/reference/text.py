"""CFEN, read and written as the notation's text describes it.

What the text does not have: a pair that is pushed by the touch-board option and not used yet
follows the sixth field's half-boards after a colon (``2AB:CD``), as the program writes it.
"""

from tests.judges.reference import ninth
from tests.judges.reference.position import ARMIES, FILES, HALVES, Options, Piece, Position, Square


def read(text: str, options: Options) -> Position:
    """Return the position of a line.

    Its eight fields are known to be valid; the program refuses others. The ninth is looked at:
    raises ValueError for one that cannot be.
    """
    halves, army, control, castling, passed, turn, clock, round_, *more = text.split(" ")
    turn, _, owed = turn.partition(":")
    digits = turn.rstrip(HALVES)
    position = Position(
        options=options,
        halves=[_read_half(half) for half in halves.split("|")],
        army=ARMIES.index(army),
        control=[None if one == "-" else int(one) for one in control.split("/")],
        castling=["" if one == "-" else one for one in castling.split("/")],
        passed={
            HALVES.index(one[0]): FILES.index(one[1]) + 1
            for one in ([] if passed == "-" else passed.split(","))
        },
        left=int(digits),
        pushed={HALVES.index(letter) for letter in turn[len(digits) :]},
        clock=int(clock),
        round=int(round_),
        committed=(HALVES.index(owed[0]), HALVES.index(owed[1])) if owed else None,
    )
    if more and not options.peterson:
        raise ValueError("field 9: none of Peterson's rules is on (expected eight fields)")
    if options.peterson and position.armies == 2:
        raise ValueError("with two half-boards Peterson's rules must be off")
    if len(more) > 1:
        raise ValueError(f"{8 + len(more)} fields (expected nine)")
    if more:
        ninth.read(position, more[0])
    return position


def _read_half(text: str) -> dict[Square, Piece]:
    half: dict[Square, Piece] = {}
    for rank, row in zip((4, 3, 2, 1), text.split("/"), strict=True):
        file = 1
        rest = row
        while rest:
            if rest[0].isdigit():
                file += int(rest[0])
                rest = rest[1:]
            else:
                half[file, rank] = (rest[0], ARMIES.index(rest[1]))
                file += 1
                rest = rest[2:]
        if file != 9:
            raise ValueError(f"rank {rank} of “{text}” has {file - 1} files (expected 8)")
    return half


def write(position: Position) -> str:
    """Return the eight fields, and with any of Peterson's rules the ninth."""
    turn = str(position.left) + "".join(HALVES[half] for half in sorted(position.pushed))
    if position.committed:
        turn += ":" + "".join(HALVES[half] for half in position.committed)
    passed = ",".join(
        f"{HALVES[army]}{FILES[file - 1]}3" for army, file in sorted(position.passed.items())
    )
    return " ".join(
        [
            "|".join(_write_half(half) for half in position.halves),
            ARMIES[position.army],
            "/".join("-" if player is None else str(player) for player in position.control),
            "/".join(rights or "-" for rights in position.castling),
            passed or "-",
            turn,
            str(position.clock),
            str(position.round),
            *([ninth.write(position)] if position.options.peterson else []),
        ]
    )


def _write_half(half: dict[Square, Piece]) -> str:
    rows = []
    for rank in (4, 3, 2, 1):
        row = ""
        for file in range(1, 9):
            piece = half.get((file, rank))
            if piece:
                row += piece[0] + ARMIES[piece[1]]
            elif row and row[-1].isdigit():
                row = row[:-1] + str(int(row[-1]) + 1)
            else:
                row += "1"
        rows.append(row)
    return "/".join(rows)
