"""Pictures of positions: valid XML, whatever the names are, and what is on them."""

from __future__ import annotations

import random
from xml.etree import ElementTree

import chess.svg
import pytest

from cfanp_gui.core.boards import Square
from cfanp_gui.record import palette, picture, picture_parts
from tests.record.games import CFANP, MANY_BONUS_MOVES, at, do, new_game, play_on

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
    """The root of a picture that is valid XML and valid UTF-8."""
    return ElementTree.fromstring(text.encode("utf-8"))


def texts(root: ElementTree.Element) -> list[str]:
    return [element.text or "" for element in root.iter(f"{SVG}text")]


@pytest.mark.parametrize("players", [2, 3, 4, 7, 8, 13, 26])
def test_every_piece_and_half_board_is_there(players: int) -> None:
    position = new_game(players).start
    root = parsed(picture.svg(position))
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
    root = parsed(picture.svg(position))
    assert len(list(root.iter(f"{SVG}use"))) == len(position.pieces())


def test_names_are_plain_text() -> None:
    root = parsed(picture.svg(new_game(8).start, NASTY))
    shown = texts(root)
    assert "<script>" in shown
    assert 'Anna & "Ben"' in shown
    assert "&amp;" in shown
    assert "Player 7" in shown
    assert "x" * (picture.MAX_NAME - 1) + "…" in shown
    assert not list(root.iter(f"{SVG}script"))


def test_two_armies_lie_as_a_chess_board_does() -> None:
    root = parsed(picture.svg(new_game(2).start, ("Anna", "Ben"), ("#112233", "#ddeeff")))
    assert {"1", "8", "a", "h", "to move"} <= set(texts(root))
    fills = {element.get("fill") for element in root.iter()}
    assert {"#112233", "#ddeeff"} <= fills


def test_the_state_of_armies_is_told() -> None:
    root = parsed(picture.svg(at(MANY_BONUS_MOVES)))
    assert "to move: 1" in texts(root) or any("to move" in text for text in texts(root))
    dead = do(new_game(3).start, "resign:2")
    assert "dead" in texts(parsed(picture.svg(dead)))
    assert palette.DEAD in picture.svg(dead)
    taken = do(new_game(3).start, "AB:f2f3", "AB:e7e5", "BC:e7e5", "AB:g2g4", "AB:d8h4")
    assert "led by B" in texts(parsed(picture.svg(taken)))


def test_squares_can_be_marked() -> None:
    plain, marked = (
        picture.svg(new_game(3).start, marked=places) for places in ((), (Square(0, 12),))
    )
    assert marked.count("<rect") == plain.count("<rect") + 1


@pytest.mark.parametrize("kind", "KQRBNP")
def test_pieces_wear_their_paint(kind: str) -> None:
    for fill in palette.default_colours(26):
        text = picture_parts.piece(kind, fill)
        assert fill in text
        assert "#fff" not in text.replace(fill, "")
        assert "#000" not in text.replace(fill, "")
        ElementTree.fromstring(text)
    assert kind in chess.svg.PIECES


def test_all_systems_have_paint_for_everybody() -> None:
    for players in range(CFANP.min_players, CFANP.max_players + 1):
        colours = palette.default_colours(players)
        assert len(colours) == len(set(colours)) == players
