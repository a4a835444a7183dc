"""Positions: immutable values with boards, pieces and seats that fit together."""

import copy
import pickle

import pytest

from cfanp_gui.core.actions import IllegalAction
from cfanp_gui.core.boards import STRIP, Square
from cfanp_gui.core.game import Outcome, Piece
from cfanp_gui.core.text import Text
from tests.conformance.cases import Case, each_case, of_each_case, specs


@each_case
def positions_are_values(case: Case) -> None:
    for position in case.few:
        assert position == position.resolve_pending()[0]
        fresh = pickle.dumps(position)
        twin = pickle.loads(fresh)
        assert twin is not position
        assert (twin, hash(twin), repr(twin)) == (position, hash(position), repr(position))
        assert twin.all_actions() == position.all_actions()
        assert twin.outcome() == position.outcome()
        assert len(pickle.dumps(twin)) <= len(pickle.dumps(pickle.loads(fresh))), "it stays here"
        assert position != position.to_text()
        assert copy.deepcopy(position) == position


@each_case
def a_position_is_read_again_from_its_text(case: Case) -> None:
    few = {id(position) for position in case.few}
    for position in case.positions:
        text = position.to_text()
        again = case.game.from_text(text, case.options)
        assert again.to_text() == text
        assert again.pieces() == position.pieces(), text
        assert again.stockpiles == position.stockpiles, text
        if id(position) in few:
            begun, _ = again.resolve_pending()
            assert begun.to_text() == text, "nothing goes on by itself"
            assert begun.all_actions() == position.all_actions(), text


@each_case
def what_follows_differently_is_another_position(case: Case) -> None:
    for ply in case.walk:
        assert ply.before != ply.after
    start = case.start
    if start.refusal(case.game.agreed_draw()) is None:
        drawn, _ = start.apply(case.game.agreed_draw())
        assert drawn != start, "how it ended belongs to it"
        assert pickle.loads(pickle.dumps(drawn)) == drawn
        assert pickle.loads(pickle.dumps(drawn)).outcome() == drawn.outcome()


@each_case
def a_game_can_be_over_by_what_its_rules_do_not_know(case: Case) -> None:
    told = Outcome("win", (1,), Text("the record says so"))
    for position in (case.start, *case.few):
        if position.outcome() is not None:
            continue
        over = position.with_outcome(told)
        assert over.outcome() == told
        assert (over.actors(), over.all_actions()) == (frozenset(), ())
        assert not any(over.seat_status(seat.id).to_move for seat in over.seats())
        assert (over.to_text(), over.pieces()) == (position.to_text(), position.pieces())
        assert over != position
        assert pickle.loads(pickle.dumps(over)) == over
        if position.legal_actions(min(position.actors())):
            assert over.refusal(position.all_actions()[0]) is not None


@each_case
def the_same_actions_lead_to_the_same_position(case: Case) -> None:
    twin = case.game.initial(case.players, case.options).resolve_pending()[0]
    for ply in case.walk:
        twin, change = twin.apply(ply.change.action)
        assert change == ply.change
    assert (twin, hash(twin)) == (case.positions[-1], hash(case.positions[-1]))


@each_case
def nothing_that_is_asked_changes_a_position(case: Case) -> None:
    for position in case.few:
        text, pieces, actions = position.to_text(), dict(position.pieces()), position.all_actions()
        key = hash(position)
        for action in actions:
            position.apply(action)
        for square in pieces:
            position.gestures(square)
        for seat in position.seats():
            position.seat_status(seat.id)
        assert (position.to_text(), dict(position.pieces())) == (text, pieces)
        assert (position.all_actions(), hash(position)) == (actions, key)
        with pytest.raises(TypeError):
            position.pieces()[next(iter(pieces))] = Piece("Q", 0)  # type: ignore[index]


@each_case
def those_who_may_move_are_in_the_game_which_goes_on(case: Case) -> None:
    for position in (*case.positions, *(ply.after for ply in case.end)):
        alive = position.alive()
        assert position.players == case.players
        assert position.actors() <= alive <= set(range(1, position.players + 1))
        assert set(position.stockpiles) <= alive
        outcome = position.outcome()
        assert (outcome is None) == bool(position.actors())
        if outcome is not None:
            assert outcome.result in ("win", "draw")
            assert outcome.players
            assert set(outcome.players) <= set(range(1, position.players + 1))
            assert outcome.reason
        assert position.resolve_pending() == (position, ())
        assert position.round is None or position.round >= 1


@each_case
def nobody_comes_back_and_no_round_goes_back(case: Case) -> None:
    for ply in (*case.walk, *case.end):
        assert ply.after.alive() <= ply.before.alive()
        if ply.before.round is not None:
            assert ply.after.round is not None
            assert ply.after.round >= ply.before.round


@each_case
def boards_lie_at_each_other_s_edges(case: Case) -> None:
    for position in case.few:
        boards = specs(position)
        assert len(boards) == len(position.boards())
        for spec in boards.values():
            assert len(set(spec.square_names)) == spec.size
            assert spec.label
            for zone in spec.zones:
                assert zone.squares <= set(range(spec.size))
            for seam in spec.fixed_to():
                assert seam.board is not None
                back = boards[seam.board].seam(seam.other)
                assert back is not None
                assert (back.board, back.other) == (spec.id, seam.edge)


@each_case
def pieces_are_of_the_game_and_stand_on_its_boards(case: Case) -> None:
    types = case.game.piece_types
    for position in case.positions:
        boards = specs(position)
        for square, piece in position.pieces().items():
            assert isinstance(square, Square)
            assert 0 <= square.index < boards[square.board].size
            assert piece.letter in types
        for held in position.stockpiles.values():
            assert {piece.letter for piece in held} <= set(types)
    armies = {seat.army for seat in case.start.seats()}
    assert {piece.army for piece in case.start.pieces().values()} <= armies | set(
        range(case.players)
    )


@each_case
def seats_are_at_boards_and_tell_who_has_them(case: Case) -> None:
    for position in case.positions:
        boards, seats = specs(position), position.seats()
        assert len({seat.id for seat in seats}) == len(seats)
        assert {seat.board for seat in seats} <= set(boards)
        clocks = case.game.clocks(case.start).all
        to_move = set()
        for seat in seats:
            status = position.seat_status(seat.id)
            assert status.seat == seat
            assert status.player in range(1, position.players + 1)
            assert status.first_player in range(1, position.players + 1)
            assert status.clock is None or status.clock in clocks
            assert not (status.dead and status.to_move)
            assert status.choosing is None or status.to_move
            if status.to_move:
                to_move.add(status.player)
        deciders = position.deciders()
        assert to_move - deciders <= position.actors()
        assert position.actors() <= to_move | deciders
        for owner in (spec.owner for spec in boards.values()):
            assert owner in {STRIP, *(seat.id for seat in seats)}
    with pytest.raises(KeyError):
        case.start.seat_status(9999)


@each_case
def a_king_in_check_has_attackers(case: Case) -> None:
    for position in case.positions:
        pieces, checked = position.pieces(), position.checked_kings()
        for king in checked:
            attackers = position.attackers(king)
            assert attackers
            assert set(attackers) <= set(pieces) - {king}
        for square in set(pieces) - set(checked):
            assert position.attackers(square) == ()


@each_case
def every_piece_has_a_look(case: Case) -> None:
    for position in case.few:
        for piece in set(position.pieces().values()):
            assert position.style(piece) == position.style(piece._replace(letter="?"))
        assert len(str(position).splitlines()) > 1
        assert position.to_text() in repr(position)


@each_case
def the_end_ends_everything(case: Case) -> None:
    last = case.end[-1].after if case.end else case.positions[-1]
    if last.outcome() is None:
        assert not case.end or not any(last.resignations(one) for one in last.alive())
        return
    assert last.all_actions() == ()
    for player in range(1, case.players + 1):
        assert last.legal_actions(player) == ()
        assert last.resignations(player) == ()
    for source in last.pieces():
        assert not last.movable(source)
        assert last.gestures(source) == ()
    for action in case.start.all_actions()[:10]:
        assert last.refusal(action) is not None
        with pytest.raises(IllegalAction):
            last.apply(action)


test_promises = of_each_case(__name__)
