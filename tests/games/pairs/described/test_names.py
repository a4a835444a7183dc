"""What described games and their pieces are called."""

from __future__ import annotations

import pytest

from cfanp_gui.core.pieces import FIDE_TYPES
from cfanp_gui.core.text import Plural
from cfanp_gui.games.pairs.base_games import BASE_GAMES
from cfanp_gui.games.pairs.described.library import own, read


@pytest.mark.parametrize(
    ("key", "letters", "names"),
    [
        ("xiangqi", "KABNRCP", "general advisor elephant horse chariot cannon soldier"),
        ("courier", "BEMW", "courier archer man sneak"),
        ("makruk", "MSNP", "met khon knight pawn"),
        ("grand", "AC", "cardinal marshal"),
        ("differentarmies", "DWFLU", "bede waffle FAD colonel half-duck"),
        ("berolina", "P", "pawn"),
    ],
)
def test_pieces_have_their_names_at_home(key: str, letters: str, names: str) -> None:
    types = BASE_GAMES.find(key).types
    assert [str(types[letter].name) for letter in letters] == names.split()


def test_what_is_promoted_in_shogi_has_a_name_of_its_own() -> None:
    types = BASE_GAMES.find("shogi").types
    assert str(types["+P"].name) == "tokin"
    assert str(types["+S"].title) == "Promoted silver general"
    assert str(types["+R"].name) == "dragon"
    assert str(Plural(types["+B"].plural, "", 2)) == "2 horses"


def test_a_pawn_begins_a_sentence_with_a_capital() -> None:
    pawn = BASE_GAMES.find("makruk").types["P"]
    assert (str(pawn.title), str(pawn.heading), str(pawn.many)) == ("pawn", "Pawn", "Pawns")


def test_no_piece_of_the_own_games_is_called_by_its_letter() -> None:
    for game in own().games:
        for letter, kind in game.types.items():
            assert str(kind.name) != letter, (game.key, letter)
            title = str(kind.name)[:1].upper() + str(kind.name)[1:]
            assert str(kind.title) == title or kind.name in [
                one.name for one in FIDE_TYPES.values()
            ]


def test_games_of_other_files_have_the_names_of_their_family() -> None:
    (game,) = read("[mine:xiangqi]\nsoldierPromotionRank = 7\n", "mine.ini").games
    assert str(game.types["R"].name) == "chariot"
    (game,) = read("[other:chess]\ncustomPiece1 = z:NNZ\n", "other.ini").games
    assert str(game.types["Z"].name) == "Z"
    assert str(Plural(game.types["Z"].plural, "", 2)) == "2 Z"


def test_games_of_the_program_are_called_by_sentences_for_translators() -> None:
    for game in own().games:
        assert game.name.template == game.game.name, game.key


def test_a_game_of_another_file_is_called_as_it_is_written() -> None:
    (game,) = read("[mine:chess]\ncfanpName = Xiangqi\n", "mine.ini").games
    assert (game.name.template, game.name.values) == ("{name}", {"name": "Xiangqi"})
