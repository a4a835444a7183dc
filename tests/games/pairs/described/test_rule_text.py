"""What the page about a described game says of its keys."""

import re

import pytest

from cfanp_gui.games.pairs.base_games import BASE_GAMES
from cfanp_gui.games.pairs.described.library import own, read

GAMES = {game.key: game for game in own().games}


def told(key: str) -> list[str]:
    return [f"{mark} {text}" for mark, text in GAMES[key].rule_lines()]


@pytest.mark.parametrize(
    ("key", "words"),
    [
        (
            "kingofthehill",
            "An army whose king reaches d4, e4, d5 or e5 of a pair, counted from its own home, "
            "captures",
        ),
        ("3check", "An army that has been checked 3 times is captured by the player who"),
        ("atomic", "A capture explodes"),
        ("atomic", "An army is captured when it has lost its last king."),
        ("antichess", "A player wins when each of their armies has no piece left."),
        ("antichess", "An army that can capture on the pair that is pushed must"),
        ("threekings", "An army is captured when it has no more than 2 kings left."),
        ("grand", "Pawns make their double step from rank 3."),
        ("grand", "A pawn that reaches ranks 1 to 3 of a half-board that is not its home is"),
        ("grand", "Promotion never gives an army more than 1 cardinal, 1 marshal"),
        ("capablanca", "In castling the King moves 3 squares towards the rook."),
        ("shogi", "The promotion zone is ranks 1 to 3 of every half-board"),
        ("shogi", "pawn – tokin"),
        ("gorogoroplus", "becomes another one: silver general – "),
        ("gorogoroplus", "ranks 1 and 2 of every half-board"),
        ("dobutsu", "E@b3 drops a piece from the hand."),
        ("shogi", "a position has stood 4 times"),
        ("minishogi", "the strip, of 1 rank"),
        ("kyotoshogi", "With every move a piece becomes another one"),
        ("orda", "Armies set up as Black (B, D, F ..): There is no castling."),
        ("synochess", "An army begins with these in its hand: 2 soldiers."),
        ("xiangqi", "In the text of a position these have other letters: N horse, B elephant."),
        ("makruk", "The rules of counting moves when few pieces are left are not applied."),
        ("differentarmies", "Nutty Knights"),
        ("seirawan", "AB:Nc3/H"),
        ("janggi", "The cannon neither jumps over another of its kind nor captures one."),
        ("janggi", "The general or guard keeps to files d to f, ranks 1 to 3 of a pair"),
        ("borderlands", "The lion keeps to d7, f7, e9 or ranks 1 to 5 of a pair"),
        ("borderlands", "40 moves of each without a capture are a draw."),
        ("coregal", "Every queen of an army is royal"),
        ("torpedo", "Pawns make their double step from any rank."),
        ("micro", "A piece that captures becomes another one: bishop – gold general"),
        ("shinobiplus", "Black (B, D, F ..): The promotion zone is ranks 1 to 3"),
        ("seirawan", "An army begins with these in its hand: 1 elephant, 1 hawk."),
    ],
)
def test_a_key_is_told(key: str, words: str) -> None:
    assert words in " ".join(told(key))


@pytest.mark.parametrize(
    ("keys", "words"),
    [
        ("pass = true", "N: An army that is not in check may pass."),
        ("passBlack = true", "Armies set up as Black (B, D, F ..): An army that is not in check"),
        ("passOnStalemate = true", "An army without a move passes, also once two players"),
        (
            "flagPiece = p\nflagRegion = d4 e4\nflagPieceBlockedWin = true",
            "One of them is enough while no square there is empty.",
        ),
        (
            "extinctionValue = loss\nextinctionPieceTypes = q\nextinctionOpponentPieceCount = 2",
            "It counts only while another army has at least 2.",
        ),
        (
            "pieceDrops = true\ncapturesToHand = true\nmustDrop = true\nmustDropType = n",
            "These must be dropped before anything else moves: knight.",
        ),
    ],
)
def test_a_key_of_an_own_game_is_told(keys: str, words: str) -> None:
    (game,) = read(f"[mine:chess]\n{keys}", "mine.ini").games
    assert words in " ".join(f"{mark} {text}" for mark, text in game.rule_lines())


def test_what_is_as_in_chess_is_not_told() -> None:
    assert not list(BASE_GAMES.find("chess").rule_lines()), "it has the page Rules"
    text = " ".join(told("3check"))
    assert not re.search("castling the King|double step|becomes|stalemate|drop|strip", text)
    assert "\n".join(told("chak")).count("stands on it is on every pair") == 1


def test_every_piece_that_may_stand_there_has_its_letter_and_is_drawn_and_no_other() -> None:
    for game in own().games:
        *_, letters = next(text for mark, text in game.rule_lines() if mark == "M:").split(" ")
        assert {*letters.split(",")} <= {*game.types}
        standing = {letter for side in game.game.sides for _, letter in side.array}
        assert standing <= {*letters.split(",")}, game.key
    assert "H" not in next(line for line in told("kyotoshogi") if line[:2] == "M:").split(" ")[-1]


def test_a_game_of_a_file_has_a_page_in_its_own_words() -> None:
    text = "[mine:chess]\ncfanpName = {x}\ncfanpAbout = <b> {y}\ncfanpPieces = n: horsie\n"
    (game,) = read(text, "mine.ini").games
    lines = [f"{mark} {words}" for mark, words in game.rule_lines()]
    assert lines[:2] == ["# {x}", "N: <b> {y}"]
    assert "N horsie" in lines[-1]
