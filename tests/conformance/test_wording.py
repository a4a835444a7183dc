"""Wording: everything that is to be said of a position and of what happened is said in `Text`."""

from __future__ import annotations

from itertools import combinations

from cfanp_gui.core.boards import Pair, Square, without_strip
from cfanp_gui.core.capabilities import Joins, Pockets
from cfanp_gui.core.seats import phrases
from cfanp_gui.core.text import Text
from tests.conformance.cases import NAMES, Case, each_case, of_each_case


def check(said: object, empty: bool = False) -> None:
    """Something to be said is a `Text`, or where it may be nothing, empty."""
    if empty and said == "":
        return
    assert isinstance(said, str)
    assert said
    assert isinstance(said, Text) or said in NAMES or said.startswith("P")
    assert "{" not in said


@each_case
def turns_seats_and_rows_are_in_words(case: Case) -> None:
    words = case.game.wording
    check(words.heading)
    check(words.resigning)
    for position in (*case.few, (case.end or case.walk)[-1].after):
        at = case.situation(position)
        over = position.outcome() is not None
        assert (words.turn(at) == "") == over
        check(words.turn(at), over)
        check(words.spoken_turn(at), over)
        check(words.tempo(at), empty=True)
        check(words.reasons(at), empty=True)
        for seat in position.seats():
            status = position.seat_status(seat.id)
            check(words.title(at, status))
            for aside in words.asides(at, status):
                check(aside)
            for _, phrase in phrases(status):
                check(phrase)
        rows = words.rows(at)
        assert rows
        for row in rows:
            assert row.name
            assert row.spoken
            assert row.badge.label
            assert set(row.boards) <= {spec.id for spec in position.boards()}
            assert row.clock in (None, *case.game.clocks(case.start).all)
        assert any(row.is_turn for row in rows) != over
        assert not words.one_turn or sum(row.is_turn for row in rows) <= 1


@each_case
def squares_pieces_and_boards_are_in_words(case: Case) -> None:
    words = case.game.wording
    for position in case.few[-2:]:
        at = case.situation(position)
        check(words.table(at))
        for spec in position.boards():
            check(words.board(at, spec.id))
            for index in range(0, spec.size, 3):
                check(words.square(at, Square(spec.id, index)))
            for empty in (words.pocket, words.pocket_contents, words.captures):
                check(empty(at, spec.id), empty=True)
            if isinstance(position, Pockets):
                for letter in {piece.letter for piece, _ in position.pocket(spec.id)}:
                    check(words.pocket_pieces(at, spec.id, letter))
        for piece in set(position.pieces().values()):
            check(words.piece(case.game, piece))
            check(words.owner(at, piece))
        check(words.pieces(case.game, position.pieces().values()))


@each_case
def pairs_pushed_together_are_in_words(case: Case) -> None:
    words = case.game.wording
    for position in case.few[-2:]:
        if not isinstance(position, Joins):
            continue
        for two in list(
            combinations(sorted(spec.id for spec in without_strip(position.boards())), 2)
        )[:6]:
            pair = Pair(*two)
            at = case.situation(position)._replace(pair=pair)
            check(words.pushed(at))
            for board in two:
                check(words.board(at, board))
                names = position.joined_names(pair)
                assert words.place(at, Square(board, 0)) == names[board][0]
                check(words.home_square(at, Square(board, 0)))


@each_case
def what_happens_is_in_words(case: Case) -> None:
    words = case.game.wording
    for ply in (*case.walk, *case.end):
        before = case.situation(ply.before)
        after = case.situation(ply.after, ply.change)
        move, action = words.move(before, ply.change), words.action(before, ply.change)
        check(move, empty=True)
        check(action, empty=True)
        assert bool(move) == bool(action)
        assert action or ply.change.events or ply.after.outcome() is not None
        assert not action or action.endswith(".")
        for said in (*words.checks(before, after, ply.change),
                     *words.consequences(after, ply.change),
                     *words.reversals(before, ply.change)):  # fmt: skip
            check(said)
        check(words.turn_after(before, after, ply.change), empty=True)
        check(words.decided(before, after), empty=True)
        entry = words.entry(before, ply.change)
        assert entry is None or entry
        words.entry_badge(before, ply.change)
        for event in ply.change.events:
            if event.fallen:
                check(words.mate(before, event))
            for loss in event.losses:
                check(words.loss(before, loss))


@each_case
def the_end_is_in_words(case: Case) -> None:
    drawn, _ = case.start.apply(case.game.agreed_draw())
    last = (case.end or case.walk)[-1].after
    for position in (drawn, last):
        outcome = position.outcome()
        if outcome is not None:
            said = case.game.wording.outcome(case.situation(position), outcome)
            check(said)
            assert said.endswith(".")


test_promises = of_each_case(__name__)
