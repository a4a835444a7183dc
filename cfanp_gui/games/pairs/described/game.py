"""A described game as a base game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property, lru_cache

from cfanp_gui.core.boards import Join, Look, Zone
from cfanp_gui.core.pieces import FIDE_TYPES, PieceType
from cfanp_gui.core.queries import ProgramVariant
from cfanp_gui.core.square_sets import squares as squares_of
from cfanp_gui.core.text import Text, presented
from cfanp_gui.games.armies.base_game import (
    TURNED_BACK,
    TURNED_OVER,
    BaseGame,
    Demands,
    DrawCounts,
    EndRules,
    PassRules,
)
from cfanp_gui.games.pairs.described.betza import Way, parse
from cfanp_gui.games.pairs.described.description import Description, Kind
from cfanp_gui.games.pairs.described.keys import COMMONER, KING, PAWN, WHITE
from cfanp_gui.games.pairs.described.outlines import disc_of, family_of, outline_of
from cfanp_gui.games.pairs.described.piece_names import named


class DescribedGame(BaseGame):
    """Base game that a file describes; the same object for the same description."""

    source: str = ""
    """Text of its section of the program's own file, with those of its ancestors."""

    rules_path = "cfanp_gui.games.pairs.described.rules:DescribedPairs"
    search_path = "cfanp_gui.games.cfanp.dialect_state:search_state"
    words_path = "cfanp_gui.games.pairs.described.rule_text"

    def __init__(self, game: Description) -> None:
        self.game = game
        self.key = game.key
        self.name = self.rule = Text("{name}", name=game.shown.name)
        self.history = Text("{about}", about=game.shown.about)
        self.native = game.shown.native
        self.family = game.shown.family or self.family
        self.files = game.files
        self.ranks = game.half
        self.strip = game.ranks - 2 * game.half
        self.look = game.shown.look
        self.letters = tuple(kind.letter for kind in game.kinds)
        self.types = {kind.letter: self._type(kind) for kind in game.kinds}
        self.pawn = next((kind.letter for kind in game.kinds if kind.type == PAWN), "")
        results = {"draw": "draw", "loss": "lost", "win": "won"}
        self.stalemate = results[game.stalemate_value]
        self.repeated = results[game.n_fold_value]
        self.repeated_for_white = game.n_fold_value_absolute
        self.perpetual_loses = game.perpetual_check_illegal and game.has_king
        self.draws = DrawCounts(game.n_move_rule, game.n_fold_rule, claims=False)
        held = {kind.held for kind in game.kinds} | set(game.sides[0].hand + game.sides[1].hand)
        in_hand = game.piece_drops or game.seirawan_gating
        self._in_hand = "".join(sorted(held - {""})) if in_hand else ""
        self.dropped = self._in_hand if game.piece_drops else ""
        self.no_mate_by = game.no_mate_by if game.has_king else ""
        self.promoted = {kind.letter: kind.promotes for kind in game.kinds if kind.promotes}
        self._demoted = {kind.letter: kind.demoted for kind in game.kinds if kind.demoted}
        becoming = [letter for side in game.sides for letter in side.promotions if side.pawns]
        if self.promoted:
            becoming.append(TURNED_OVER)
        if self._demoted:
            becoming.append(TURNED_BACK)
        if game.seirawan_gating:
            becoming += self._in_hand
        self.becoming = tuple(dict.fromkeys(becoming))
        self.pushes_pawns = self._pushes_pawns()
        self.sets = {_key(name): dict(letters) for name, letters in game.armies}
        self.set_names = {_key(name): name for name, _ in game.armies}
        self.most_pieces = max(len(side.array) for side in game.sides)
        self.ends, self.demands = _ends(game), _demands(game)
        self.emblem = "".join(_emblem(game, self.types))
        passes = PassRules(
            (game.pass_white, game.pass_black),
            (game.pass_on_stalemate_white, game.pass_on_stalemate_black),
            game.bikjang_rule and game.has_king,
        )
        self.passes = passes if passes != PassRules() else None
        self.has_gates = game.gating
        blown_to_hand = game.blast_on_capture and game.captures_to_hand
        self.has_sided_rights = game.cambodian_moves or blown_to_hand
        tried = game.pseudo_royal, game.blast_on_capture, game.mutually_immune, game.has_cannons
        if any(tried):
            self.rules_path = "cfanp_gui.games.pairs.described.tried_rules:TriedPairs"
        if game.gating:
            kind = "TriedGatingPairs" if any(tried) else "GatingPairs"
            self.rules_path = f"cfanp_gui.games.pairs.described.gating_rules:{kind}"
        self.written = {kind.letter: kind.written for kind in game.kinds}
        """Letters of its pieces in SAN, by their own letters."""

    def __reduce__(self) -> tuple[object, ...]:
        return super().__reduce__() if self.chosen else (described_game, (self.game,))

    def make_own(self, source: str) -> None:
        """Have it be a game of the program: with its section, and a name that is translated."""
        self.source = source
        self.name = self.rule = presented(self.game.shown.name)
        self.history = presented(self.game.shown.about)

    def is_like(self, other: DescribedGame) -> bool:
        """Return True if it has the rules of another game, however they are shown."""
        return self.game._replace(shown=other.game.shown) == other.game

    @property
    def unmarked(self) -> BaseGame:
        white, black = self.game.sides
        if not white.lines and not black.lines:
            return self
        sides = white._replace(lines=0), black._replace(lines=0)
        return described_game(self.game._replace(sides=sides))

    def game_of(self, join: Join) -> Description:
        """Return the description that counts where half-boards are joined in some way."""
        return self.game

    def _pushes_pawns(self) -> bool:
        """Return True if pawns must promote on the last rank, and cannot stand there otherwise."""
        game, pawn = self.game, self.pawn
        last = ((1 << game.files) - 1) << game.size - game.files
        return (
            bool(pawn)
            and game.mandatory_pawn_promotion
            and not (game.piece_drops and game.promotion_zone_pawn_drops)
            and not game.limits
            and not any(kind.promotes for kind in game.kinds if kind.letter == pawn)
            and all(
                side.promotion == last
                and pawn in side.pawns
                and side.promotions
                and PAWN not in dict(side.mobility)
                for side in game.sides
            )
        )

    def pawn_becomes(self, army: int) -> Sequence[str]:
        return self.game.sides[army & 1].promotions

    def _type(self, kind: Kind) -> PieceType:
        kinds = self.game.kinds
        types = {other.type for other in kinds}
        family = self.game.shown.outlines or family_of(types, self.game.piece_drops)
        was = next((other.type for other in kinds if other.promotes == kind.letter), "")
        royal = kind.type == KING
        # In games without a King the one who moves like it stands for it.
        shape = KING if kind.type == COMMONER and not self.game.has_king else kind.type
        given = dict(self.game.shown.pieces).get(kind.letter, "")
        outline = outline_of(family, shape, was, given)  # without one the letter is drawn
        glyph = next((fide.glyph for fide in FIDE_TYPES.values() if fide.asset == outline), "")
        if outline == KING and kind.moves != parse("K"):
            outline = ""  # a royal piece of other moves
        return named(kind, given, outline)._replace(
            letter=kind.letter,
            asset=outline or disc_of(kind.written, kind.moves),
            value=0 if royal else self._value(kind),
            glyph=glyph or ("" if "+" in kind.letter else kind.written),
            royal=royal,
        )

    def _value(self, kind: Kind) -> int:
        """Return the value of a piece in pawns, from the file or by its mobility."""
        stated = dict(self.game.values).get(kind.plain)
        if stated is not None:
            pawn = dict(self.game.values).get(self.pawn, 100) if self.game.values else 100
            return max(1, round(stated / max(pawn, 1)))
        usual = next((fide.value for fide in FIDE_TYPES.values() if str(fide.name) == kind.type), 0)
        return usual or mobility_value(kind.betza)

    def army(self, number: int, join: Join) -> Mapping[int, str]:
        return self.chosen_set(number) if self.chosen else dict(self.game.sides[number & 1].array)

    needs_pieces = False

    @property
    def held(self) -> str:
        return self._in_hand

    def gates_of(self, number: int) -> Sequence[int]:
        """Return the squares of an army's half-board that are gates at the start."""
        return squares_of[self.game.sides[number & 1].gates]

    def has_king(self, number: int) -> bool:
        return self.royal in dict(self.game.sides[number & 1].array).values()

    def starting_hand(self, number: int) -> str:
        return self.game.sides[number & 1].hand

    def plain(self, letter: str) -> str:
        return self.written.get(letter, letter)

    @cached_property
    def becomes(self) -> tuple[str | None, ...]:
        gates = self.letters if self.game.seirawan_gating else ()
        return (*map(self._stated, self.letters), *gates)

    def number(self, letter: str, stated: str | None) -> int:
        pawns = self.game.sides[0].pawns | self.game.sides[1].pawns
        if stated is None or not self.game.seirawan_gating or letter in pawns or len(stated) != 1:
            return super().number(letter, stated)
        return len(self.letters) + self.letters.index(stated) if stated in self.letters else -1

    def _stated(self, letter: str) -> str | None:
        """Return the text with which a move states that a piece becomes one of a letter."""
        if letter in self.promoted.values():
            return TURNED_OVER
        if (plain := letter.removesuffix("~")) in self.becoming:
            return plain
        return TURNED_BACK if letter in self._demoted.values() else None

    def became(self, letter: str, stated: str | None) -> str | None:
        if stated == TURNED_OVER:
            return self.promoted.get(letter)
        if stated == TURNED_BACK:
            return self._demoted.get(letter)
        return f"{stated}~" if f"{stated}~" in self.types else stated or letter

    @property
    def variant(self) -> ProgramVariant:
        return ProgramVariant(
            self.key, self.name, self.definition or self.source, common=not self.definition
        )

    @cached_property
    def drops(self) -> tuple[str, ...]:
        promoted = self.promoted if self.game.drop_promoted else {}
        return (*self.dropped, *(promoted[letter] for letter in self.dropped if letter in promoted))

    @property
    def not_applied(self) -> tuple[str, ...]:
        """Return the keys of the rules that are not applied."""
        return self.game.not_applied

    @cached_property
    def zones(self) -> tuple[Zone, ...]:  # type: ignore[override]
        """Return the zones of a half-board: a palace, a river, and a promotion zone.

        A river is where soldiers that have crossed to the other half-board move in another way.
        """
        side = self.game.sides[WHITE]
        half = self.files * self.ranks
        palace = dict(side.mobility).get("king", 0)
        zones = []
        if palace and palace.bit_count() < half and self.look is Look.POINTS:
            zones.append(Zone("palace", frozenset(at for at in range(half) if palace >> at & 1)))
        if self.look is Look.POINTS and not self.strip and self.game.soldier_rank == self.ranks + 1:
            zones.append(Zone("river", frozenset(range(half - self.files, half))))
        far = self.game.size - half
        zone = frozenset(
            self.game.size - 1 - at for at in range(far, self.game.size) if side.promotion >> at & 1
        )
        if len(zone) in range(1, half) and any(kind.promotes for kind in self.game.kinds):
            zones.append(Zone("promotion", zone))
        return tuple(zones)

    def too_many(self, letters: Sequence[str], army: str) -> Iterator[Text]:
        yield from ()


def _ends(game: Description) -> EndRules | None:
    """Return the ends of armies other than by checkmate; an army without a King needs some."""
    has_flags = any(side.flag for side in game.sides)
    if not (has_flags or game.check_counting or game.extinct) and game.has_king:
        return None
    king = {game.kinds[0].letter} if game.has_king else set()
    white, black = game.sides
    return EndRules(
        (white.checks, black.checks) if game.check_counting else (0, 0),
        has_flags,
        (white.flag_pieces == king, black.flag_pieces == king),
        game.flag_move,
        game.flag_piece_safe,
        game.extinction_value if game.extinct else "none",
        game.extinction_piece_count,
        game.extinction_opponent_piece_count,
    )


def _emblem(game: Description, types: Mapping[str, PieceType]) -> Iterator[str]:
    """Yield signs of rules that the array does not show.

    They stand for the number of checks, explosions, compulsory captures, the number of armies to
    choose from, and the pieces an army must keep, where these are others than a King.
    """
    if game.check_counting:
        yield f"+{min(side.checks for side in game.sides)}"
    if game.blast_on_capture:
        yield "✸"
    if game.must_capture:
        yield "×!"
    if game.armies:
        yield f"×{len(game.armies)}"
    kept = game.extinction_piece_count + 1
    alone = [types[letter].glyph for letter in types if {letter} in game.extinct]
    if game.extinction_value == "loss" and (len(alone) > 1 or kept > 1 or alone in (["♟"], ["♛"])):
        yield from (glyph * kept for glyph in alone)
    if game.pseudo_royal and game.has_king:
        royal = frozenset[str]().union(*game.pseudo_royal)
        yield "".join(["♚", *(types[letter].glyph for letter in types if letter in royal)])


def _demands(game: Description) -> Demands | None:
    """Return the moves that are demanded or forbidden; None if there are none."""
    drops = "".join(sorted(game.must_drop_kinds)) if game.must_drop else ""
    demands = Demands(game.must_capture, drops, not game.checking, game.makpong_rule)
    return demands if any(demands) else None


def _key(name: str) -> str:
    """Return the key of a set in options, which has no spaces."""
    return "-".join(name.casefold().replace(",", " ").split())


@lru_cache(maxsize=1024)
def described_game(game: Description) -> DescribedGame:
    """Return the base game of a description, the same one each time."""
    return DescribedGame(game)


def mobility_value(betza: str) -> int:
    """Return the approximate value of a piece in pawns by its moves.

    It counts the squares it reaches, halved for each kind of move that it lacks.
    """
    moves = parse(betza)
    total = 0.0
    for legs in (moves.quiet, moves.takes):
        for leg in legs:
            total += {
                Way.SLIDE: min(leg.most or 4, 4) * 0.3,
                Way.HOP: 0.5,
                Way.OVER: 0.3,
                Way.LAME: 0.22,
            }.get(leg.way, 0.19)
    return max(1, round(total))
