"""Keys that older versions of the dialect have, against those of today and Fairy-Stockfish."""

from __future__ import annotations

import pyffish  # type: ignore[import-not-found,import-untyped,unused-ignore]
import pytest

from cfanp_gui.games.pairs.described.game import DescribedGame
from cfanp_gui.games.pairs.described.library import read
from tests.games.pairs.described.fairy import random_game

TALL = "maxRank = 10\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n"
DROPS = "pieceDrops = true\ncapturesToHand = true\n"


def only(section: str) -> DescribedGame:
    """Return the one game of a text; the last where others are its parents."""
    loaded = read(section, "old.ini")
    assert not loaded.refused, str(loaded.refused[0].sentence)
    return loaded.games[-1]


@pytest.mark.parametrize(
    ("name", "older", "today"),
    [
        ("oldpromotion", "promotionRank = 7",
         "promotionRegionWhite = *7 *8\npromotionRegionBlack = *2 *1"),
        ("oldtall", TALL + "promotionRank = 8\ndoubleStepRank = 3",
         TALL + "promotionRegionWhite = *8 *9 *10\npromotionRegionBlack = *3 *2 *1\n"
         "doubleStepRegionWhite = *2 *3\ndoubleStepRegionBlack = *9 *8"),
        ("olddouble", "doubleStepRank = 3",
         "doubleStepRegionWhite = *2 *3\ndoubleStepRegionBlack = *7 *6"),
        ("oldleast", "doubleStepRankMin = 1",
         "doubleStepRegionWhite = *1 *2\ndoubleStepRegionBlack = *8 *7"),
        ("oldboth", "doubleStepRank = 3\ndoubleStepRankMin = 3",
         "doubleStepRegionWhite = *2 *3\ndoubleStepRegionBlack = *7 *6"),
        ("oldnone", "doubleStepRank = 1", "doubleStepRegionWhite = -\ndoubleStepRegionBlack = -"),
        ("olddrops", DROPS + "whiteDropRegion = *1 *2 *3\nblackDropRegion = *8",
         DROPS + "dropRegionWhite = *1 *2 *3\ndropRegionBlack = *8"),
        ("oldmixed", "promotionRegionWhite = *6 *7 *8\npromotionRank = 7",
         "promotionRegionWhite = *6 *7 *8\npromotionRegionBlack = *2 *1"),
        ("oldflags", "whiteFlag = -\nblackFlag =\ndropOnTop = false", ""),
        ("oldrooks", "castlingRookPiece = -", "castlingRookPieces = -"),
    ],
)  # fmt: skip
def test_an_older_key_says_what_todays_does(name: str, older: str, today: str) -> None:
    old, new = only(f"[{name}:chess]\n{older}\n"), only(f"[{name}:chess]\n{today}\n")
    assert old.game == new.game
    pyffish.load_variant_config(f"[{name}:chess]\n{older}\n")
    assert random_game(old, name, 1, 60).difference is None


def test_a_taller_child_keeps_the_zones_of_its_parent() -> None:
    text = f"[low:chess]\npromotionRank = 7\n[oldhigh:low]\n{TALL}"
    pyffish.load_variant_config(text)
    assert random_game(only(text), "oldhigh", 1, 100).difference is None


@pytest.mark.parametrize(
    ("keys", "says"),
    [
        ("whiteFlag = *8", "whiteFlag: “*8” cannot be played here: a piece wins by reaching"),
        ("promotionRank = 9", "promotionRank: “9” (expected a number from 1 to 8)"),
        ("doubleStepRankMin = two", "doubleStepRankMin: “two” (expected a number from 1 to 8)"),
        ("whiteDropRegion = z9", "whiteDropRegion: “z9” (expected squares such as"),
        ("dropOnTop = true", "dropOnTop: “true” cannot be played here: drops must enclose"),
    ],
)
def test_an_older_key_is_refused_by_its_name(keys: str, says: str) -> None:
    (refused,) = read(f"[bad:chess]\n{keys}\n", "old.ini").refused
    assert says in str(refused.sentence)


@pytest.mark.parametrize(
    "keys",
    ["flagRegion = -", "flagRegionWhite = -\nblackFlag = -", "whiteFlag = -\nflagRegionBlack = -"],
)
def test_a_child_takes_back_a_setting_by_another_of_its_names(keys: str) -> None:
    text = f"[hill:chess]\nwhiteFlag = e4\nflagRegionBlack = e4\n[flat:hill]\n{keys}\n"
    assert [game.key for game in read(text, "old.ini").games] == ["flat"]


def test_a_child_that_takes_back_a_setting_of_one_colour_keeps_that_of_the_other() -> None:
    loaded = read("[hill:chess]\nflagRegion = e4\n[half:hill]\nwhiteFlag = -\n", "old.ini")
    assert [one.section for one in loaded.refused] == ["hill", "half"]
