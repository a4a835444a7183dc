"""Castling in described games: the field of its rights, and SAN, in which it differs."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import starmap
from typing import Any, ClassVar

from cfanp_gui.core.boards import ARMY_LETTERS, BOARD_LETTERS, Join, Square
from cfanp_gui.core.editing import Field, FlagsField
from cfanp_gui.core.half_boards import LONG, SHORT
from cfanp_gui.core.line_fields import Renumbered
from cfanp_gui.core.notation import CASTLING as CASTLING_SAN
from cfanp_gui.core.options import Choice
from cfanp_gui.core.position import Problem, refuse
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies.rights_fields import ARMIES, CASTLING, EACH_ARMY, ArmiesField, Draft
from cfanp_gui.games.armies.san import LegalSteps, LetterAt, MoveWanted, San, SanWanted, Stated
from cfanp_gui.games.pairs.described.description import Side
from cfanp_gui.games.pairs.described.game import DescribedGame

RIGHTS = {"KQ": SHORT | LONG, "K": SHORT, "Q": LONG, "-": 0}
"""Texts of castling rights, with the numbers that stand for them."""
TEXTS = {rights: text for text, rights in RIGHTS.items()}


_ENTERING = re.compile(r"(.+)/([A-Z])([a-p]\d\d?)?[+#]*[!?]*\Z")
_TURNED = re.compile(r"(.+)=([A-Z])[+#]*[!?]*\Z")


class CastlingField(ArmiesField):
    """The castling rights of every army of a described game."""

    def __init__(self, short: Text, long: Text) -> None:
        """Name the two ways to castle in the editor."""
        super().__init__(CASTLING, "KQ|K|Q|-", Text("KQ, K, Q or -"), scope=EACH_ARMY)
        self._sides = (Choice("K", "K", short), Choice("Q", "Q", long))

    def at_start(self, draft: Draft, army: int) -> int:
        """Return the castling rights of an army at the start."""
        return sum({way.right for way in _side(draft, army).castling})

    def army_problems(self, draft: Draft, army: int, rights: int) -> Iterator[Problem]:
        """Yield the problems of the castling rights of an army."""
        base, side = draft.base, _side(draft, army)
        ways = {way.right: way for way in side.castling}
        start, needed = dict(side.array), dict[int, Collection[str]]()
        for right in (SHORT, LONG):
            if not rights & right:
                continue
            if right not in ways:
                message = Text(
                    "army {letter} has “{part}” (expected -: it never castles so)",
                    letter=BOARD_LETTERS[army],
                    part=TEXTS[right],
                )
                yield self.problem(message)
                continue
            king, rook = ways[right].king, ways[right].rook
            needed |= {king: {start[king]}, rook: side.rooks}
        for index, letters in needed.items():
            square = Square(army, index)
            piece = draft.pieces.get(square)
            if piece is None or piece.army != army or piece.letter not in letters:
                message = Text(
                    "army {letter} has “{part}” but no {what} of its own on {square}",
                    letter=BOARD_LETTERS[army],
                    part=TEXTS[rights],
                    what=base.types[start[index]].title,
                    square=base.names.title(square),
                )
                yield self.problem(message, square)

    def rights_of(self, draft: Draft, army: int, text: str) -> int:
        """Return the rights of an army that a text means. Raises PositionError for none."""
        return RIGHTS[text]

    def texts(self, draft: Draft) -> dict[str, str]:
        return dict(zip(ARMY_LETTERS, map(TEXTS.__getitem__, draft.rights.castling), strict=False))

    def taken(self, draft: Draft, matches: Mapping[str, re.Match[str]]) -> Draft:
        texts = (match[0] for match in matches.values())
        rights = (self.rights_of(draft, army, text) for army, text in enumerate(texts))
        read = _with(draft, tuple(rights))
        refuse(self.problems(read))
        return read

    def problems(self, draft: Draft) -> Iterator[Problem]:
        castling = draft.rights.castling
        yield from self.count_problems(len(castling), draft.count)
        for army, rights in enumerate(castling[: draft.count]):
            yield from self.army_problems(draft, army, rights)

    def edit(self, draft: Draft) -> Iterator[Field]:
        castling = draft.rights.castling
        for army, rights in enumerate(castling[: draft.count]):
            if not self.at_start(draft, army):
                continue

            def allow(sides: frozenset[str], army: int = army) -> Draft:
                allowed = sum(RIGHTS[side] for side in sides)
                return _with(draft, (*castling[:army], allowed, *castling[army + 1 :]))

            yield FlagsField(
                name=f"castling:{army}",
                title=Text("Castling"),
                group=ARMIES,
                set=allow,
                row=EACH_ARMY.row(ARMY_LETTERS[army]),
                choices=self._sides,
                value=frozenset(TEXTS[rights]) - {"-"},
            )

    def with_owner(self, draft: Draft, army: int) -> Draft:
        return _with(draft, (*draft.rights.castling, self.at_start(draft, army)))

    def without_owner(self, draft: Draft, army: int, moved: Renumbered) -> Draft:
        castling = draft.rights.castling
        return _with(draft, (*castling[:army], *castling[army + 1 :]))

    def fitting(self, draft: Draft) -> Draft:
        def left(army: int, rights: int) -> int:
            some = [right for right in (SHORT, LONG) if rights & right]
            return sum(right for right in some if not list(self.army_problems(draft, army, right)))

        return _with(draft, tuple(starmap(left, enumerate(draft.rights.castling))))


def _side(draft: Draft, army: int) -> Side:
    """Return the settings of an army."""
    side: Side = draft.base.game_of(draft.join).sides[army & 1]
    return side


def _with(draft: Draft, castling: tuple[int, ...]) -> Draft:
    return draft.replace(rights=draft.rights._replace(castling=castling))


@dataclass(slots=True)
class CastlingWanted(MoveWanted):
    """Castling as a text specifies it, of the King with a letter."""

    castles: ClassVar[bool] = True
    castling: str = ""
    """``O-O`` or ``O-O-O``."""
    san: DescribedSan = field(kw_only=True)
    gate: tuple[str, int] | None = None
    """Letter of the piece that comes in with it, and its square."""

    def fits(self, origin: int, target: int, promotion: str | None, letter_at: LetterAt) -> bool:
        if self.gate is not None and self.gate != (promotion, origin):
            return False
        if self.gate is None and promotion is not None:
            return False
        if self.gate is not None and self.san.by_rook(origin, target) == self.castling:
            return letter_at(target) == self.letter
        castles = self.san.castling(origin, target) == self.castling
        return castles and letter_at(origin) == self.letter

    def fits_origin(self, origin: int) -> bool:
        return origin >= 0  # the King may stand anywhere

    def targets(self, origin: int) -> tuple[int, ...]:
        castles, by_rook = self.san.castling, self.san.by_rook
        return tuple(
            at
            for at in range(self.san.base.size)
            if self.castling in (castles(origin, at), by_rook(origin, at))
        )

    def refused(self, army: str, where: str) -> Text | None:
        return Text("army {army} may not castle so on {where}", army=army, where=where)


class DescribedSan(San):
    """SAN of described games, as in Fairy-Stockfish."""

    base: DescribedGame

    def castling(self, origin: int, target: int) -> str | None:
        names: dict[tuple[int, int], str] = self._rules.movers.castling_names
        return names.get((origin, target))

    def by_rook(self, origin: int, target: int) -> str | None:
        """Return the castling in which a piece comes in on the Rook's square; None for no such.

        It is told by a move from that square to the King's.
        """
        names: dict[tuple[int, int], str] = self._rules.movers.rook_castling_names
        return names.get((origin, target)) if self.base.game.seirawan_gating else None

    def write(self, move: Stated, letter_at: LetterAt, steps: LegalSteps) -> str:
        origin, target, becomes = move
        if self.base.game.seirawan_gating and becomes and self._comes_in(letter_at(origin)):
            gate = self.names.joined[origin]
            by_king = self.castling(origin, target) if letter_at(origin) in self._castlers else None
            if written := self.by_rook(origin, target) or by_king:
                return f"{written}/{becomes}{gate}"
            return f"{self.write((origin, target, None), letter_at, steps)}/{becomes}"
        return super().write(move, letter_at, steps)

    def _comes_in(self, letter: str | None) -> bool:
        """Return True if what a move of a piece states is a piece that comes in behind it."""
        return letter is not None and self.base.number(letter, letter) >= len(self.base.letters)

    def read(self, text: str) -> MoveWanted | None:
        base = self.base
        if base.game.seirawan_gating and (match := _ENTERING.match(text)):
            wanted = self.read(match[1])
            if isinstance(wanted, CastlingWanted) and match[3]:
                wanted.gate = match[2], base.names.number(match[3])
            elif isinstance(wanted, SanWanted):
                wanted.promotion = match[2]
            return wanted
        if match := re.match(CASTLING_SAN, text):
            written = "O-O-O" if match[2] else "O-O"
            return CastlingWanted(None, self._castlers[0], castling=written, san=self)
        match = _TURNED.match(text)
        if match is not None and base.promoted and (becomes := match[2]) in base.types:
            # The text names the kind after the move, which may be the other side of the piece.
            wanted = self.read(match[1])
            if isinstance(wanted, SanWanted) and not wanted.promotion:
                wanted.turned = lambda plain, stated: any(
                    base.plain(base.became(letter, stated) or "") == becomes
                    for letter, written in base.written.items()
                    if written == plain
                )
                return wanted
        return super().read(text)

    def resembles(self, typed: str, written: str) -> bool:
        """Return True if a move is of the kind meant; a move of the King may mean castling."""
        return super().resembles(typed, written) or (
            self.kind(typed) in self._castlers and self.kind(written) == "O-O"
        )

    def kind(self, text: str) -> str:
        """Return the letter of the piece that a text seems to mean, or ``O-O`` for castling."""
        castles = text[:1] in ("O", "0", "o") and text[1:2] in ("", "-")
        return "O-O" if castles else super().kind(text)

    def becoming(self, letter: str, promotion: str | None) -> str:
        became = self.base.became(letter, promotion) if promotion else None
        return f"={self.base.plain(became)}" if became else ""

    def captures(self, origin: int, target: int, letter_at: LetterAt) -> bool:
        if letter_at(target) is not None:
            return True
        letter, rules = letter_at(origin), self._rules
        if letter is None or rules.takes_as_it_goes(letter):
            return False
        occupied = sum(1 << at for at in range(self.base.size) if letter_at(at) is not None)
        return not rules.goes(letter, origin, target, occupied)

    @cached_property
    def _castlers(self) -> tuple[str, ...]:
        """Return the letters of the pieces that castle as a King does; the King's without any."""
        castlers = sorted(self._rules.movers.castlers)
        return tuple(self.base.letters[number] for number in castlers) or (self.base.royal,)

    @property
    def _rules(self) -> Any:
        return self.base.pair_rules(Join.ROTATE)
