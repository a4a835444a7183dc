"""What only some games have: each is asked of the positions that have it, and of no others."""

from functools import partial
from itertools import combinations

import pytest
from chess import Board

from cfanp_gui.core.actions import IllegalAction, PocketSource
from cfanp_gui.core.boards import STRIP, Pair, Square
from cfanp_gui.core.game import Position, PositionError
from cfanp_gui.core.given_turn import GiveTurn, TurnGiven, parse_give_turn, play_on
from cfanp_gui.core.queries import GamePair, Mate, NoteKind
from cfanp_gui.core.text import Text
from tests.conformance.cases import (
    Case,
    each_case,
    having,
    name,
    of_each_case,
    sources,
    specs,
    tried,
)


def half_boards(position: Position) -> set[int]:
    """Return the ids of the boards but for a strip, which is on every pair."""
    return {spec.id for spec in position.boards()} - {STRIP}


def pairs_of(position: Position) -> list[Pair]:
    """Return any two boards of a position, not too many pairs of them."""
    ids = sorted(half_boards(position))
    found = [Pair(*two) for two in combinations(ids, 2)]
    return found[:: 1 + len(found) // 8]


def hands_over(start: Position) -> object:
    """Return an action of handing an army over; None in a game without."""
    return tried(partial(start.transfer, 0, 1), NotImplementedError)[0]


@having(lambda start: start.turn())
def one_seat_is_to_move(case: Case) -> None:
    for position in (one for one in case.positions if one.outcome() is None):
        turn = position.turn()
        assert position.seat_status(turn.seat).to_move
        assert position.actors() == {position.seat_status(turn.seat).player}
        assert turn.round == position.round
        assert 1 <= turn.moves_possible <= turn.moves_left
        assert turn.used <= set(specs(position))
        if turn.end is not None:
            assert turn.bonus_rule
            assert position.refusal(turn.end) is None
        if turn.committed is not None:
            assert position.pairs() == (turn.committed,)


@each_case
def a_turn_says_why_it_has_its_moves(case: Case) -> None:
    for position in case.positions:
        why = position.turn_reasons()
        if why is None:
            continue
        assert isinstance(why.words, Text)
        assert isinstance(why.heading, Text)
        assert [one.player for one in why.by] == sorted({one.player for one in why.by})
        for one in why.by:
            assert isinstance(one.words, Text)
            assert all(source in position.pieces() for source, _ in one.arrows)


@having(lambda start: start.join)
def pairs_that_may_be_pushed_have_the_moves(case: Case) -> None:
    for position in case.few:
        legal = set(position.all_actions())
        pushed = position.pairs()
        assert len(set(pushed)) == len(pushed)
        on_pairs = set()
        for pair in pushed:
            assert pair.lower < pair.upper
            assert position.pair_refusal(pair) is None
            texts = [action.text for action in position.pair_actions(pair)]
            assert texts == sorted(set(texts))
            on_pairs |= set(position.pair_actions(pair))
        for action in legal - on_pairs:
            assert not position.apply(action)[1].moved, action.text
        if position.push_action(pushed[0] if pushed else Pair(0, 1)) is None:
            assert on_pairs <= legal
        for pair in set(pairs_of(position)) - set(pushed):
            refusal = position.pair_refusal(pair)
            assert position.pair_actions(pair) == ()
            assert refusal is not None
            assert refusal.rule
            assert isinstance(refusal.message, Text)


@having(lambda start: start.join)
def checks_on_pairs_are_checks(case: Case) -> None:
    for position in case.positions:
        found = set()
        for pair in pairs_of(position):
            checks = position.checked_kings(pair)
            found |= set(checks)
            assert {king.board for king in checks} <= {*pair, STRIP}
            for king in checks:
                assert position.attackers(king, pair)
        assert found <= set(position.checked_kings())


@having(lambda start: start.join)
def squares_of_a_pair_have_names_of_their_own(case: Case) -> None:
    boards = specs(case.start)
    for pair in pairs_of(case.start):
        names = case.start.joined_names(pair)
        shown = {*pair} if case.start.strip is None else {*pair, STRIP}
        assert set(names) == shown
        assert all(len(names[board]) == boards[board].size for board in shown)
        assert len({one for both in names.values() for one in both}) == sum(
            boards[board].size for board in shown
        )


@having(lambda start: start.pocket(start.boards()[0].id) is not None)
def pockets_hold_what_players_hold(case: Case) -> None:
    for position in case.positions:
        everything = [piece for pile in position.stockpiles.values() for piece in pile]
        for spec in position.boards():
            lying = position.pocket(spec.id)
            assert lying is not None
            assert {piece for piece, _ in lying} <= set(everything)
            for letter in {piece.letter for piece, _ in lying}:
                source = PocketSource(spec.id, letter)
                usable = any(useful for piece, useful in lying if piece.letter == letter)
                assert usable or not position.gestures(source)


@having(lambda start: start.team(1) is not None)
def team_mates_win_together(case: Case) -> None:
    teams = {player: case.start.team(player) for player in range(1, case.players + 1)}
    assert set(teams.values()) == set(range(len(set(teams.values()))))
    assert all(isinstance(case.start.team_name(team), Text) for team in teams.values())
    last = (case.end or case.walk)[-1].after
    outcome = last.outcome()
    if outcome is not None and outcome.result == "win":
        (team,) = {teams[player] for player in outcome.players}
        assert set(outcome.players) == {one for one in teams if teams[one] == team}


@each_case
def who_must_agree_is_told_with_the_gesture(case: Case) -> None:
    for position in case.few:
        for source in sources(position):
            for gesture in position.gestures(source):
                partner = position.partner(gesture.action)
                assert gesture.consent == partner
                if partner is not None:
                    assert partner in position.alive()
                    assert position.refusal(gesture.action) is None
        assert position.partner(case.game.agreed_draw()) is None


@having(lambda start: start.passes() is not None)
def who_has_no_move_passes(case: Case) -> None:
    for position in case.positions:
        for seat, action in position.passes().items():
            player = position.seat_status(seat).player
            assert action in position.legal_actions(player)
            assert position.seat_status(seat).to_move
            _, change = position.apply(action)
            assert change.actor == player
            assert not change.moved


@having(lambda start: start.claim_action())
def a_draw_is_claimed_where_there_is_a_reason(case: Case) -> None:
    for position in case.positions:
        action = position.claim_action()
        assert case.game.parse_action(action.text) == action
        refusal = position.refusal(action)
        assert (position.claim() is None) == (refusal is not None)
        if refusal is None:
            outcome = position.apply(action)[0].outcome()
            assert outcome is not None
            assert outcome.result == "draw"
        else:
            assert refusal.rule


@having(hands_over)
def armies_that_may_be_handed_over_are(case: Case) -> None:
    for position in case.few:
        holders = {seat.army: position.seat_status(seat.id).player for seat in position.seats()}
        for army, holder in holders.items():
            for player in sorted(position.alive() - {holder}):
                action = position.transfer(army, player)
                assert case.game.parse_action(action.text) == action
                if position.refusal(action) is None:
                    assert army in position.transferable()
                    _, change = position.apply(action)
                    assert (army, holder, player) in change.control
                else:
                    assert position is not case.start or army not in position.transferable()


@each_case
def what_must_be_decided_has_answers(case: Case) -> None:
    for position in case.positions:
        decision = position.decision(name(1))
        assert (decision is None) == (not position.deciders())
        assert position.deciders() <= position.alive()
        if decision is not None:
            assert decision.player in position.deciders()
            assert isinstance(decision.question, Text)
            assert decision.options
            for option in decision.options:
                assert isinstance(option.label, Text)
                assert option.action in position.legal_actions(decision.player)
                assert set(option.boards) <= set(specs(position))


@having(lambda start: start.free_turns())
def any_side_can_be_given_the_turn_and_then_moves(case: Case) -> None:
    for position in case.few:
        sides = position.free_turns()
        assert sides
        for side, seat in sides.items():
            assert parse_give_turn(GiveTurn(side).text) == GiveTurn(side)
            assert not position.seat_status(seat).to_move
            done, error = tried(partial(play_on, position, GiveTurn(side)), IllegalAction)
            if done is None:
                assert error is not None
                assert error.refusal.rule
                assert isinstance(error.refusal.message, Text)
                continue
            after, change = done
            first = change.events[0]
            assert isinstance(first, TurnGiven)
            assert first.player == change.actor == position.seat_status(seat).player
            assert after.seat_status(seat).to_move or change.events[1:]
            assert after.pieces() == position.pieces() or change.events[1:]
            assert after.resolve_pending() == (after, ())
        with pytest.raises(KeyError):
            position.turn_given("none")
        assert not any(isinstance(action, GiveTurn) for action in position.all_actions())


@having(lambda start: start.bearing_on(Square(0, 0)) is not None)
def what_attacks_a_king_bears_on_its_square(case: Case) -> None:
    for position in case.positions:
        pieces = position.pieces()
        for king in position.checked_kings():
            bearing = position.bearing_on(king) or ()
            hostile = {at for at in bearing if position.hostile(pieces[king].army, pieces[at].army)}
            assert hostile == set(position.attackers(king))


@having(lambda start: start.bearing_on(Square(0, 0)) is not None)
def what_may_capture_a_piece_bears_on_it(case: Case) -> None:
    for ply in case.walk:
        position = ply.before
        for spec in position.boards()[:3]:
            for index in range(0, spec.size, 7):
                bearing = position.bearing_on(Square(spec.id, index)) or ()
                assert list(bearing) == sorted(set(bearing))
                assert set(bearing) <= set(position.pieces())
        for lost in ply.change.captured:
            for move in ply.change.moved[:1]:
                if lost.square == move.target and not lost.removed:
                    assert move.origin in (
                        position.bearing_on(lost.square, ply.change.pushed) or ()
                    )
                    assert position.hostile(move.before.army, lost.piece.army)
    armies = {seat.army for seat in case.start.seats()}
    for one, other in combinations(sorted(armies), 2):
        assert case.start.hostile(one, other) == case.start.hostile(other, one)
        assert not case.start.hostile(one, one)


@each_case
def squares_that_stand_out_say_why(case: Case) -> None:
    for position in case.positions:
        boards = specs(position)
        for square, notes in position.marked().items():
            assert 0 <= square.index < boards[square.board].size
            assert notes
            for note in notes:
                assert note.kind in NoteKind
                assert isinstance(note.words, Text)
        for seat in position.seats():
            for source, _ in position.attacks_on(seat.id):
                assert source in position.pieces()


@each_case
def what_must_be_done_first_is_told_and_marked(case: Case) -> None:
    for position in case.positions:
        demand = position.demand(name)
        assert demand is None or isinstance(demand, Text)
        if demand is not None:
            assert not demand.endswith(".")
            chosen = {
                square
                for square, notes in position.marked().items()
                if any(note.kind is NoteKind.CHOICE for note in notes)
            }
            assert chosen
            assert all(position.movable(square) for square in chosen)


@having(lambda start: start.living_armies())
def what_armies_could_do_is_what_they_may_in_their_turn(case: Case) -> None:
    for position in case.few:
        pieces, armies = position.pieces(), position.living_armies()
        assert len(set(armies)) == len(armies)
        turn = position.turn()
        if turn is not None:
            assert armies[0] == position.seat_status(turn.seat).seat.army
        for army in armies:
            check_prospects(position, army)
            king = position.prospects(army).king
            assert king is None or pieces[king].army == army


def check_prospects(position: Position, army: int) -> None:
    """What an army could do is what it may do where its turn begins."""
    found, pieces = position.prospects(army), position.pieces()
    given = position
    seat = next(seat.id for seat in position.seats() if seat.army == army)
    side = next((one for one, free in position.free_turns().items() if free == seat), None)
    if side is not None:
        done, _ = tried(partial(position.turn_given, side), PositionError)
        if done is None or done[1]:
            return
        given = done[0]
    elif position.turn_begun:
        return
    for pair in found.pairs:
        captures, mates = found.captures(pair), found.mates(pair)
        assert [one.taken for one in captures] == sorted(one.taken for one in captures)
        assert [one.action.text for one in mates] == sorted(one.action.text for one in mates)
        assert set(found.checkers(pair)) <= set(pieces)
        for one in (*captures, *mates):
            dropped = isinstance(one, Mate) and one.source == one.target
            assert dropped or pieces[one.source].army == army
        if found.demand() is None and pair in given.pairs():
            legal = given.pair_actions(pair)
            assert found.moves(pair) == len(legal)
            assert {one.action for one in (*captures, *mates)} <= set(legal)
            for mate in mates:
                mated = frozenset().union(
                    *(event.repainted | event.mated for event in given.apply(mate.action)[1].events)
                )
                assert mated or given.apply(mate.action)[0].outcome() is not None
            taking = {one.action for one in captures}
            for action in legal[:: 1 + len(legal) // 6]:
                change = given.apply(action)[1]
                took = any(not lost.removed for lost in change.captured)
                assert took == (action in taking), action.text


@having(lambda start: start.join)
def pairs_that_are_games_for_two_are_played_on_there(case: Case) -> None:
    for position in case.few:
        for pair in pairs_of(position):
            found = position.game_pair(pair)
            if not isinstance(found, GamePair):
                assert isinstance(found, Text)
                continue
            assert found == position.game_pair(pair)
            assert found.line.step("0000") is found.line.step("nonsense") is None
            assert found.variant is not None or Board(found.fen).is_valid()
            assert {found.mover, found.other} <= {one.army for one in position.pieces().values()}
            for told in (found.left_out, found.unlike):
                assert told is None or isinstance(told, Text)


test_promises = of_each_case(__name__)
