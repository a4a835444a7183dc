"""What positions worked out by hand are played with, and how they are written.

Whoever plays by these rules can be held against the same positions by another class of the kind
of `Play` in `PLAYS`.
"""

from __future__ import annotations

from typing import Any, Protocol

from tests.judges.reference import Game, Options

Json = dict[str, Any]


class Play(Protocol):
    """A game by some rules, at a position."""

    def __init__(self, line: str, options: dict[str, Any]) -> None:
        """Begin at a CFEN. Raises ValueError for one that cannot be."""

    @property
    def opening(self) -> list[Json]:
        """Return the events before anyone acted."""

    @property
    def line(self) -> str:
        """Return the CFEN."""

    @property
    def legal(self) -> list[str]:
        """Return the machine forms of what may be done, sorted."""

    @property
    def outcome(self) -> tuple[str, list[int]] | None:
        """Return how it ended, and for whom."""

    @property
    def added(self) -> Json:
        """Return ``attackers``, ``debts`` and ``frozen`` as the command line has them."""

    def apply(self, text: str) -> list[Json]:
        """Do something; return the events."""


class ReferencePlay:
    """A game by the reference."""

    def __init__(self, line: str, options: dict[str, Any]) -> None:
        self._game = Game.from_text(line, Options(**options))
        self.opening = [event.to_json() for event in self._game.opening]

    @property
    def line(self) -> str:
        return self._game.text

    @property
    def legal(self) -> list[str]:
        return self._game.legal()

    @property
    def outcome(self) -> tuple[str, list[int]] | None:
        ended = self._game.outcome
        return ended and (ended.result, list(ended.players))

    @property
    def added(self) -> Json:
        game = self._game
        return {"attackers": game.attackers, "debts": game.debts, "frozen": game.frozen}

    def apply(self, text: str) -> list[Json]:
        return [event.to_json() for event in self._game.apply(text)]


PLAYS: list[type[Play]] = [ReferencePlay]


def line(pieces: str, army: str = "a", left: str = "1", ninth: str = "-", **fields: str) -> str:
    """Return the CFEN of pieces such as ``Ah1Ka`` (half-board, square, piece, army)."""
    where = {one[:3]: one[3:] for one in pieces.split()}
    armies = max("ABCDEFGH".index(place[0]) for place in where) + 1
    halves = []
    for half in "ABCDEFGH"[:armies]:
        rows = []
        for rank in "4321":
            row = ""
            for file in "abcdefgh":
                piece = where.get(half + file + rank)
                if piece is None and row and row[-1].isdigit():
                    row = row[:-1] + str(int(row[-1]) + 1)
                else:
                    row += piece or "1"
            rows.append(row)
        halves.append("/".join(rows))
    control = fields.get("control", "/".join(str(n + 1) for n in range(armies)))
    rights = "/".join("-" * armies)
    passed = fields.get("passed", "-")
    return f"{'|'.join(halves)} {army} {control} {rights} {passed} {left} 0 1 {ninth}"


def ninth_of(text: str) -> str:
    return text.split(" ")[8]


def turn_of(text: str) -> tuple[str, str]:
    """Return the army to move and the sixth field."""
    fields = text.split(" ")
    return fields[1], fields[5]


def on(*names: str) -> dict[str, Any]:
    return dict.fromkeys(names, True)


# Positions that more than one rule is tried in

KINGS = "Ah1Ka Bh1Kb Ch1Kc "
TWO = KINGS + "Ae2Na Bd3Rb Ca4Bc "
"""Army b's Rook and army c's Bishop threaten army a's Knight."""

FROZEN = "Ah2Ka Ag1Ra Bd2Ra Bh1Kb Bc4Nb Ch1Kc Cf3Rc Cg3Rc"
"""g1-g8 mates King b on AB. On BC army c looks at the Knight (c4) and at where the Rook goes."""
