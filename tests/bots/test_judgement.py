"""What positions are worth to everybody, and what was lost by what was played."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from cfanp_gui.bots.best_lines import Line
from cfanp_gui.bots.contract import Limit
from cfanp_gui.bots.judgement import (
    BestTurn,
    Inquiry,
    Judgement,
    judge,
    mover,
    settled,
    shares_of,
)
from cfanp_gui.core.game import Game, Position
from cfanp_gui.core.searching import LOSS, WHOLE, WIN
from cfanp_gui.games.cfanp.fen import read_fen
from cfanp_gui.games.registry import find_game, keys
from tests.bots import BACK_RANK, HANGING, cfanp
from tests.core.build import cfen

GAME = find_game("cfanp")


def judged(position: Position, nodes: int = 1500, **asked: object) -> Judgement:
    """Return the judgement of a position."""
    inquiry = Inquiry(position, GAME.piece_types, Limit(nodes))._replace(**asked)
    return judge(inquiry, lambda: False, lambda _: None)


def start(game: Game) -> Position:
    """Return the position in which a game begins."""
    return game.initial(min(game.player_counts), dict(game.as_seated)).resolve_pending()[0]


def test_shares_come_to_one_and_grow_with_what_is_had() -> None:
    position = start(GAME)
    for worth in ((500.0, 500.0), (600.0, 300.0), (-5.0, 900.0), (WHOLE / 2, WHOLE / 2)):
        shares = shares_of(worth, position)
        assert sum(shares) == pytest.approx(1)
        assert (shares[0] > shares[1]) == (worth[0] > worth[1])
    assert shares_of((500.0, 500.0), position) == (0.5, 0.5)


def test_who_has_won_has_all_and_who_is_out_has_nothing() -> None:
    position = start(GAME)
    assert shares_of((WIN + 3, LOSS), position) == (1.0, 0.0)
    assert shares_of((LOSS - 2, 700.0), position) == (0.0, 1.0)
    assert shares_of((700.0, WIN), position) == (0.0, 1.0), "others' values may lag behind"


def test_team_mates_have_the_same() -> None:
    game = find_game("strategichess")
    position = game.initial(4, dict(game.as_seated)).resolve_pending()[0]
    shares = shares_of((600.0, 300.0, 600.0, 300.0), position)
    assert shares[0] == shares[2] > shares[1] == shares[3]
    assert sum(shares) == pytest.approx(1)
    assert shares_of((WIN, LOSS, WIN, LOSS), position) == (0.5, 0.0, 0.5, 0.0)


QUEEN = "6k1/8/8/8/8/8/8/Q5K1 w - - {clock} 90"


def test_a_draw_that_can_be_claimed_is_no_win() -> None:
    game = find_game("cfanp")
    won, drawn = (
        judged(read_fen(QUEEN.format(clock=clock), game, game.as_seated), 300, lines=3)
        for clock in (9, 99)
    )
    assert won.shares[0] > 0.9
    assert drawn.shares == (0.5, 0.5)
    assert {turn.shares for turn in drawn.turns} == {(0.5, 0.5)}


def test_a_position_that_comes_again_is_no_win() -> None:
    game = find_game("cfanp")
    position = read_fen(QUEEN.format(clock=0), game, game.as_seated)
    for text in ("AB:a1a2", "AB:g8h8", "AB:a2a1"):
        position, _ = position.apply(game.parse_action(text))
    back = game.parse_action("AB:h8g8")
    found = judged(position, 300, played=back)
    assert found.played is not None
    assert found.played.shares == (0.5, 0.5)
    assert found.turns[0].actions == (back,), "there is nothing better"


def test_turns_are_in_the_order_of_the_shares_people_are_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    position = GAME.initial(3, dict(GAME.as_seated))
    values = ((291.0, 350.0, 230.0), (290.9, 291.0, 290.0), (250.0, 330.0, 290.0))
    lines = [
        Line((action,), 1, worth[0], worth, 2, 100)
        for action, worth in zip(position.all_actions(), values, strict=False)
    ]

    def told(*args: Any) -> list[Line]:
        args[4](lines)
        return lines

    monkeypatch.setattr("cfanp_gui.bots.judgement.analyse", told)
    found = judged(position, lines=3)
    shares = [turn.shares[0] for turn in found.turns]
    assert shares == sorted(shares, reverse=True)
    assert [turn.actions for turn in found.turns] == [lines[at].actions for at in (1, 0, 2)]
    assert found.shares == found.turns[0].shares


@pytest.mark.no_cover
def test_the_best_turns_come_with_everybodys_shares() -> None:
    position = cfanp(HANGING)
    told: list[Judgement] = []
    inquiry = Inquiry(position, GAME.piece_types, Limit(1500), lines=3)
    found = judge(inquiry, lambda: False, told.append)
    assert found.player == mover(position) == 1
    assert found.turns[0].actions[0].text == "AB:d1d5"
    assert found.shares == found.turns[0].shares
    assert [turn.shares[0] for turn in found.turns] == sorted(
        (turn.shares[0] for turn in found.turns), reverse=True
    )
    assert found.played is None
    assert found.cost == found.part_lost == 0
    assert [one.depth for one in told] == list(range(1, len(told) + 1))
    assert found.turns == told[-1].turns, "a depth that was broken off counts for nothing"
    assert 0 < found.nodes <= 1500


@pytest.mark.no_cover
def test_the_same_inquiry_has_the_same_answer() -> None:
    inquiry = Inquiry(cfanp(HANGING), GAME.piece_types, Limit(800), lines=2)
    again = pickle.loads(pickle.dumps(inquiry))
    assert again == inquiry
    assert inquiry.run(lambda: False, lambda _: None) == again.run(lambda: False, lambda _: None)


@pytest.mark.no_cover
def test_what_a_quiet_move_costs_where_a_queen_hangs() -> None:
    position = cfanp(HANGING)
    quiet = next(one for one in position.legal_actions(1) if one.text not in ("AB:d1d5", "AC:d1d5"))
    found = judged(position, played=quiet)
    assert found.played is not None
    assert found.played.actions[0] == quiet
    assert found.cost > 0.05
    assert found.part_lost == pytest.approx(found.cost / found.shares[0])
    taken = judged(position, played=GAME.parse_action("AB:d1d5"))
    assert taken.cost == 0
    assert taken.played == taken.turns[0]


@pytest.mark.no_cover
def test_a_move_that_comes_to_the_same_on_another_pair_is_judged_as_that() -> None:
    position = GAME.initial(3, dict(GAME.as_seated)).resolve_pending()[0]
    for text in ("AB:e2e3", "AC:e2e3"):
        found = judged(position, 600, played=GAME.parse_action(text))
        assert found.played is not None, text
        assert found.cost < 0.02


def test_a_move_that_leaves_another_pair_for_the_turn_is_judged_too() -> None:
    others = "Kb:Be1 Kc:Ce1 Kd:De1 Ke:Ee1 Kf:Fe1 Pb:Ba2 Pc:Ca2 Pd:Da2 Pe:Ea2 Pf:Fa2"
    position = cfanp(cfen(6, f"Ka:Ae1 Na:Bb2 Na:Cb2 Na:Db2 {others}"))
    position, _ = position.apply(GAME.parse_action("AE:e1e2"))
    for text in ("BC:b2d1", "BD:b2d1", "BF:b2d1"):
        found = judged(position, 100, played=GAME.parse_action(text))
        assert found.played is not None, text
        after, _ = position.apply(found.played.actions[0])
        assert after.pieces() == position.apply(GAME.parse_action(text))[0].pieces()


@pytest.mark.no_cover
def test_a_mate_that_was_missed_costs_an_army() -> None:
    position = cfanp(BACK_RANK)
    legal = position.legal_actions(1)
    mates = [one for one in legal if any(event.fallen for event in position.apply(one)[1].events)]
    quiet = next(one for one in legal if one not in mates)
    found = judged(position, played=quiet)
    assert found.turns[0].actions[0] in mates
    assert found.cost > 0
    assert found.missed_mate
    done = judged(position, played=found.turns[0].actions[0])
    assert done.cost == 0
    assert not done.missed_mate


def test_a_mate_that_ends_the_game_wins_all_of_it() -> None:
    position = cfanp(cfen(2, "Ka:Ae1 Ra:Ad2 Kb:Ba1 Pb:Ba2 Pb:Bb2"))
    mates = [
        one for one in position.legal_actions(1)
        if position.apply(one)[0].outcome() is not None
    ]  # fmt: skip
    for mate in mates:
        found = judged(position, 400, played=mate)
        assert found.shares == (1.0, 0.0)
        assert found.played is not None
        assert found.played.shares == (1.0, 0.0)
        assert found.cost == 0
    assert mates


def test_a_move_that_ends_the_game_is_judged_on_whichever_pair() -> None:
    position = cfanp(cfen(3, "Ka:Ae1 Pb:Ae2 Kb:Ba1 Kc:Ca1"))
    for text in ("AB:e1e2", "AC:e1e2"):
        after, _ = position.apply(GAME.parse_action(text))
        assert after.outcome() is not None, "Kings alone draw"
        found = judged(position, 300, played=GAME.parse_action(text))
        assert found.played is not None, text
        assert found.played.shares == pytest.approx((1 / 3, 1 / 3, 1 / 3))


def test_what_is_no_choice_is_not_judged() -> None:
    position = cfanp(HANGING)
    assert judged(position, 200, played=GAME.resignation(1)).played is None
    assert judged(position, 200, played=GAME.agreed_draw()).cost == 0


def test_a_game_that_is_over_is_settled() -> None:
    position, _ = start(GAME).apply(GAME.resignation(2))
    assert mover(position) is None
    found = judged(position)
    assert found == settled(position, GAME.piece_types)
    assert found.shares == (1.0, 0.0)
    assert found.turns == ()


def test_without_time_something_is_guessed() -> None:
    found = judged(cfanp(HANGING), 1, lines=2)
    assert found.turns
    assert found.nodes <= 1
    stopped = judge(
        Inquiry(cfanp(HANGING), GAME.piece_types, Limit(10_000)), lambda: True, lambda _: None
    )
    assert stopped.turns
    assert isinstance(stopped.turns[0], BestTurn)


@pytest.mark.parametrize("key", keys())
@pytest.mark.no_cover
def test_every_game_is_judged(key: str) -> None:
    game = find_game(key)
    position = start(game)
    player = mover(position)
    assert player is not None
    played = position.legal_actions(player)[0]
    inquiry = Inquiry(position, game.piece_types, Limit(150), 2, played=played)
    found = judge(inquiry, lambda: False, lambda _: None)
    assert sum(found.shares) == pytest.approx(1)
    assert len(found.shares) == position.players
    assert found.turns
    assert found.played is not None
