"""A line of text is known by the game whose position it is."""

from __future__ import annotations

import pytest

from cfanp_gui.core.game import Game, PositionError
from cfanp_gui.games.registry import GAMES, find_game
from cfanp_gui.session.position_texts import foreign_names, read_draft, read_position

CFANP, RING = find_game("cfanp"), find_game("ring")
FEN = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"


def test_fen_is_a_position_of_two_armies() -> None:
    given = read_position(FEN)
    assert given.game is CFANP
    assert given.position.players == 2
    assert given.text.split(" ")[1:5] == ["b", "1/2", "KQ/KQ", "Ae3"]
    assert foreign_names() == ("FEN", "EPD")


def test_what_is_wrong_with_a_fen_is_said_of_it() -> None:
    with pytest.raises(PositionError, match="FEN is not of a valid position: Black has no King"):
        read_position(FEN.replace("k", "q", 1))


def test_options_of_the_game_that_is_edited_are_tried_first() -> None:
    mirrored = CFANP.initial(3, {"join": "reflect"})
    given = read_position(mirrored.to_text(), CFANP, {"join": "reflect"})
    assert given.options["join"] == "reflect"
    assert given.position == mirrored
    with pytest.raises(PositionError, match="castling"):
        read_position(mirrored.to_text())


def test_a_text_of_another_game_than_the_first_is_read_all_the_same() -> None:
    text = RING.initial(3, {}).to_text()
    assert read_position(text, CFANP, {"join": "reflect"}).game is RING


@pytest.mark.parametrize(
    ("first", "words"), [(None, "half-boards, army to move"), (RING, "boards, seats, to move")]
)
def test_nonsense_is_refused_by_the_game_that_is_edited(first: Game | None, words: str) -> None:
    with pytest.raises(PositionError, match=words):
        read_position("nonsense", first, {})


PLAIN = "8/8/8/6Ka1|8/8/8/7Kb|8/8/8/2Kc5 a 1/2/3 -/-/- - 1 0 1"


def test_a_ninth_field_says_which_of_petersons_rules_are_on() -> None:
    given = read_position(f"{PLAIN} l=a:BR")
    assert given.game is CFANP
    assert given.options["exchange"] is True
    assert "kingcapture" not in given.options  # it may be chosen
    assert given.position.to_text() == f"{PLAIN} l=a:BR"


def test_a_ninth_field_that_says_nothing_leaves_the_rules_to_be_chosen() -> None:
    given = read_position(f"{PLAIN} -")
    assert given.text == PLAIN
    assert not {"defend", "exchange", "kingcapture", "obstacles"} & set(given.options)
    position = CFANP.from_text(given.text, {"kingcapture": True})
    assert position.to_text() == f"{PLAIN} -"


def test_the_rules_of_the_position_edited_are_kept_beside_those_of_the_ninth_field() -> None:
    options = {"join": "reflect", "kingcapture": True}
    given = read_position(f"{PLAIN} l=a:BR", CFANP, options)
    assert given.options.items() >= {**options, "exchange": True}.items()


@pytest.mark.parametrize("first", [None, CFANP])
def test_what_is_wrong_in_a_ninth_field_is_said_of_it(first: Game | None) -> None:
    with pytest.raises(PositionError, match="“q=1” is not an item"):
        read_position(f"{PLAIN} q=1", first, {})
    with pytest.raises(PositionError, match=r"l=.*X"):
        read_position(f"{PLAIN} l=a:X", first, {})


def test_a_draft_is_what_a_text_says_be_it_possible_or_not() -> None:
    for game in GAMES:
        start = game.initial(game.player_counts[0], game.as_seated)
        draft = read_draft(start.to_text())
        assert draft is not None
        assert (draft.game, draft.editing.to_text()) == (game, start.to_text())
        assert not draft.editing.problems()
    two = read_draft("8/8/8/4k3/8/8/PPPPPPPP/8 w - - 0 1")
    assert two is not None
    assert [str(one.sentence) for one in two.editing.problems()] == [
        "half-boards: army a is alive and has no King"
    ]
    for text in ("", "nonsense", "9/8/8/8/8/8/8/8 w - - 0 1", f"{start.to_text()} x"):
        assert read_draft(text) is None
