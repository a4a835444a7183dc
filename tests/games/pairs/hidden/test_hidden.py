"""Hidden armies as a base game: their judge, set-ups, what attacks lead to, and who sees what.

The golden tables of hidden armies say what may stand where, what is refused and how it is put.
"""

from collections import Counter

import pytest

from cfanp_gui.core.actions import Captured, Met
from cfanp_gui.core.boards import STRIP, Join, Square
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.position import PositionError
from cfanp_gui.games.pairs.hidden import COUNTS, HIDDEN, READY, SET_UPS
from cfanp_gui.record import cpgn
from cfanp_gui.record.game_record import GameRecord
from tests.games.pairs.hidden.fields import EMPTY, GAME, at, played, told
from tests.judges.compare_base_games import run
from tests.slow import examples

ONE = next(iter(READY.values())).text


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
    strip = next(one for one in GAME.initial(2, {}).boards() if one.id == STRIP)
    (lakes,) = strip.zones
    assert {strip.square_names[index] for index in lakes.squares} == {
        f"{file}{rank}" for file in "cdgh" for rank in "12"
    }
    text = cpgn.write_game(GameRecord.new(GAME, {}, ("Anna", "Ben")))
    assert '[SetUp "1"]' in text, "what was set up stands in every record"
    assert "strip=10/10" in text


@pytest.mark.parametrize(
    ("board", "strip", "moves"),
    [
        ("2Ca7/10/10/9Fa", "10/10", "c4b4 c4c3 c4d4"),
        ("10/10/10/BaLa7Fa", "10/10", "b1b2 b1c1"),
        ("2Ta7/10/10/9Fa", "10/10", "c4a4 c4b4 c4c1 c4c2 c4c3 c4d4 c4e4 c4f4 c4g4 c4h4 c4i4 c4j4"),
        ("10/10/10/9Fa", "10/Ta9", "a5a1 a5a10 a5a2 a5a3 a5a4 a5a6 a5a7 a5a8 a5a9 a5b5"),
    ],
)
def test_where_pieces_go(board: str, strip: str, moves: str) -> None:
    position = at(board, "10/10/10/LbBb7Fb", strip=strip)
    assert " ".join(one.text[3:] for one in position.all_actions()) == moves


@pytest.mark.parametrize(
    ("attacker", "stands", "fallen"), [("Ma", "Ma", "Eb"), ("Ta", "Eb", "Ta"), ("Ea", None, "EaEb")]
)
def test_what_an_attack_leads_to(attacker: str, stands: str | None, fallen: str) -> None:
    position = at(f"{attacker}9/10/10/Na8Fa", "10/10/10/Lb8Fb", strip="10/Eb9")
    after, change = played(position, "AB:a4a5")
    here, there = Square(0, 30), Square(STRIP, 0)
    left = after.pieces().get(there)
    assert stands == (None if left is None else f"{left.letter}{'ab'[left.army]}")
    assert here not in after.pieces()
    assert "".join(f"{one.piece.letter}{'ab'[one.piece.army]}" for one in change.captured) == fallen
    assert not any(one.removed for one in change.captured)
    own, other = Piece(attacker[0], 0), Piece("E", 1)
    falls = {one.square for one in change.captured}
    assert change.met == Met(here, there, own, other, here in falls, there in falls)
    assert [(one.origin, one.target) for one in change.went] == [(here, there)]
    assert bool(change.moved) == (here not in falls)
    assert ("seen=~a1" in after.to_text()) == (stands is not None)
    assert " 0 1 base" in after.to_text()


def test_a_scout_that_goes_far_is_shown() -> None:
    position = at("Ta9/10/10/Na8Fa", "10/10/10/Lb8Fb")
    assert "seen" not in played(position, "AB:a4a5")[0].to_text()
    assert "seen=~a2" in played(position, "AB:a4a6")[0].to_text()


def test_dead_pieces_defend_themselves() -> None:
    position = at("10/10/10/La8Fa", "10/10/10/8LbFb", EMPTY, strip="10/10", rest="a 1/2/-")
    assert position.control == (1, 2, None)
    position = at("Ea9/10/10/8Ta1", "10/10/10/8LbFb", "10/10/10/Fc9", strip="10/Mc9",
                  rest="a 1/2/-")  # fmt: skip
    after, change = played(position, "AB:a4a5")
    assert change.captured == (Captured(Square(0, 30), Piece("E", 0)),)
    assert after.pieces()[Square(STRIP, 0)] == Piece("M", 2)


@pytest.mark.parametrize(
    ("attackers", "defenders", "fallen"),
    [("MNSTTN", "GBMFST", "d"), ("GMSSS", "MBBGT", "a"), ("CS", "CS", "ad"), ("MS", "SF", "d")],
)
def test_which_of_two_that_meet_stays(attackers: str, defenders: str, fallen: str) -> None:
    falls = HIDDEN.pair_rules(Join.ROTATE).falls
    for attacker, defender in zip(attackers, defenders, strict=True):
        assert falls(attacker, defender) == ("a" in fallen, "d" in fallen), attacker + defender


def test_what_becomes_of_armies_without_flag_or_without_a_piece_that_moves() -> None:
    """Their words are in the golden table."""
    home = "10/10/10/La7BaFa"
    after, change = played(at(home, "10/10/8Tb1/8LaFb", "10/10/10/Lc8Fc"), "AB:b10a10")
    assert told(change) == [{"type": "flag", "army": "b", "by_army": "a"}]
    assert (after.control, change.events[0].out) == ((1, 1, 3), {2})
    seen = after.seen_by(1).pieces().values()
    assert {one.letter for one in seen if one.army == 1} == {"T"}, "known to the captor"
    after, change = played(at(home, "10/10/8Ma1/8TbFb", "10/10/10/Lc8Fc"), "AB:b9b10")
    assert told(change) == [{"type": "dead", "army": "b"}]
    assert after.control == (1, None, 3)
    after, change = played(at("10/10/10/9Fa", "10/10/8Ta1/8TbFb"), "AB:b9b10")
    assert told(change) == []
    outcome = after.outcome()
    assert outcome is not None
    assert (outcome.result, outcome.players) == ("draw", (1, 2))
    assert GAME.from_text(after.to_text(), {}).outcome() == outcome


def test_moving_to_and_fro_is_counted_and_makes_no_other_position() -> None:
    position = at("10/10/10/La8Fa", "10/10/10/Lb8Fb")
    position, _ = played(position, "AB:a1a2", "AB:j10j9", "AB:a2a1", "AB:j9j10", "AB:a1a2")
    assert position.to_text().endswith("fro=Aa2Aa1:3,Ba1Ba2:2")
    position, _ = played(position, "AB:j10i10")
    assert [one.text for one in position.all_actions()] == ["AB:a2a3", "AB:a2b2"]
    position, _ = played(position, "AB:a2b2", "AB:i10j10")
    assert "Ab2Aa2:1" in position.to_text()
    position = at("10/10/10/LaLa7Fa", "10/10/10/LbLb7Fb")
    for one in ("a1a2 j10j9 a2a1 j9j10", "b1b2 i10i9 b2b1 i9i10"):
        assert position.claim() is None
        position, _ = played(position, *(f"AB:{move}" for move in one.split()))
    assert position.claim() == "threefold repetition"
    assert position.seen_by(1).claim() == position.seen_by(0).claim() == position.claim()


def test_moves_are_written_as_those_know_them_who_read() -> None:
    position = at("JaTa8/10/10/NaLa7Fa", "10/10/10/LbBb7Fb", strip="10/CbEb8")
    for move, written, seen_by_other in (
        ("AB:b1b2", "AB:Lb1-b2", "AB:Xb1-b2"),
        ("AB:b4b2", "AB:Tb4-b2", "AB:Tb4-b2"),
        ("AB:a4a5", "AB:Ja4xCa5-", "AB:Ja4xCa5-"),
        ("AB:b4b5", "AB:Tb4xEb5-", "AB:Tb4xEb5-"),
    ):
        action = GAME.parse_action(move)
        after, change = position.apply(action)
        assert GAME.notation.human(position, action, change) == written
        view, shown = position.seen_by(2), after.shown(change, 2)
        assert GAME.notation.human(view, action, shown) == seen_by_other
        for text in (written, seen_by_other, written.rstrip("-="), move):
            assert GAME.notation.parse(position, text) == action
            assert GAME.notation.parse(position.seen_by(1), text) == action
    attack = GAME.parse_action("AB:a4a5")
    assert GAME.notation.human(position.seen_by(1), attack) == "AB:Ja4xXa5"
    both = at("Ca9/10/10/8LaFa", "10/10/10/LbBb7Fb", strip="10/Cb9")
    assert GAME.notation.human(both, attack, both.apply(attack)[1]) == "AB:Ca4xCa5="


# Set-ups


def test_set_ups_are_read_and_written() -> None:
    assert sum(COUNTS.values()) == 40
    for ready in READY.values():
        assert SET_UPS.write(SET_UPS.read(ready.text)) == ready.text
    assert SET_UPS.read(ONE.lower().replace("/", "\n")) == SET_UPS.read(ONE)
    assert SET_UPS.read(" " + ONE.replace("/", " / ") + "/") == SET_UPS.read(ONE)
    assert SET_UPS.read(ONE)[30] == ONE[0], "rank 4 comes first"


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("", "set-up: there are 0 rows (expected 4, with / between, rank 4 first)"),
        (ONE.replace("S", "K"), "set-up, rank 2: “K” is not a piece (expected one of M, G, C, J, "
         "P, L, E, N, T, S, B, F)"),
        (ONE.replace("/", "T/", 1), "set-up, rank 4: “TLPTMTJTLPT” has 11 pieces (expected 10)"),
        (ONE.replace("S", "M"), "set-up: there are 2 M (expected 1)"),
    ],
)  # fmt: skip
def test_a_set_up_that_cannot_be_is_told(text: str, error: str) -> None:
    with pytest.raises(PositionError) as told:
        SET_UPS.read(text)
    assert str(told.value) == error


def test_set_ups_by_lot_are_the_same_for_a_seed_and_keep_their_kind() -> None:
    drawn = [SET_UPS.drawn(seed) for seed in range(60)]
    assert drawn == [SET_UPS.drawn(seed) for seed in range(60)]
    assert len(set(drawn)) == 60
    for seed, text in enumerate(drawn):
        SET_UPS.read(text)
        assert "F" in text.split("/")[3]
        assert "B" not in text.split("/")[0]
        shuffled = SET_UPS.shuffled(ONE, seed)
        assert shuffled == SET_UPS.shuffled(ONE, seed)
        places = [{at for at, one in SET_UPS.read(line).items() if one in "BF"}
                  for line in (ONE, shuffled)]  # fmt: skip
        mirrored = {at + 9 - 2 * (at % 10) for at in places[0]}
        assert places[1] in (places[0], mirrored)
        assert Counter(shuffled) == Counter(ONE)
