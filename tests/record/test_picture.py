"""Pictures of positions: valid XML, whatever the names are, and what is on them."""

from __future__ import annotations

import random
import re
from typing import cast
from xml.etree import ElementTree

import chess.svg
import pytest

from cfanp_gui.core.boards import STRIP, BoardSpec, Edge, Look, Seam, Square, Zone
from cfanp_gui.core.game import Position
from cfanp_gui.core.pieces import FIDE_TYPES, Piece, PieceStyle, PieceType
from cfanp_gui.core.seats import Seat, SeatStatus
from cfanp_gui.core.text import Text
from cfanp_gui.games.registry import find_game
from cfanp_gui.record import palette, picture, picture_parts
from cfanp_gui.record.board_lines import INK
from cfanp_gui.record.drawings import Arrow
from cfanp_gui.record.picture_document import PAPER
from cfanp_gui.record.picture_layout import FRAME
from cfanp_gui.record.picture_layout import SQUARE as SIDE
from tests import ROOT
from tests.core.build import cfen
from tests.games.armies.shogi import ShogiForAnyNumber
from tests.games.armies.xiangqi import XiangqiForAnyNumber
from tests.record.games import CFANP, MANY_BONUS_MOVES, at, do, new_game, play_on
from tests.record.pictures import svg
from tests.session import halves

SVG = "{http://www.w3.org/2000/svg}"
LINK = "{http://www.w3.org/1999/xlink}href"
NASTY = (
    "<script>",
    'Anna & "Ben"',
    "]]>",
    "\x00\x1b\ufffe\ud800",
    "</svg>",
    "&amp;",
    "",
    "x" * 500,
)


def parsed(text: str) -> ElementTree.Element:
    """Return the root of a picture that is valid XML and valid UTF-8."""
    return ElementTree.fromstring(text.encode("utf-8"))


def texts(root: ElementTree.Element) -> list[str]:
    return [element.text or "" for element in root.iter(f"{SVG}text")]


@pytest.mark.parametrize("players", [2, 3, 4, 7, 8, 13, 26])
def test_every_piece_and_half_board_is_there(players: int) -> None:
    position = new_game(players).start
    root = parsed(svg(position))
    uses = [element.get(LINK) for element in root.iter(f"{SVG}use")]
    assert len(uses) == 16 * players
    shapes = {element.get("id") for element in root.iter(f"{SVG}g") if element.get("id")}
    assert shapes == {str(use).removeprefix("#") for use in uses}
    assert {chr(ord("A") + board) for board in range(players)} <= set(texts(root))
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("join", ["rotate", "reflect"])
def test_positions_of_random_games_are_drawn(seed: int, join: str) -> None:
    rng = random.Random(f"{seed} {join}")
    game = new_game(rng.choice((2, 3, 5, 8)), join=join, captured=rng.choice(("taken", "removed")))
    position = play_on(game, rng, 120)
    root = parsed(svg(position))
    assert len(list(root.iter(f"{SVG}use"))) == len(position.pieces())


def test_names_are_plain_text() -> None:
    root = parsed(svg(new_game(8).start, NASTY))
    shown = texts(root)
    assert "<script>" in shown
    assert 'Anna & "Ben"' in shown
    assert "&amp;" in shown
    assert "Player 7" in shown
    assert "x" * (picture.MAX_NAME - 1) + "…" in shown
    assert not list(root.iter(f"{SVG}script"))


def test_two_armies_lie_as_a_chess_board_does() -> None:
    root = parsed(svg(new_game(2).start, ("Anna", "Ben"), ("#112233", "#ddeeff")))
    assert {"1", "8", "a", "h", "to move"} <= set(texts(root))
    fills = {element.get("fill") for element in root.iter()}
    assert {"#112233", "#ddeeff"} <= fills


def test_the_state_of_armies_is_described() -> None:
    root = parsed(svg(at(MANY_BONUS_MOVES)))
    assert "to move: 1" in texts(root) or any("to move" in text for text in texts(root))
    dead = do(new_game(3).start, "resign:2")
    assert "dead" in texts(parsed(svg(dead)))
    assert palette.DEAD in svg(dead)
    taken = do(new_game(3).start, "AB:f2f3", "AB:e7e5", "BC:e7e5", "AB:g2g4", "AB:d8h4")
    assert "led by B" in texts(parsed(svg(taken)))


def test_plates_say_what_is_owed_and_who_is_frozen() -> None:
    game = find_game("cfanp")
    line = cfen(3, "Ka:Aa1 Na:Ab3 Kb:Bd1 Pb:Bc2 Pb:Bd2 Pb:Be2 Ra:Bh1 Kc:Cg1", army="c", turn="1")
    frozen = game.from_text(f"{line} f=b:AB", {"kingcapture": True})
    assert ">frozen on A+B<" in svg(frozen)
    both = game.from_text(f"{line} f=b:AB;w=b:Bh1", {"kingcapture": True})
    assert ">frozen on A+B, King in danger<" in svg(both)
    longer = svg(both, localize=lambda text: text.replace("frozen", "turned to solid ice"))
    assert ">King in danger<" in longer, "what has room where not all has; frost is drawn besides"
    owing = game.from_text(f"{line} d=1:3", {"exchange": True})
    drawn = svg(owing, names=("A name that is rather long as such",))
    assert ">owes a piece worth 3 or more<" in drawn
    assert ">A name that is…<" in drawn


def test_squares_can_be_marked() -> None:
    plain, marked = (svg(new_game(3).start, marked=places) for places in ((), (Square(0, 12),)))
    assert marked.count("<rect") == plain.count("<rect") + 1


def test_a_ring_is_drawn_with_its_pockets() -> None:
    ring = find_game("ring")
    position: Position = ring.initial(3, {})
    for text in ("1:e2e4", "1:d7d5", "1:e4d5"):
        position, _ = position.apply(ring.parse_action(text))
    names = ("Ann", "Ben", "Cyd")
    root = parsed(svg(position, names, types=ring.piece_types))
    uses = [element.get(LINK) for element in root.iter(f"{SVG}use")]
    held = [piece for pile in position.stockpiles.values() for piece in pile]
    assert held
    # What lies in a pocket is seen at the board where its colour is of use.
    assert len(uses) == len(position.pieces()) + len(held)
    assert {f"{piece.letter}{'ab'[piece.army]}{piece.set}" for piece in held} <= {
        str(use).removeprefix("#") for use in uses
    }
    shown = texts(root)
    assert all(shown.count(name) == 2 for name in names)
    # The boards are named as those of chess, whichever half they are on.
    assert {str(rank) for rank in range(1, 9)} | set("abcdefgh") <= set(shown)
    fills = {element.get("fill") for element in root.iter()}
    assert {palette.WHITE_ARMY, palette.BLACK_ARMY} <= fills
    empty = parsed(svg(ring.initial(3, {}), names))
    assert len(list(empty.iter(f"{SVG}use"))) == 3 * 32


class MadeUp:
    """Two boards of 14 by 5 and 3 by 26 side by side, a piece ``Z``, one seat to move."""

    players = 3

    def boards(self) -> tuple[BoardSpec, ...]:
        return (
            BoardSpec(0, 14, 5, 0, "A", (Seam(Edge.EAST, 1, Edge.WEST),)),
            BoardSpec(1, 3, 26, 1, "B", (Seam(Edge.WEST, 0, Edge.EAST),), swapped=True),
        )

    def pieces(self) -> dict[Square, Piece]:
        return {Square(0, 0): Piece("Z", 0), Square(1, 77): Piece("K", 1)}

    def style(self, piece: Piece) -> PieceStyle:
        return PieceStyle(piece.army, label="xy"[piece.army])

    def outcome(self) -> None:
        return None

    def seats(self) -> tuple[Seat, ...]:
        return (
            Seat(0, 0, 0, "A"), Seat(1, 1, 1, "B"), Seat(2, 1, 2, "C", Edge.NORTH),
        )  # fmt: skip

    def seat_status(self, seat: int) -> SeatStatus:
        return SeatStatus(
            self.seats()[seat], seat + 1, seat + 1, paint=seat, to_move=seat == 2,
            waiting=Text("the tide") if seat == 0 else None,
        )  # fmt: skip


class Zoned(MadeUp):
    """The same with a road on one board and two zones that share a square on the other."""

    def boards(self) -> tuple[BoardSpec, ...]:
        one, other = super().boards()
        shared = (Zone("orchard", frozenset({0, 1})), Zone("promotion", frozenset({1, 2})))
        return one._replace(zones=(Zone("road", frozenset({5, 6, 7})),)), other._replace(
            zones=shared
        )


def test_other_zones_are_tinted_and_named() -> None:
    plain, zoned = (parsed(svg(cast(Position, made()))) for made in (MadeUp, Zoned))
    assert len(list(zoned.iter(f"{SVG}rect"))) == len(list(plain.iter(f"{SVG}rect"))) + 4
    named = [title.text for rect in zoned.iter(f"{SVG}rect") for title in rect]
    assert sorted(str(name) for name in named) == ["orchard", "orchard", "promotion", "promotion"]
    fills = {rect.get("fill") for rect in zoned.iter(f"{SVG}rect") if len(rect)}
    assert len(fills) == 2


def test_roads_are_lines() -> None:
    (road,) = (path for path in parsed(svg(cast(Position, Zoned()))).iter(f"{SVG}path")
               if [title.text for title in path] == ["road"])  # fmt: skip
    steps = road.get("d") or ""
    assert steps.count("M") == steps.count("h60") + steps.count("v60") > 3


def test_boards_of_any_size_lie_as_their_seams_say() -> None:
    zebra = PieceType("Z", Text("zebra"), Text("Zebra"), "%n zebra(s)", "zebra", 3)
    position = cast(Position, MadeUp())
    types = {**FIDE_TYPES, "Z": zebra}
    marked = (Square(1, 0),)
    root = parsed(svg(position, ("Ann", "Ben", "Cyd"), marked=marked, types=types))
    shown = texts(root)
    assert {"Ann", "Ben", "Cyd", "n", "26", "A", "B", "C", "waits: the tide"} <= set(shown)
    title = root.find(f"{SVG}title")
    assert title is not None
    assert title.text == "Cyd to move"
    squares = [
        (float(one.get("x", "")), float(one.get("y", "")), one.get("fill"))
        for one in root.iter(f"{SVG}rect")
        if one.get("width") == one.get("height") == str(picture.SQUARE)
    ]
    assert len(squares) == 14 * 5 + 3 * 26 + 1
    uses = {str(use.get(LINK)): str(use.get("transform")) for use in root.iter(f"{SVG}use")}
    assert set(uses) == {"#Za", "#Kb"}
    # The first ranks are in line, and the boards meet without a frame between them.
    lowest = max(y for _, y, _ in squares)
    left = min(x for x, _, _ in squares)
    assert uses["#Za"] == f"translate({left:g} {lowest:g})"
    assert uses["#Kb"] == f"translate({left + 16 * 60:g} {lowest - 25 * 60:g})"
    assert sum(y == lowest for _, y, _ in squares) == 14 + 3 + 1
    # Exchanged colours: where the boards meet, a row has two light squares side by side or none.
    ((_, _, dark),) = [one for one in squares if one[:2] == (left, lowest)]
    corner = next(one for one in squares if one[:2] == (left + 14 * 60, lowest))
    assert corner[2] != dark


@pytest.mark.parametrize("letter", "KQRBNP")
def test_pieces_wear_their_paint(letter: str) -> None:
    for fill in palette.default_colours(26):
        text = picture_parts.piece(letter, fill)
        assert fill in text
        assert "#fff" not in text.replace(fill, "")
        assert "#000" not in text.replace(fill, "")
        ElementTree.fromstring(text)
    assert letter in chess.svg.PIECES


def test_all_systems_have_paint_for_everybody() -> None:
    for players in range(CFANP.min_players, CFANP.max_players + 1):
        colours = palette.default_colours(players)
        assert len(colours) == len(set(colours)) == players


def test_a_frozen_army_has_crystals_and_one_without_a_king_is_cracked() -> None:
    mate = "7Ka/1Ra6/8/8|1Nb6/8/7Ra/4Kb3|8/8/2Rc5/3Kc4 a 1/2/3 -/-/- - 1 0 1"
    options = {"kingcapture": True}
    found = CFANP.from_text(mate, options)
    assert picture_parts.CRYSTAL not in svg(found)
    for text, frozen, stone in (("AB:b3b8", 2, 0), ("AC:f7f6", 2, 0), ("AB:b8d8", 0, 1)):
        found, _ = found.apply(CFANP.parse_action(text))
        drawn = svg(found)
        parsed(drawn)
        assert (drawn.count(picture_parts.CRYSTAL), drawn.count(picture_parts.CRACK)) == (
            frozen,
            stone,
        ), text


# Half-boards of any size and look


def drawn_squares(root: ElementTree.Element) -> dict[tuple[float, float], str]:
    """Return the fill of each square by its place, from the left and the top of its block."""
    found = [
        (float(one.get("x", "")), float(one.get("y", "")), str(one.get("fill")))
        for one in root.iter(f"{SVG}rect")
        if one.get("width") == one.get("height") == str(picture.SQUARE)
    ]
    left, top = min(x for x, _, _ in found), min(y for _, y, _ in found)
    return {((x - left) / 60, (y - top) / 60): fill for x, y, fill in found}


@pytest.mark.parametrize("kind", [halves.HalvesPosition, halves.Reflected])
@pytest.mark.parametrize("boards", [(0, 1), (1, 0)])
@pytest.mark.parametrize(("files", "ranks", "strip"), [(9, 5, 0), (3, 2, 0), (5, 2, 1), (4, 3, 2)])
def test_light_and_dark_follow_the_joined_board(
    files: int, ranks: int, strip: int, boards: tuple[int, int], kind: type[halves.HalvesPosition]
) -> None:
    start = halves.position(files, ranks, 2, strip, kind=kind)
    fills = drawn_squares(parsed(svg(start, boards=boards, types=halves.Halves.piece_types)))
    assert len(fills) == files * (2 * ranks + strip)
    for (column, row), fill in fills.items():
        assert fills.get((column + 1, row)) != fill
        assert fills.get((column, row + 1)) != fill
    assert fills[0, 2 * ranks + strip - 1] == PAPER.dark, "the corner of the first board"


def test_a_strip_is_in_the_picture_of_a_pair_and_of_all() -> None:
    start = halves.position(5, 2, 3, 1, on_strip={1: 0, 3: 1})
    types = halves.Halves.piece_types
    pair = parsed(svg(start, boards=(0, 2), types=types))
    assert len(drawn_squares(pair)) == 25
    assert len(list(pair.iter(f"{SVG}use"))) == 12
    assert [text for text in texts(pair) if text.isdigit()].count("3") == 2, "its rank is named"
    whole = parsed(svg(start, types=types))
    assert len(list(whole.iter(f"{SVG}use"))) == 17
    arrow = Arrow(Square(STRIP, 1), Square(2, 0), "G")
    drawn = svg(start, boards=(0, 2), types=types, arrows=[arrow])
    assert drawn != svg(start, boards=(0, 2), types=types)


def test_a_strip_between_several_pairs_stands_below_them_in_the_middle() -> None:
    start = halves.position(5, 2, 4, 1)
    root = parsed(svg(start, types=halves.Halves.piece_types))
    width = float(root.get("width", 0))
    groups = [one for one in root.iter(f"{SVG}g") if len(list(one.findall(f"{SVG}rect"))) > 5]
    places = [
        [float(part) for part in re.findall(r"[\d.]+", one.get("transform", ""))] for one in groups
    ]
    *pairs, strip = places
    assert len(pairs) == 2
    assert strip[1] > max(y for _, y in pairs)
    whole = 5 * SIDE + 2 * FRAME
    assert strip[0] + whole / 2 == pytest.approx(width / 2 - picture.MARGIN)


def test_points_and_palaces_are_lines() -> None:
    start = halves.position(9, 5, 2, look=Look.POINTS, zones=halves.XIANGQI)
    root = parsed(svg(start, types=halves.Halves.piece_types))
    assert set(drawn_squares(root).values()) == {PAPER.light}
    named = [title.text for path in root.iter(f"{SVG}path") for title in path]
    assert named == ["palace", "palace"]
    (palace, *_) = (path.get("d", "") for path in root.iter(f"{SVG}path") if len(path))
    assert palace.count("M") == palace.count("L") == 2
    grids = [path for path in root.iter(f"{SVG}path") if path.get("stroke-width") == "1.5"]
    assert len(grids) == 4, "two boards, two palaces"


def test_the_star_points_of_shogi_are_where_its_thirds_meet() -> None:
    """At the ends of the third and sixth files and ranks of two half-boards with their strip."""
    game = CFANP.variant({"base": "shogi"})
    drawn = parsed(svg(game.initial(2, {"base": "shogi"}), types=game.piece_types))
    dots = {(float(dot.get("cx", 0)), float(dot.get("cy", 0))) for dot in drawn.iter(f"{SVG}circle")
            if dot.get("fill") == INK}  # fmt: skip
    (left, right), (top, bottom) = (sorted({dot[axis] for dot in dots}) for axis in (0, 1))
    assert len(dots) == 4
    assert (right - left, bottom - top) == (3 * SIDE, 3 * SIDE)


def test_wedges_point_away_from_their_owner_on_every_board() -> None:
    """Of two half-boards pushed together the upper one lies turned, and the strip between."""
    text = "5/Ka1Pb2|5/GbKb1Ga1|5/Kc4 a 1/2/3 - - 1 0 1 base=shogi strip=PaPb3 hand=a:S,b:S"
    game = ShogiForAnyNumber()
    position = game.from_text(text, {})
    drawn = svg(position, types=game.piece_types, boards=(0, 1))
    used = re.findall(r'xlink:href="#([A-Z][a-z][^"]*)"', drawn)
    assert sorted(used) == sorted(
        [
            "Ka",  # at home, looking up
            "Pb-down",  # on the lower half-board, towards its back rank
            "Gb-down",  # at home on the upper one
            "Kb-down",
            "Ga",  # on the upper one, towards its back rank
            "Pa",  # on the strip away from home
            "Pb-down",
            "Sa",
            "Sb-down",
        ]
    )
    assert "rotate(180" in drawn


def test_tokens_are_drawn_with_their_characters() -> None:
    game = XiangqiForAnyNumber()
    start = game.initial(3, {"order": "seats"})
    drawn = svg(start, types=game.piece_types)
    for outline, side in (("general", "white"), ("general", "black"), ("cannon", "white")):
        file = ROOT / "resources" / "pieces" / "xiangqi" / f"{outline}-{side}.svg"
        sign = re.findall(r' d="([^"]+)"', file.read_text(encoding="utf-8"))[-1]
        assert sign in drawn
