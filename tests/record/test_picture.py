"""Pictures of positions, beyond what `tests/golden/drawn` keeps of them."""

import random
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import chess.svg
import pytest

from cfanp_gui.core.boards import BoardSpec, Edge, Join, Seam, Square
from cfanp_gui.core.game import Game
from cfanp_gui.core.pieces import FIDE_TYPES, PieceType
from cfanp_gui.core.text import Text
from cfanp_gui.games.registry import find_game
from cfanp_gui.record import palette, picture, picture_document, rendering
from cfanp_gui.record.drawings import Arrow
from cfanp_gui.record.picture_document import (
    PAPER,
    THEMES,
    PictureContent,
    PictureOptions,
    PictureStyle,
    Shapes,
    document,
)
from cfanp_gui.record.picture_layout import Laid, blocks
from cfanp_gui.session import record_pictures
from tests import ROOT
from tests.core.build import cfen
from tests.published import PUBLISHED
from tests.record.drawing import LINK, SVG, summary
from tests.record.games import CFANP, do, new_game, play_on, played
from tests.record.pictures import svg
from tests.session import halves

# Pictures of positions, beyond what `tests/golden/drawn` keeps of them.


OTHERS = {
    "H": PieceType("H", Text("horse"), Text("Horse"), "%n horse(s)", "knight", 3),
    "Z": PieceType("Z", Text("zebra"), Text("Zebra"), "%n zebra(s)", "zebra", 3, "♞"),
}


def parsed(text: str) -> ElementTree.Element:
    """Return a part of a picture."""
    return ElementTree.fromstring(f"<g>{text}</g>")


# Whole pictures


def test_positions_of_random_games_are_drawn() -> None:
    for seed in range(3):
        rng = random.Random(seed)
        join = "rotate" if seed else "reflect"
        game = new_game(
            rng.choice((2, 3, 5, 8)), join=join, captured=rng.choice(("taken", "removed"))
        )
        position = play_on(game, rng, 120)
        root = ElementTree.fromstring(svg(position).encode())
        assert len(list(root.iter(f"{SVG}use"))) == len(position.pieces())


def test_a_dead_army_has_a_grey_frame() -> None:
    line = cfen(3, "Ka:Aa1 Kb:Bd1 Kc:Cg1", control="1/-/3")
    drawn = svg(CFANP.from_text(line, {}), colours=("#111111", "#222222", "#333333"))
    framed = re.findall(r'<rect [^>]*fill="(#\w+)" stroke="#\w+" stroke-opacity="0.45"', drawn)
    assert framed == ["#111111", palette.DEAD, "#333333"]


@pytest.mark.parametrize("boards", [None, (2, 3)])
def test_a_pair_names_its_squares_as_on_the_screen(boards: tuple[int, ...] | None) -> None:
    drawn = svg(new_game(4).start, boards=boards)
    numbers = re.findall(r">([1-8])</text>", drawn)
    assert "".join(numbers[:16]) == "1122334455667788", "the lower half, then the upper one"
    assert "".join(re.findall(r">([a-h])</text>", drawn)[:16]) == "abcdefgh" * 2


def test_names_that_are_no_text_and_words_of_another_language() -> None:
    names = ("]]>", "\x00\x1b\ufffe\ud800", "</svg>")
    told = summary(svg(new_game(3).start, names))
    assert "“]]> | to move: 1 |" in told
    assert "| </svg>”" in told
    line = cfen(3, "Ka:Aa1 Na:Ab3 Kb:Bd1 Pb:Bc2 Pb:Bd2 Pb:Be2 Ra:Bh1 Kc:Cg1", army="c", turn="1")
    both = CFANP.from_text(f"{line} f=b:AB;w=b:Bh1", {"kingcapture": True})
    longer = svg(both, localize=lambda text: text.replace("frozen", "turned to solid ice"))
    assert ">King in danger<" in longer, "what has room where not all has; frost is drawn besides"


@pytest.mark.parametrize("kind", [halves.HalvesPosition, halves.Reflected])
@pytest.mark.parametrize(("files", "ranks", "strip"), [(9, 5, 0), (5, 2, 1), (4, 3, 2)])
def test_light_and_dark_follow_the_joined_board(
    files: int, ranks: int, strip: int, kind: type[halves.HalvesPosition]
) -> None:
    start = halves.position(files, ranks, 2, strip, kind=kind)
    for boards in ((0, 1), (1, 0)):
        root = ElementTree.fromstring(svg(start, boards=boards, types=halves.Halves.piece_types))
        found = [
            (float(one.get("x", "")) / 60, float(one.get("y", "")) / 60, str(one.get("fill")))
            for one in root.iter(f"{SVG}rect")
            if one.get("width") == one.get("height") == str(picture.SQUARE)
        ]
        left, top = min(x for x, _, _ in found), min(y for _, y, _ in found)
        fills = {(x - left, y - top): fill for x, y, fill in found}
        assert len(fills) == files * (2 * ranks + strip)
        for (column, row), fill in fills.items():
            assert fills.get((column + 1, row)) != fill
            assert fills.get((column, row + 1)) != fill
        assert fills[0, 2 * ranks + strip - 1] == PAPER.dark, "the corner of the first board"


def test_a_broken_shaft_has_several_parts_and_a_square_nobody_sees_no_arrow() -> None:
    start = new_game(3).start

    def arrows(arrow: Arrow, **shown: object) -> list[str]:
        root = ElementTree.fromstring(svg(start, (), ("#110000",) * 3, arrows=[arrow], **shown))
        paths = (path for path in root.iter(f"{SVG}path") if path.get("fill") == "#110000")
        return [path.get("d", "") for path in paths if path.get("transform")]

    solid, dashed = (arrows(Arrow(Square(0, 1), Square(1, 18), 0, how)) for how in (False, True))
    assert solid[0].count("M") == 1
    assert dashed[0].count("M") > 3
    assert arrows(Arrow(Square(0, 1), Square(2, 5), 0), boards=(0, 1)) == []


def test_two_positions_in_one_document_share_their_shapes() -> None:
    start = new_game(3).start
    twice = Shapes()
    assert twice.name("Ka", "<path/>") == twice.name("Ka", "<path/>") == "Ka"
    assert twice.name("Ka", "<rect/>") == "Ka-1"
    assert twice.markup().count("<g ") == 2
    shapes = Shapes()
    lines = [
        line
        for one in (start, do(start, "resign:2"))
        for line in picture.part(one, PictureContent(plates=False), PictureStyle(), shapes).lines
    ]
    root = ElementTree.fromstring(document(100, 50, "a < b", shapes, lines))
    ids = [element.get("id") for element in root.iter(f"{SVG}g") if element.get("id")]
    assert len(ids) == len(set(ids)) == 3 * 6 + 6, "those of the army that died look different"
    used = {str(use.get(LINK)).removeprefix("#") for use in root.iter(f"{SVG}use")}
    assert used == set(ids)
    assert root.get("viewBox") == "0 0 100 50"
    assert [title.text for title in root.findall(f"{SVG}title")] == ["a < b"]


def test_a_picture_has_the_ground_and_the_pieces_it_is_given() -> None:
    start = new_game(3).start
    usual = picture.draw(start, PictureContent(), PictureStyle())
    assert all(colour in usual for colour in (PAPER.table, PAPER.plate, PAPER.accent))
    ground = PAPER._replace(table="#010203", plate="#040506", accent="#070809")
    other = picture.draw(start, PictureContent(), PictureStyle(ground=ground))
    assert all(colour in other for colour in ("#010203", "#040506", "#070809"))
    assert not any(colour in other for colour in (PAPER.table, PAPER.plate, PAPER.accent))
    drawn: list[str] = []

    def outline(letter: str, paint: str, types: Mapping[str, PieceType], *_: int) -> str:
        drawn.append(letter)
        return f'<circle r="7" fill="{paint}"/>' if letter in types else ""

    discs = picture.draw(start, PictureContent(), PictureStyle(outline=outline))
    assert sorted(drawn) == sorted("KQRBNP" * 3)
    assert discs.count('<circle r="7"') == 3  # those of an army are one shape


# Pieces


def test_a_picture_for_a_newsletter_has_its_theme_its_width_and_its_caption() -> None:
    start, shown = new_game(3).start, PictureContent(boards=(1, 0), plates=False)
    usual = picture.draw(start, shown, PictureStyle())

    def drawn(*options: Any) -> str:
        return picture.draw(start, shown, PictureStyle(), PictureOptions(*options))

    assert 'width="548" height="548"' in usual
    captioned = drawn("light", True, "What <wins> at once?", 274)
    assert 'viewBox="0 0 548 582" width="274" height="291"' in captioned
    assert "What &lt;wins&gt; at once?" in captioned
    assert f'fill="{THEMES["dark"].table}"' in drawn("dark")
    assert 'height="548" fill="none"' in drawn("transparent")
    printed = set(re.findall("#[0-9a-f]{6}", drawn("print")))
    shades = ([int(colour[at : at + 2], 16) for at in (1, 3, 5)] for colour in printed)
    assert all(max(shade) - min(shade) <= 8 for shade in shades), "there is no colour"
    assert drawn("light", False).count("<text") < usual.count("<text") - 20


def test_a_sheet_has_people_moves_and_result_on_pages_of_paper() -> None:
    for plies in (4, 400):
        record = played(CFANP, ("Ann", "<b>Ben</b>", "Cy"), plies)
        record.result, record.tags["Event"] = "1-0-0", "Club evening"
        sheets = record_pictures.sheet(record, options=PictureOptions(caption="The end"))
        assert len(sheets) == (1 if plies == 4 else 2)
        text = " ".join(re.findall(">([^<]+)</text>", "".join(sheets)))
        words = text.replace("\u00a0", " ")
        for word in (
            "Club evening",
            "&lt;b&gt;Ben&lt;/b&gt;",
            "Result: 1-0-0",
            "The end",
            "1. AB:",
        ):
            assert word in words
        assert all('viewBox="0 0 1000 1414.21"' in sheet for sheet in sheets)
    (sheet,) = record_pictures.sheet(played(CFANP, ("Ann", "Ben"), 4, start="17"))
    assert ">Chess For Any Number of Players<" in sheet
    assert ">Chess For Any Number of Players: Chess960, position 17<" in sheet


def test_pieces_wear_their_paint() -> None:
    for letter in "KQRBNP":
        assert letter in chess.svg.PIECES
        for fill in palette.default_colours(26):
            text = picture_document.piece(letter, fill)
            assert fill in text
            assert "#fff" not in text.replace(fill, "")
            assert "#000" not in text.replace(fill, "")
            ElementTree.fromstring(text)


def test_a_kind_is_drawn_by_its_asset_or_as_a_disc_with_its_sign() -> None:
    for fill in ("#ffffff", "#123456"):
        horse = picture_document.piece("H", fill, OTHERS)
        assert horse == picture_document.piece("N", fill)
        assert parsed(horse).find(".//path") is not None
        zebra = parsed(picture_document.piece("Z", fill, OTHERS))
        (disc,) = zebra.iter("circle")
        assert disc.get("fill") == fill
        assert [text.text for text in zebra.iter("text")] == ["♞"]
        unknown = parsed(picture_document.piece("Y", fill, FIDE_TYPES))
        assert [text.text for text in unknown.iter("text")] == ["Y"]
    (text,) = parsed(picture_document.label(1, 2, 3, "#000000", "<&>")).iter("text")
    assert text.text == "<&>"
    assert picture_document.plain("a<b>\x00&") == "a&lt;b&gt; &amp;"


@pytest.mark.parametrize(
    ("base", "signs", "trays"), [("kingofthehill", 4, 0), ("seirawan", 8, 2), ("crazyhouse", 0, 2)]
)
def test_goals_gates_and_hands_show_which_game_it_is(base: str, signs: int, trays: int) -> None:
    game = CFANP.variant({"base": base})
    drawn = svg(game.initial(2, {}), plates=False, hands=True, types=game.piece_types)
    assert drawn.count('stroke-width="0.025"') == signs
    assert drawn.count('rx="6"') == trays


def test_tokens_are_drawn_with_their_characters() -> None:
    game = find_game("cfanp").variant({"base": "xiangqi"})
    drawn = svg(game.initial(3, {"base": "xiangqi", "order": "seats"}), types=game.piece_types)
    for outline, side in (("general", "white"), ("general", "black"), ("cannon", "white")):
        file = ROOT / "resources" / "pieces" / "xiangqi" / f"{outline}-{side}.svg"
        *_, sign = file.read_text(encoding="utf-8").split(' d="')
        assert sign.partition('"')[0] in drawn


# Where boards lie in a picture, with their frames, and the plates and pockets beyond them.


def board(number: int, files: int, ranks: int, *seams: Seam) -> BoardSpec:
    return BoardSpec(number, files, ranks, number, str(number), seams)


def places(laid: tuple[Laid, ...]) -> list[tuple[int, float, float, bool]]:
    return [(one.board.id, one.left, one.top, one.turned) for one in laid]


def test_boards_fixed_at_the_north_face_each_other() -> None:
    boards = [board(0, 8, 4, Seam(Edge.NORTH, 1)), board(1, 6, 5, Seam(Edge.NORTH, 0))]
    (block,) = blocks(boards, Join.ROTATE)
    assert places(block.boards) == [(0, 0, 5, False), (1, 1, 0, True)]
    assert not block.pushed
    lower, upper = block.boards
    # The first square is at the lower left of an upright board, at the upper right of a turned one.
    assert lower.cell(0) == (0, 3)
    assert upper.cell(0) == (5, 0)
    assert upper.cell(29) == (0, 4)
    for laid in block.boards:
        assert [laid.at(*laid.cell(index)) for index in range(laid.board.size)] == list(
            range(laid.board.size)
        )


def test_what_is_turned_turns_its_neighbours() -> None:
    boards = [
        board(0, 8, 4, Seam(Edge.NORTH, 1)),
        board(1, 8, 4, Seam(Edge.NORTH, 0), Seam(Edge.EAST, 2, Edge.WEST)),
        board(2, 3, 6, Seam(Edge.WEST, 1, Edge.EAST)),
    ]
    (block,) = blocks(boards, Join.ROTATE)
    # East of a turned board is left of it, and its first rank is at the top.
    assert places(block.boards) == [(0, 3, 4, False), (1, 3, 0, True), (2, 0, 0, True)]


@pytest.mark.parametrize("game", PUBLISHED, ids=lambda game: game.key)
@pytest.mark.parametrize("players", [3, 8])
def test_no_two_boards_lie_on_one_another(game: Game, players: int) -> None:
    count = min(one for one in game.player_counts if one >= players)
    boards = game.initial(count, {}).boards()
    found = blocks(boards, Join.ROTATE)
    assert sorted(laid.board.id for block in found for laid in block.boards) == sorted(
        one.id for one in boards
    )
    for block in found:
        cells = [
            (laid.left + column, laid.top + row)
            for laid in block.boards
            for column, row in map(laid.cell, range(laid.board.size))
        ]
        assert len(cells) == len(set(cells))


# How another process is asked to draw SVG


def test_the_interpreter_runs_the_windows_program(tmp_path: Path) -> None:
    sources = rendering.write_sources(tmp_path, ["<a/>", "<ü/>"])
    assert [source.read_text(encoding="utf-8") for source in sources] == ["<a/>", "<ü/>"]
    assert sources == sorted(sources)
    words = rendering.command(sources, Path("out.pdf"))
    assert words[:4] == [sys.executable, "-m", "cfanp_gui", rendering.OPTION]
    assert words[4:] == [str(tmp_path), str(Path("out.pdf").absolute())]


def test_windows_has_room_for_a_command_with_many_pictures(tmp_path: Path) -> None:
    sources = [tmp_path / f"{number:04}.svg" for number in range(1000)]
    words = rendering.command(sources, tmp_path / "out.gif")
    assert len(subprocess.list2cmdline(words)) < 32_767


def test_a_frozen_program_runs_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert rendering.command((), Path("out.gif"))[1] == rendering.OPTION


def test_the_package_is_found_from_anywhere() -> None:
    found = rendering.environment({"A": "1", "PYTHONPATH": "/elsewhere"})
    package, other = found["PYTHONPATH"].split(":" if sys.platform != "win32" else ";", 1)
    assert Path(package, "cfanp_gui").is_dir()
    assert (found["A"], other) == ("1", "/elsewhere")


def test_the_last_line_says_why() -> None:
    assert rendering.reason(b"a\ncfanp-gui: no room\n") == "no room"
    assert rendering.reason(b"") == "Qt ended without a message"
    assert rendering.reason(f"cfanp-gui: {rendering.TOO_LARGE}".encode()) is rendering.TOO_LARGE
