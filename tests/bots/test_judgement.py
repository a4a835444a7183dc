"""What positions are worth to everybody, and what was lost by what was played."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from cfanp_gui.bots.best_lines import BestLine, analyse, state_of
from cfanp_gui.bots.contract import Limit, Thinking, next_actor
from cfanp_gui.bots.judgement import (
    MATES,
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
from tests.bots.mined import IN_ONE, NEXT, WHATEVER, is_out_by, mate_of, mates_whatever, mined
from tests.core.build import cfen
from tests.judges.strategichess_by_hand import stfen
from tests.slow import examples, some

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
        BestLine((action,), 1, worth[0], worth, 2, 100)
        for action, worth in zip(position.all_actions(), values, strict=False)
    ]

    def told(*args: Any) -> list[BestLine]:
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
    assert found.depth == told[-1].depth, "a depth that was broken off counts for nothing"
    assert 0 < found.nodes <= 1500


NEXT_MATES = (
    "4Pa3/2Na5/PaPaPa2PaPaPa/Ra2QaKa2Ra|Pb2Na4/8/1PbBcPbPb2Pb/RbNbBbKb1BbNbRb|"
    "7Pc/2Pc1PcNc2/PcPcPc2PcPc1/Rc1BcQcKc2Rc|8/1Pd3Pd2/Pd3Pd1PdPd/RdNdBd1KdBdNdRd "
    "d 1/2/3/4 KQ/KQ/KQ/- - 1 0 9"
)
"""Army d is to move; then a mates b, whom c too could mate."""


@pytest.mark.no_cover
def test_who_mates_next_has_most() -> None:
    """The search that finds the turns had a wait for c to mate, which is worst for d."""
    for lines in (1, 3):
        found = judged(cfanp(NEXT_MATES), 600, lines=lines)
        assert found.player == 4
        for turn in found.turns:
            assert turn.shares[0] == max(turn.shares)
            assert turn.shares[1] == 0, "who is mated is out"
            assert [action.text for action in turn.following[:1]] == ["AB:d1d7"]


@pytest.mark.no_cover
def test_who_mates_in_one_has_more_than_who_is_mated() -> None:
    for one in some(some(mined(IN_ONE))):
        assert is_out_by(one.position, one.mated, one.move)
        shares = judged(one.position, examples(200)).shares
        assert shares[one.mater - 1] > shares[one.mated - 1], one.position.to_text()


@pytest.mark.no_cover
def test_who_mates_in_one_after_the_turn_has_more_too() -> None:
    left = 0
    cases = some(some(mined(NEXT)))
    for one in cases:
        found = judged(one.position, examples(600))
        after = one.position
        for action in found.turns[0].actions:
            after, _ = after.apply(action)
        if next_actor(after, 0) == one.mater and mate_of(after, one.mater, one.mated, one.move):
            left += 1  # nothing was done against it
            shares = found.shares
            assert shares[one.mater - 1] > shares[one.mated - 1], one.position.to_text()
    assert left > len(cases) / 4


@pytest.mark.no_cover
def test_who_mates_whatever_is_done_has_not_less_than_who_is_mated() -> None:
    for one in some(some(mined(WHATEVER))):
        assert mates_whatever(one)
        shares = judged(one.position, examples(600)).shares
        assert shares[one.mated - 1] <= shares[one.mater - 1], one.position.to_text()


def test_shares_are_whole_and_who_is_out_has_none() -> None:
    for one in some(some(some(mined(NEXT)))):
        found = judged(one.position, 90, lines=2)
        alive = one.position.alive()
        for turn in found.turns:
            assert sum(turn.shares) == pytest.approx(1)
            for player, share in enumerate(turn.shares, start=1):
                assert share >= 0
                assert player in alive or share == 0


def test_a_mate_in_one_is_worth_something() -> None:
    """Who has one expects more than if it were somebody else's turn."""
    mates = cfanp(BACK_RANK)
    waits = cfanp(BACK_RANK.replace(" a 1/2/3/4 ", " b 1/2/3/4 "))
    assert judged(mates, 400).shares[0] > judged(waits, 400).shares[0]


def test_an_own_mate_is_weighed_whatever_the_search_says(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Any] = []

    def told(*args: Any) -> list[BestLine]:
        seen.extend(args[0].action(move).text for move in args[6])
        return analyse(*args)

    monkeypatch.setattr("cfanp_gui.bots.judgement.analyse", told)
    position = cfanp(BACK_RANK)
    judged(position, 30)
    assert 0 < len(seen) <= MATES
    assert all(is_out_by(position, 2, GAME.parse_action(text)) for text in seen)


@pytest.mark.no_cover
def test_two_sides_have_what_alpha_beta_says() -> None:
    text = cfen(4, "Ka:Ae1 Ra:Ad1 Kb:Ba1 Qb:Be4 Pb:Bh2 Kc:Ce1 Kd:De1", control="1/2/1/2")
    position = cfanp(text)
    found = judged(position, 900)
    (line,) = analyse(
        state_of(position, 1, GAME.piece_types), Thinking(Limit(900)), 0, 1, lambda _: None
    )
    assert found.turns[0].actions == line.actions[: line.turn]
    assert found.turns[0].following == line.actions[line.turn :]
    assert found.shares == shares_of(line.values, position)
    assert line.value == line.values[0]
    assert found.shares[2:] == (0.0, 0.0)


def test_a_ring_and_teams_are_judged_so_too() -> None:
    ring = find_game("ring")
    position = ring.initial(3, dict(ring.as_seated)).resolve_pending()[0]
    for text in ("1:f2f3", "1:e7e5", "1:g2g4", "3:e2e3"):
        position, _ = position.apply(ring.parse_action(text))
    for player in (1, 2):  # who is mated whatever they do on another board, and who mates
        inquiry = Inquiry(position, ring.piece_types, Limit(300), player=player)
        shares = judge(inquiry, lambda: False, lambda _: None).shares
        assert shares[1] > shares[0] == 0
    teams = find_game("strategichess")
    text = stfen("Ka1 rb9 rm2 qn5 kh14", "kh14 re5", turn="b|b")
    position = teams.from_text(text, {})
    inquiry = Inquiry(position, teams.piece_types, Limit(300), player=2)
    assert judge(inquiry, lambda: False, lambda _: None).shares == (0.0, 0.5, 0.0, 0.5)


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
