"""StrategiChess as others are given it: players, boards, gestures, clocks, lines, and editing."""

import json
import pickle
import random
from argparse import Namespace
from functools import partial
from typing import Any

import pytest

from cfanp_gui.cli import playing
from cfanp_gui.core.boards import Edge, Square, linked, whole
from cfanp_gui.core.events import Loss, Weight
from cfanp_gui.core.game import PositionError
from cfanp_gui.core.lines import LineError
from cfanp_gui.core.pieces import Piece
from cfanp_gui.games.registry import find_game
from cfanp_gui.games.strategichess.actions import Pass, Pull, Send
from cfanp_gui.games.strategichess.bitboards import NUMBERS, SQUARES
from cfanp_gui.games.strategichess.stfen import StrategiEditing
from cfanp_gui.record import cpgn
from cfanp_gui.record.game_record import GameRecord
from cfanp_gui.record.move_tree import MoveNode
from tests.games.strategichess.build import GAME, KINGS, NAMES, play, stand, start, step
from tests.judges.strategichess_by_hand import AWAY, core, stfen
from tests.slow import seeds

MATING = "Ka1 rb9 rm2 rk9 kh14"
"""A board on which Black mates by k9k1."""


def at(board: int, name: str) -> Square:
    """Return a square of a board counted from 1."""
    return Square(board - 1, NUMBERS[name])


# The game and its values


def test_a_player_gives_up_on_their_own_board() -> None:
    assert GAME.resignation(4, on_time=True).text == "2:flag:b"
    assert GAME.resignation(1, board=1).text == "1:resign:w"
    with pytest.raises(ValueError, match="does not play on board 2"):
        GAME.resignation(1, board=2)
    (resignation,) = start().resignations(2)
    assert resignation.action.text == "1:resign:b"
    assert start(2).resignations(2) == ()


def test_only_its_own_texts_and_positions_are_taken() -> None:
    assert GAME.resembles(stfen("Kh1 kh14"))
    assert not GAME.resembles("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
    with pytest.raises(TypeError):
        GAME.perft(find_game("ring").initial(3, {}), 1)


def test_positions_compare_by_boards_and_past() -> None:
    position = stand("Kh1 Qa1 kh14")
    again = play(position, "1:h1h2", "1:h14h13", "1:h2h1", "1:h13h14")
    assert again.to_text() != position.to_text(), "move numbers and the count went on"
    assert hash(again) != hash(position)
    assert repr(position).startswith("<StrategiPosition player 1 to move: 7k6/")
    state = core(stfen(AWAY, AWAY)).state
    assert state.legal(0)
    twin = pickle.loads(pickle.dumps(state))
    assert (twin, hash(twin)) == (state, hash(state))
    assert state != core(stfen(AWAY, AWAY, turn="b|w")).state


def test_nobody_calls_draws_on_the_command_line() -> None:
    there = ("1:h1h2", "1:h14h13", "1:h2h1", "1:h13h14")
    position = GAME.from_text(stfen(AWAY, quiet=999), {}).without_draws()
    for each in (position, play(position, *there * 4)):
        assert each.outcome() is None
        assert each.claim() is None
        refusal = each.refusal(GAME.parse_action("claim"))
        assert refusal is not None
        assert "No draws are called here" in refusal.message


# Boards, seats and pieces


def test_boards_lie_side_by_side_and_are_each_their_own() -> None:
    position = start(3)
    assert linked(position.boards()) == ((0, 1, 2),)
    assert whole(position.boards()) == ((0,), (1,), (2,))
    (road,) = position.boards()[0].zones
    assert (road.name, len(road.squares)) == ("road", 84)
    assert all(seam.crossing for board in position.boards() for seam in board.seams)


def test_white_sits_at_the_south_and_teams_are_colours() -> None:
    position = start(2)
    assert [(seat.board, seat.edge, seat.label) for seat in position.seats()] == [
        (0, Edge.SOUTH, "A"), (0, Edge.NORTH, "a"), (1, Edge.SOUTH, "B"), (1, Edge.NORTH, "b"),
    ]  # fmt: skip
    assert [position.team(player) for player in (1, 2, 3, 4)] == [0, 1, 0, 1]
    assert [str(position.team_name(team)) for team in (0, 1)] == ["White", "Black"]
    assert position.turn() is None
    style = position.style(position.pieces()[at(2, "a12")])
    assert (style.paint, style.body, style.label) == (3, "black", "b")
    assert position.board_of(GAME.parse_action("2:e4e5")) == 1
    assert position.board_of(GAME.agreed_draw()) is None


def test_what_attacks_comes_over_edges() -> None:
    position = stand("Rn3 Bl4 Kn1 kh14", "Kh1 rd2 na1 pa4 kh14")
    # A Rook slides over the edge, a Knight leaps, a pawn strikes as it would capture.
    assert set(position.bearing_on(at(1, "n2"))) == {
        at(1, "n1"), at(1, "n3"), at(1, "l4"), at(2, "d2"),
    }  # fmt: skip
    assert set(position.bearing_on(at(1, "n3"))) == {at(2, "a1"), at(2, "a4")}
    assert set(position.bearing_on(at(2, "a3"))) == {at(1, "n3")}
    checked = stand("Kn1 kh14", "Kh1 rd1 kh14")
    assert checked.attackers(at(1, "n1")) == (at(2, "d1"),)
    assert checked.attackers(at(2, "d1")) == ()


def test_checks_of_a_move_are_the_hostile_kings_it_leaves_attacked() -> None:
    position = stand("Kh1 Re5 kn14", "Kh1 ka5", turn="w|b")
    assert step(position, "1:e5e6")[1].checks == ()
    _, change = step(play(position, "2:a5a6"), "1:e5e6")
    assert [square.board for square in change.checks] == [1], "over the edge"


# Gestures


def test_a_piece_to_move_goes_on_its_board_and_is_sent() -> None:
    position = stand("Kh1 Rk5 kh14", AWAY)
    found = {gesture.action.text: gesture for gesture in position.gestures(at(1, "k5"))}
    send = found["1:k5>2:a5"]
    assert (send.target, send.uses, send.consent) == (at(2, "a5"), (1, 3), None)
    assert found["1:k5k6"].uses == ()
    assert [position.movable(at(1, name)) for name in ("k5", "h14", "a9")] == [True, False, False]


def test_a_team_mates_piece_is_pulled_with_their_consent() -> None:
    position = stand(AWAY, "Kh1 Rk5 kh14", AWAY, turn="w|b|w")
    found = {one.action: one for one in position.gestures(at(2, "k5"))}
    assert {action.text for action in found} == {"1:n5<2:k5", "3:a5<2:k5"}
    assert {one.consent for one in found.values()} == {3}
    assert {one.uses for one in found.values()} == {(1,), (5,)}
    assert position.partner(Pull(3, NUMBERS["a5"], 2, NUMBERS["k5"])) == 3
    assert position.partner(Send(1, 0, 2, 0)) is None


def test_who_can_do_nothing_may_pass() -> None:
    assert stand("pa3 Pa4 pa5 kh14", AWAY).passes() == {0: Pass(1)}
    assert start(2).passes() == {}


# What an action changed


def test_a_piece_that_crosses_belongs_to_the_player_of_the_other_board() -> None:
    _, change = step(stand("Kh1 Rk5 kh14", "Kh1 na5 kh14"), "1:k5>2:a5")
    (moved,) = change.moved
    assert moved[:2] == (at(1, "k5"), at(2, "a5"))
    assert (moved.before, moved.after) == (Piece("R", 0), Piece("R", 2))
    assert [(lost.square, lost.piece) for lost in change.captured] == [(at(2, "a5"), Piece("N", 3))]


def test_a_king_taken_off_is_told_with_who_mated_it() -> None:
    _, change = step(stand(MATING, AWAY, turn="b|w"), "1:k9k1")
    (mate,) = change.events
    assert (mate.taken_off, mate.kings, mate.mated) == ({0: at(1, "a1")}, (), {0})
    assert (mate.attackers, mate.losses) == ((at(1, "k1"),), (Loss(0, 2),))
    assert mate.weight is Weight.LOSS
    (lost,) = change.captured
    assert (lost.square, lost.removed) == (at(1, "a1"), True)


def test_the_last_king_stays_and_is_shown() -> None:
    _, change = step(stand(MATING, turn="b"), "1:k9k1")
    mate = change.events[0]
    assert (mate.kings, mate.taken_off, mate.attackers) == ((at(1, "a1"),), {}, (at(1, "k1"),))
    assert change.captured == ()


# Clocks


def test_the_clocks_of_all_who_are_to_move_run_at_once() -> None:
    begun = start(2)
    clocks = GAME.clocks(begun)
    assert (clocks.all, clocks.factor) == ((0, 1, 2, 3), 1)
    assert clocks.running(begun) == {0, 2}
    after, change = step(begun, "2:e4e5")
    assert (clocks.running(after), clocks.ended(begun, after)) == ({0, 3}, {2})
    assert (clocks.acted(begun, change), clocks.owner(after, 3)) == (2, 4)
    assert clocks.flag(after, 3).text == "2:flag:b"
    fallen, _ = step(begun, "2:flag:w")
    assert clocks.ended(begun, fallen) == frozenset(), "nobody gets time for it"
    drawn, agreed = step(start(), "draw")
    single = GAME.clocks(start())
    assert (single.acted(start(), agreed), single.running(drawn)) == (None, frozenset())
    assert "more Kings" in clocks.rule
    assert "out of the game" in single.rule


def test_a_send_ends_the_turns_of_two() -> None:
    before = stand("Kh1 Rk5 kh14", AWAY)
    assert GAME.clocks(before).ended(before, play(before, "1:k5>2:a5")) == {0, 2}


# The command line and records

DEFAULTS = Namespace(options={}, players=None)
moves = partial(playing.moves, defaults=DEFAULTS)
play_line = partial(playing.play, defaults=DEFAULTS)


def line(**value: Any) -> str:
    """Return a line about the game."""
    return json.dumps({"system": "strategichess", "moves": [], **value})


def test_a_position_may_stand_for_the_start_of_a_line() -> None:
    text = stfen(MATING, AWAY, turn="b|w")
    for value in ({"stfen": text}, {"stfen": text, "boards": 2}):
        answer = play_line(line(**{"moves": ["1:k9k1"], **value}))
        assert answer["events"] == [{"type": "checkmate", "board": 1, "team": "w"}]
        assert answer["kings"] == {"w": [2], "b": [1, 2]}
        assert answer["stfen"].split(" ")[1:] == ["w|w", "-/-|-/-", "0", "2|1"]


def test_arguments_of_perft() -> None:
    found = GAME.lines.arguments()
    assert [(one.key, one.flags, one.is_start, one.is_number) for one in found] == [
        ("boards", ("--boards",), True, True), ("stfen", ("--stfen",), True, False),
    ]  # fmt: skip
    assert GAME.lines.from_arguments({"boards": 2}).to_text() == start(2).to_text()
    assert GAME.lines.from_arguments({"stfen": stfen(AWAY, AWAY)}).to_text() == stfen(AWAY, AWAY)


def test_the_end_is_answered_and_no_draw_that_players_call() -> None:
    answer = play_line(line(stfen=stfen(MATING, turn="b"), moves=["1:k9k1"]))
    assert answer["over"] == {"result": "win", "team": "b", "reason": "checkmate"}
    assert (answer["moves"], answer["events"][-1]) == ([], {"type": "over", **answer["over"]})
    idle = moves(line(stfen=stfen("Ka1 kn14", quiet=900)))
    assert (idle["over"], len(idle["moves"])) == (None, 3)


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ({}, "neither “boards” nor “stfen” is given"),
        ({"boards": 7}, "“boards” is 7 (expected 1 to 6)"),
        ({"boards": 0}, "“boards” is 0"),
        ({"boards": True}, "“boards” must be a whole number"),
        ({"stfen": 2}, "“stfen” must be a string"),
        ({"stfen": stfen(AWAY), "boards": 2}, "“boards” is 2 (expected 1, as many as “stfen” has)"),
        ({"boards": 1, "players": 2}, "unknown key “players”"),
        ({"boards": 1, "moves": ["1:e4e9"]}, "move 1, “1:e4e9”: The pawn on e4 of board 1"),
        ({"boards": 1, "moves": ["e4"]}, "move 1, “e4”, is not a move"),
    ],
)
def test_bad_lines_are_refused(value: dict[str, Any], said: str) -> None:
    for ask in (moves, play_line):
        with pytest.raises(LineError) as refused:
            ask(line(**value))
        assert said in str(refused.value)


def test_a_record_from_a_position_ends_as_it_did() -> None:
    begun = stand("Ka1 rb9 rm2", "Kh1 kh14 Rb13 Rc5 Rd5")
    record = GameRecord.new(find_game("strategichess"), {}, NAMES[:4], start=begun)
    first = MoveNode(GAME.parse_action("1:--"), comment="n5 > a5 < (no; 1A. move)")
    record.root.extend([first, MoveNode(GAME.parse_action("2:c5c14"))])
    text = cpgn.write_game(record)
    assert '[STFEN "' in text
    assert "1B. Rc14# " in text
    (again,) = cpgn.read_games(text, find_game)
    assert again.root.equals(record.root)
    outcome = again.final().outcome()
    assert outcome is not None
    assert outcome.players == (1, 3)
    with pytest.raises(ValueError, match="player 3’s Rook on a3 of board 2 is in the way"):
        cpgn.read_games('[Variant "StrategiChess"]\n[Players "4"]\n\n1A. Rn3>B:a3 *\n', find_game)


@pytest.mark.parametrize("seed", seeds(6))
def test_pawns_that_step_sideways_and_back_are_told_apart(seed: int) -> None:
    """Crowds of pawns round the roads, where one square is reached from four sides."""
    rng = random.Random(seed)
    around = [f"{file}{rank}" for file in "bcdefhijkl" for rank in range(5, 11)]
    for _ in range(6):
        men = " ".join(f"{rng.choice('PPPpN')}{square}" for square in rng.sample(around, 26))
        position = stand(f"Ka1 kn14 {men}", KINGS, turn=rng.choice(("w|w", "b|w")))
        for action in position.all_actions():
            human = GAME.notation.human(position, action)
            assert GAME.notation.parse(position, human) == action


def test_what_would_have_been_legal() -> None:
    position = stand("Kg1 kg14 Qn5 Rn7 Pe4", "Kg1 kg14 na5 Pb4", KINGS)
    instead = GAME.notation.instead
    assert instead(position, "2A. e9") == " (legal: 1A. e3, 1A. e5)"
    assert instead(position, "1:Qxn14").startswith(" (legal: 1A. Qn5>B:a4, ")
    assert instead(position, "3:Qa1").startswith(" (legal: 1C. K")
    assert instead(position, "4:Qa1") == instead(play(position, "draw"), "e5") == ""


def test_words_of_movetext() -> None:
    notation = GAME.notation
    assert all(notation.opens(word) for word in ("1A.", "12b.", "1A..."))
    assert not any(notation.opens(word) for word in ("3.", "1A", "G."))


# Positions set up by hand

POSITION = core(stfen("Kh1 Pe4 kh14", AWAY, unmoved="1e4"))


def editing(boards: int = 2) -> StrategiEditing:
    """Return the start of a game as it is set up."""
    return GAME.editing(start(boards))


def test_fields_are_changed_one_by_one() -> None:
    built = POSITION.replace(to_move=(1, 0), idle=3)
    assert built.to_text() == stfen("Kh1 Pe4 kh14", AWAY, turn="b|w", unmoved="1e4", quiet=3)
    assert POSITION.builder().build().to_text() == POSITION.to_text()
    assert POSITION.builder().problems() == ()


def test_everything_wrong_is_listed_in_the_order_of_the_text() -> None:
    pieces = {
        **POSITION.pieces(),
        at(1, "a1"): Piece("K", 0),
        at(1, "a2"): Piece("X", 0),
        Square(0, SQUARES): Piece("N", 0),
        at(2, "a2"): Piece("N", 0),
        Square(7, 0): Piece("N", 14),
    }
    del pieces[at(1, "e4")]
    wrong = POSITION.builder().replace(pieces=pieces, to_move=(0, 2), idle=-1, move_numbers=(0,))
    assert [str(problem.sentence) for problem in wrong.problems()] == [
        "boards: board 1: a2: “X” is not a piece (expected one of KQRBNP)",
        "boards: board 1: 196: there is no square 196",
        "boards: board 2: a2: the piece is of a player of another board",
        "boards: there is no board 8",
        "boards: board 1: h1: White has a second King there",
        "side to move: board 2: “2” (expected w or b)",
        "never-moved pawns: board 1: e4: no pawn of White stands there",
        "moves without progress: “-1” (expected a whole number from 0 to 999999)",
        "move numbers: the number of entries is 1 (expected one per board, that is 2)",
        "move numbers: board 1: “0” (expected a whole number from 1 to 999999)",
    ]
    assert wrong.problems()[0].square == at(1, "a2")
    with pytest.raises(PositionError, match="“X” is not a piece"):
        wrong.build()


def test_there_are_one_to_six_boards_and_a_king_of_each_team() -> None:
    for boards in (0, 7):
        (problem,) = POSITION.builder().replace(boards=boards).problems()
        assert str(problem.message) == f"the number is {boards} (expected 1 to 6)"
    kept = {on: piece for on, piece in POSITION.pieces().items()
            if not (piece.letter == "K" and piece.army % 2)}  # fmt: skip
    wrong = POSITION.builder().replace(pieces=kept, to_move=(0,))
    assert [str(one.sentence) for one in wrong.problems()] == [
        "boards: Black has no King on any board",
        "side to move: the number of entries is 1 (expected one per board, that is 2)",
    ]


def test_what_is_moved_by_hand_has_moved_and_belongs_to_its_board() -> None:
    pieces = dict(editing().pieces)
    pieces[Square(0, 70)] = pieces.pop(Square(0, 42))
    moved = editing().with_pieces(pieces)
    assert Square(0, 42) not in moved.builder.unmoved
    assert moved.problems() == ()
    assert editing().as_placed(Piece("N", 1), 1) == Piece("N", 3)
    assert editing().as_placed(Piece("N", 2), 0) == Piece("N", 0)
    assert editing().seat_name(3) == "Black, board 2"


def test_boards_to_the_right_move_up_with_their_players() -> None:
    less = editing(3).with_field("turn:3", "1").with_field("number:3", 7).without_board(1)
    assert less is not None
    assert (less.builder.to_move, less.builder.move_numbers) == ((0, 1), (1, 7))
    assert {piece.army for piece in less.pieces.values()} == {0, 1, 2, 3}
    assert less.problems() == ()
    assert editing(1).with_field("idle", 5).to_text().split(" ")[3] == "5"
