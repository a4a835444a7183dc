"""Hidden armies as a base game: figures, what may stand where, ends, two squares."""

from __future__ import annotations

import pytest

from cfanp_gui.core.boards import STRIP
from cfanp_gui.core.position import PositionError
from tests.games.pairs.hidden.fields import EMPTY, GAME, at, played, told
from tests.judges.compare_base_games import run
from tests.slow import examples

HOME_A, HOME_B = "10/10/10/La7BaFa", "10/10/10/Lb7BbFb"


@pytest.mark.no_cover
@pytest.mark.parametrize("armies", [range(2, 3), range(3, 7)])
def test_games_and_views_are_those_of_the_second_implementation(armies: range) -> None:
    plies = examples(60)
    assert run("hidden", plies, 3, armies)["plies"] == plies


def test_the_usual_start_is_the_same_each_time_and_another_for_a_seed() -> None:
    start = GAME.initial(3, {})
    assert start == GAME.initial(3, {})
    assert GAME.from_text(start.to_text(), {}).to_text() == start.to_text()
    assert GAME.initial(3, {}, 7) == GAME.initial(3, {}, 7)
    assert GAME.initial(3, {}, 7).to_text() != start.to_text()
    assert GAME.perft(start, 1) == len(start.all_actions())


def test_the_strip_has_lakes() -> None:
    strip = next(one for one in GAME.initial(2, {}).boards() if one.id == STRIP)
    (lakes,) = strip.zones
    assert {strip.square_names[index] for index in lakes.squares} == {
        f"{file}{rank}" for file in "cdgh" for rank in "12"
    }


@pytest.mark.parametrize(
    ("halves", "options", "error"),
    [
        ((HOME_A, HOME_B), {"strip": "2Ta7/10"}, "strip: ~c2: there is a lake"),
        (("10/10/MaMa8/10", HOME_B), {}, "half-boards: army a has 2 M (expected at most 1)"),
        ((HOME_A, "10/10/10/Xb9"), {}, "half-boards: Ba1: an unknown piece stands there, and no "
         "for= says whose view it is"),
        ((HOME_A, "10/10/10/Xb9"), {"added": "for=2"}, "half-boards: Ba1: the piece cannot be "
         "unknown to player 2"),
        ((HOME_A, "10/10/10/Xb9"), {"added": "seen=Ba1 for=1"}, "half-boards: Ba1: the piece "
         "cannot be unknown to player 1"),
        ((HOME_A, HOME_B), {"added": "seen=Aa2"}, "shown to all: Aa2: nothing stands there"),
        ((HOME_A, HOME_B), {"added": "seen=Ba1,Aa1"}, "shown to all: “Ba1,Aa1” is out of order"),
        ((HOME_A, HOME_B), {"added": "seen=Ca1"},
         "shown to all: “Ca1” is not a square (expected such as Aa1)"),
        ((HOME_A, HOME_B), {"added": "fro=Ai1Ai2:1"},
         "moved to and fro: Ai1: no piece that moves stands there"),
        ((HOME_A, HOME_B), {"added": "fro=Aa1~c1:1"},
         "moved to and fro: Aa1: no piece comes from ~c1"),
        ((HOME_A, HOME_B), {"added": "fro=Aa1Aa2:4"},
         "moved to and fro: Aa1: the number is 4 (expected 1 to 3)"),
        ((HOME_A, HOME_B), {"added": "fro=Aa1"},
         "moved to and fro: “Aa1” (expected two squares and a number, such as Ba4~a1:2)"),
        ((HOME_A, HOME_B), {"added": "for=3"},
         "view: there is no player 3 (expected 1 to 2, or 0 for everybody)"),
        ((HOME_A, HOME_B), {"added": "for=me"},
         "view: “me” (expected the number of a player, or 0 for everybody)"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_told(
    halves: tuple[str, ...], options: dict[str, str], error: str
) -> None:
    with pytest.raises(PositionError) as told_error:
        at(*halves, **options)
    assert str(told_error.value) == error


def test_who_captures_the_flag_has_the_army() -> None:
    position = at(HOME_A, "10/10/8Tb1/8LaFb", "10/10/10/Lc8Fc")
    after, transition = played(position, "AB:b10a10")
    assert told(transition) == [{"type": "flag", "army": "b", "by_army": "a"}]
    assert str(transition.events[0].text(str)) == "1 captures the Flag of army b and takes it over."
    assert after.control == (1, 1, 3)
    assert transition.events[0].out == {2}
    assert {piece.letter for piece in after.seen_by(1).pieces().values() if piece.army == 1} == {
        "T"
    }, "its pieces are known to the captor"


def test_a_player_with_nothing_left_that_moves_is_out() -> None:
    position = at(HOME_A, "10/10/8Ma1/8TbFb", "10/10/10/Lc8Fc")
    after, transition = played(position, "AB:b9b10")
    assert told(transition) == [{"type": "dead", "army": "b"}]
    assert after.control == (1, None, 3)
    assert str(transition.events[0].text(str)) == (
        "2 has no piece left that can move: army b is dead."
    )


def test_if_all_go_at_once_they_draw() -> None:
    position = at("10/10/10/9Fa", "10/10/8Ta1/8TbFb")
    after, transition = played(position, "AB:b9b10")
    assert told(transition) == []
    outcome = after.outcome()
    assert outcome is not None
    assert (outcome.result, outcome.players) == ("draw", (1, 2))
    again = GAME.from_text(after.to_text(), {}).outcome()
    assert again == outcome


def test_an_attacker_that_was_the_last_ends_the_turn() -> None:
    """With bonus moves left, and more players."""
    position = at("10/10/10/9Fa", "10/10/8Ta1/8MbFb", "Ba9/10/10/Lc8Fc", "10/10/10/Ld8Fd",
                  rest="a 1/2/3/4 2")  # fmt: skip
    after, transition = played(position, "AB:b9b10")
    assert told(transition) == [{"type": "dead", "army": "a"}]
    assert after.turn().seat == 1


def test_no_piece_goes_a_fourth_time_between_two_squares() -> None:
    position = at("10/10/10/La8Fa", "10/10/10/Lb8Fb")
    position, _ = played(position, "AB:a1a2", "AB:j10j9", "AB:a2a1", "AB:j9j10", "AB:a1a2")
    assert position.to_text().endswith("fro=Aa2Aa1:3,Ba1Ba2:2")
    position, _ = played(position, "AB:j10i10")
    moves = [one.text for one in position.all_actions()]
    assert moves == ["AB:a2a3", "AB:a2b2"]
    refusal = position.refusal(GAME.parse_action("AB:a2a1"))
    assert refusal is not None
    assert refusal.message == (
        "A piece goes between the same two squares at most three times running: Aa2 and Aa1"
    )
    position, _ = played(position, "AB:a2b2", "AB:i10j10")
    assert "Ab2Aa2:1" in position.to_text()


def test_shown_and_moved_make_no_other_position() -> None:
    position = at("10/10/10/LaLa7Fa", "10/10/10/LbLb7Fb")
    there, back = ("AB:a1a2", "AB:j10j9"), ("AB:a2a1", "AB:j9j10")
    other, home = ("AB:b1b2", "AB:i10i9"), ("AB:b2b1", "AB:i9i10")
    position, _ = played(position, *there, *back, *other, *home)
    assert position.claim() == "threefold repetition"
    assert position.seen_by(1).claim() == position.seen_by(0).claim() == position.claim()


def test_an_army_that_has_no_piece_left_passes() -> None:
    """It was captured, so nothing befalls it while its player has another."""
    position = at("10/10/10/La8Fa", "10/10/10/9Bb", EMPTY, "10/10/10/Ld8Fd", rest="a 1/1/1/4")
    after, transition = played(position, "AB:a1a2")
    assert [event["type"] for event in told(transition)] == ["pass", "pass"]
    assert after.turn().seat == 3


def test_what_was_set_up_stands_in_every_record() -> None:
    from cfanp_gui.record import cpgn
    from cfanp_gui.record.game_record import GameRecord

    text = cpgn.write_game(GameRecord.new(GAME, {}, ("Anna", "Ben")))
    assert '[SetUp "1"]' in text
    assert "strip=10/10" in text
