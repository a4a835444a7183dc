"""A described game as a base game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

from cfanp_gui.core.boards import Join, Zone
from cfanp_gui.core.pieces import FIDE_TYPES, PieceType
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies.base_game import BaseGame, DrawCounts
from cfanp_gui.games.pairs.described.betza import Way, parse
from cfanp_gui.games.pairs.described.description import Description, Kind
from cfanp_gui.games.pairs.described.keys import WHITE
from cfanp_gui.games.pairs.described.piece_kinds import PAWN
from cfanp_gui.games.pairs.described.piece_names import asset_of, name_of

if TYPE_CHECKING:
    from cfanp_gui.games.pairs.described.rules import DescribedPairs


class DescribedGame(BaseGame):
    """A base game that a file describes; the same one for the same description."""

    def __init__(self, game: Description) -> None:
        self.game = game
        self.key = game.key
        self.name = Text("{name}", name=game.name)
        self.files = game.files
        self.ranks = game.half
        self.strip = game.ranks - 2 * game.half
        self.look = game.look
        self.letters = tuple(kind.letter for kind in game.kinds)  # type: ignore[assignment]
        self.types = {kind.letter: self._type(kind) for kind in game.kinds}
        self.pawn = next((kind.letter for kind in game.kinds if kind.type == PAWN), "")
        self.rule = self.name
        self.stalemate = game.stalemate
        self.draws = DrawCounts(game.move_rule, game.fold_rule, claims=False)
        held = {kind.held for kind in game.kinds} | set(game.sides[0].hand + game.sides[1].hand)
        self.dropped = "".join(sorted(held - {""})) if game.drops else ""
        self.no_mate_by = game.no_mate_by
        self.becoming = "".join(self._becoming())
        self.most_pieces = max(len(side.array) for side in game.sides)
        self._plain = {kind.letter: kind.plain for kind in game.kinds}

    def __reduce__(self) -> tuple[object, ...]:
        return described_game, (self.game,)

    def _becoming(self) -> list[str]:
        found = [letter for side in self.game.sides for letter in side.promotions if side.pawns]
        signs = [sign for sign, has in (("+", any(kind.promotes for kind in self.game.kinds)),
                                        ("-", any(kind.demoted for kind in self.game.kinds)))
                 if has]  # fmt: skip
        return [*dict.fromkeys(found), *signs]

    def _type(self, kind: Kind) -> PieceType:
        name, several = name_of(self.game.key, kind)
        value = 0 if kind is self.game.kinds[0] else self._value(kind)
        return PieceType(
            kind.letter, name, Text("{name}", name=str(name)[:1].upper() + str(name)[1:]), several,
            asset_of(kind), value, "", royal=kind is self.game.kinds[0],
        )  # fmt: skip

    def _value(self, kind: Kind) -> int:
        """Return what a piece is worth in pawns: as the file says, or by how far it goes."""
        said = dict(self.game.values).get(kind.plain)
        if said is not None:
            pawn = dict(self.game.values).get(self.pawn, 100) if self.game.values else 100
            return max(1, round(said / max(pawn, 1)))
        usual = next((one.value for one in FIDE_TYPES.values() if str(one.name) == kind.type), 0)
        return usual or mobility_value(kind.betza)

    def plain(self, letter: str | None) -> str | None:
        """Return the letter under which a piece moves, as people write it."""
        return self._plain[letter] if letter is not None else None

    def army(self, number: int, join: Join) -> Mapping[int, str]:  # noqa: ARG002
        return dict(self.game.sides[number & 1].array)

    @property
    def sets(self) -> tuple[str, ...]:
        """Return the names of the sets of pieces among which each army may choose, if it may."""
        return tuple(name for name, _ in self.game.armies)

    def army_of(self, number: int, name: str) -> Mapping[int, str]:
        """Return how an army stands that has chosen a set; Black’s stand as White’s face them."""
        files = self.files
        letters = dict(self.game.armies)[name]
        if number & 1:
            letters = tuple((at + files - 1 - 2 * (at % files), letter) for at, letter in letters)
        return dict(letters)

    def rules_type(self) -> type[DescribedPairs]:
        from cfanp_gui.games.pairs.described.rules import DescribedPairs

        return DescribedPairs

    def move_text(self, origin: int, target: int, becomes: str | None) -> str:
        names = self.names.joined
        start = names[origin] if origin >= 0 else f"{self.letters[~origin]}@"
        return start + names[target] + self.sign(becomes)

    def sign(self, becomes: str | None) -> str:
        """Return what a move ends in by which a piece becomes another."""
        if becomes is None:
            return ""
        if becomes.startswith("+"):
            return "+"
        if becomes in {kind.demoted for kind in self.game.kinds}:
            return "-"
        return becomes[0].lower()

    @property
    def not_applied(self) -> tuple[str, ...]:
        """Return the keys of the rules that are left out."""
        return self.game.not_applied

    @cached_property
    def zones(self) -> tuple[Zone, ...]:  # type: ignore[override]
        """Return what stands out on a half-board: a palace, and a promotion zone."""
        side = self.game.sides[WHITE]
        half = self.files * self.ranks
        palace = dict(side.mobility).get("king", 0)
        found = []
        if palace and palace.bit_count() < half:
            found.append(Zone("palace", _squares(palace, half)))
        far = self.game.size - half
        zone = frozenset(self.game.size - 1 - at for at in range(far, self.game.size)
                         if side.promotion >> at & 1)  # fmt: skip
        if zone and any(kind.promotes for kind in self.game.kinds):
            found.append(Zone("promotion", zone))
        return tuple(found)

    def too_many(self, letters: Sequence[str], army: str) -> Iterator[Text]:  # noqa: ARG002
        yield from ()


def _squares(region: int, count: int) -> frozenset[int]:
    return frozenset(at for at in range(count) if region >> at & 1)


@lru_cache(maxsize=1024)
def described_game(game: Description) -> DescribedGame:
    """Return the base game of a description, the same one each time."""
    return DescribedGame(game)


def mobility_value(betza: str) -> int:
    """Return about what a piece is worth in pawns by its moves: what it reaches, halved for each
    kind of move that it lacks."""
    moves = parse(betza)
    total = 0.0
    for legs in (moves.quiet, moves.takes):
        for leg in legs:
            total += {Way.SLIDE: min(leg.most or 4, 4) * 0.3, Way.HOP: 0.5, Way.OVER: 0.3,
                      Way.LAME: 0.22}.get(leg.way, 0.19)  # fmt: skip
    return max(1, round(total))
