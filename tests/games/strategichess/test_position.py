"""Positions as values, what the table asks of them, and how games end outside the boards."""

from __future__ import annotations

import pickle

import pytest

from cfanp_gui.core.actions import IllegalAction
from cfanp_gui.core.boards import Edge, Square, linked, whole
from cfanp_gui.core.capabilities import Claims, Consent, Passes, Teams, Turns
from cfanp_gui.core.game import Outcome
from cfanp_gui.games.strategichess.actions import Pass, Pull, Send
from cfanp_gui.games.strategichess.bitboards import NUMBERS
from tests.games.strategichess.test_draws import GAME, ROUND, begin, played
from tests.judges.strategichess_by_hand import AWAY, stfen


def ended(text: str, *boards: str) -> Outcome:
    """Return how a game ends by an action."""
    outcome = played(begin(*boards), text).outcome()
    assert outcome is not None
    return outcome


def test_positions_compare_by_boards_and_past() -> None:
    position = begin("Kh1 Qa1 kh14")
    assert pickle.loads(pickle.dumps(position)) == position == begin("Kh1 Qa1 kh14")
    again = played(position, *ROUND)
    assert again.to_text() != position.to_text(), "move numbers and the count went on"
    assert repr(position).startswith("<StrategiPosition player 1 to move: 7k6/")
    assert hash(again) != hash(position)


def test_resigning_is_for_a_single_board() -> None:
    assert ended("1:resign:w", "Kh1 Qa1 kh14") == Outcome("win", (2,), "resignation")
    with pytest.raises(IllegalAction, match="Nobody resigns with several boards"):
        played(begin("Kh1 Qa1 kh14", AWAY), "1:resign:w")
    with pytest.raises(IllegalAction, match="There is no board 2"):
        played(begin("Kh1 Qa1 kh14"), "2:flag:w")


def test_time_loses_a_single_board_but_not_to_a_bare_king() -> None:
    assert ended("1:flag:w", "Kh1 Qa1 kh14 pa9") == Outcome("win", (2,), "time")
    outcome = ended("1:flag:w", "Kh1 Qa1 kh14")
    assert outcome == Outcome("draw", (1, 2), "time, but no mate is possible")


@pytest.mark.parametrize(
    ("text", "boards", "result", "players"),
    [
        ("1:flag:w", ("Kh1 kh14", "Kh1 kh14"), "win", (2, 4)),
        ("1:flag:b", ("Kh1 kh14", "Kh1 kh14"), "win", (1, 3)),
        ("1:flag:w", ("Kh1 kh14", "Kh1", "Kh1 kh14"), "draw", (1, 2, 3, 4, 5, 6)),
        ("2:flag:b", ("Kh1 kh14", "Kh1"), "win", (1, 3)),
    ],
)
def test_time_ends_several_boards_by_a_count_of_kings(
    text: str, boards: tuple[str, ...], result: str, players: tuple[int, ...]
) -> None:
    outcome = ended(text, *boards)
    assert (outcome.result, outcome.players) == (result, players)
    assert outcome.reason == ("time, with more Kings" if result == "win" else
                              "time, with equal Kings")  # fmt: skip


def test_all_agree_to_a_draw() -> None:
    assert ended("draw", "Kh1 kh14", AWAY) == Outcome("draw", (1, 2, 3, 4), "agreement")


def test_a_position_that_is_read_begins_with_its_mates() -> None:
    position = GAME.from_text(stfen("Ka1 rm1 rl2 kh14", AWAY, quiet=5), {})
    assert position.checked_kings(), "as it was read"
    now, opening = position.resolve_pending()
    assert [event.to_json()["type"] for event in opening] == ["checkmate"]
    assert now.seat_status(0).kingless
    assert now.resolve_pending() == (now, ())
    stalemate = GAME.from_text(stfen("Ka1 rb9 rm2 kh14"), {})
    assert stalemate.outcome() is not None
    assert [event.to_json()["type"] for event in stalemate.resolve_pending()[1]] == ["over"]


def test_checks_of_a_move_are_the_hostile_kings_it_leaves_attacked() -> None:
    position = begin("Kh1 Re5 kn14", "Kh1 ka5", turn="w|b")
    _, transition = position.apply(GAME.parse_action("1:e5e6"))
    assert transition.checks == ()
    _, transition = played(position, "2:a5a6").apply(GAME.parse_action("1:e5e6"))
    assert [square.board for square in transition.checks] == [1], "over the edge"


def at(board: int, name: str) -> Square:
    """Return a square of a board counted from 1."""
    return Square(board - 1, NUMBERS[name])


def test_boards_lie_side_by_side_and_are_each_their_own() -> None:
    position = GAME.initial(6, {})
    assert linked(position.boards()) == ((0, 1, 2),)
    assert whole(position.boards()) == ((0,), (1,), (2,))
    assert [board.label for board in position.boards()] == ["1", "2", "3"]
    (road,) = position.boards()[0].zones
    assert (road.name, len(road.squares)) == ("road", 84)
    assert all(seam.crossing for board in position.boards() for seam in board.seams)


def test_white_sits_at_the_south_and_teams_are_colours() -> None:
    position = GAME.initial(4, {})
    assert [(seat.board, seat.edge, seat.label) for seat in position.seats()] == [
        (0, Edge.SOUTH, "A"), (0, Edge.NORTH, "a"), (1, Edge.SOUTH, "B"), (1, Edge.NORTH, "b"),
    ]  # fmt: skip
    assert isinstance(position, Teams)
    assert [position.team(player) for player in (1, 2, 3, 4)] == [0, 1, 0, 1]
    assert [str(position.team_name(team)) for team in (0, 1)] == ["White", "Black"]
    assert position.actors() == {1, 3}
    assert isinstance(position, Consent | Passes | Claims)
    assert not isinstance(position, Turns)
    with pytest.raises(KeyError):
        position.seat_status(4)


def test_pieces_wear_their_players_paint_and_their_teams_colour() -> None:
    position = GAME.initial(4, {})
    style = position.style(position.pieces()[at(2, "a12")])
    assert (style.paint, style.body, style.label) == (3, "black", "b")


def test_a_piece_to_move_goes_on_its_board_and_is_sent() -> None:
    position = begin("Kh1 Rk5 kh14", AWAY)
    found = {gesture.action.text: gesture for gesture in position.gestures(at(1, "k5"))}
    send = found["1:k5>2:a5"]
    assert (send.target, send.uses, send.consent) == (at(2, "a5"), (1, 3), None)
    assert found["1:k5k6"].uses == ()
    assert position.movable(at(1, "k5"))
    assert not position.movable(at(1, "h14"))
    assert not position.movable(at(1, "a9"))


def test_a_team_mates_piece_is_pulled_with_their_consent() -> None:
    position = begin(AWAY, "Kh1 Rk5 kh14", AWAY, turn="w|b|w")
    (gesture,) = position.gestures(at(2, "k5"))[:1]
    found = {one.action: one for one in position.gestures(at(2, "k5"))}
    assert {action.text for action in found} == {"1:n5<2:k5", "3:a5<2:k5"}
    assert gesture.consent == 3
    assert {one.uses for one in found.values()} == {(1,), (5,)}
    assert position.partner(Pull(3, NUMBERS["a5"], 2, NUMBERS["k5"])) == 3
    assert position.partner(Send(1, 0, 2, 0)) is None


def test_seats_say_check_mate_and_that_a_king_is_gone() -> None:
    position = begin("Ka1 ra9 kh14", "kh14", turn="b|w")
    assert position.seat_status(0).in_check
    assert not position.seat_status(0).to_move
    assert position.seat_status(2).kingless
    assert position.seat_status(2).to_move
    assert position.attackers(at(1, "a1")) == (at(1, "a9"),)
    assert position.attackers(at(1, "a9")) == ()
    mated, _ = GAME.from_text(begin("Ka1 rb9 rm1 rk2 kh14").to_text(), {}).resolve_pending()
    assert mated.seat_status(0).mated


def test_who_can_do_nothing_may_pass() -> None:
    stuck = begin("pa3 Pa4 pa5 kh14", AWAY)
    assert stuck.passes() == {0: Pass(1)}
    assert GAME.initial(4, {}).passes() == {}


def test_boards_of_actions() -> None:
    position = GAME.initial(4, {})
    assert position.board_of(GAME.parse_action("2:e4e5")) == 1
    assert position.board_of(GAME.agreed_draw()) is None


def test_one_board_may_be_resigned_and_several_not() -> None:
    (resignation,) = GAME.initial(2, {}).resignations(2)
    assert resignation.action.text == "1:resign:b"
    assert GAME.initial(4, {}).resignations(2) == ()
    assert GAME.initial(2, {}).may_resign
    assert not GAME.initial(4, {}).may_resign
