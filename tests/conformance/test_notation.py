"""Notation and words: actions are written and read, and everything is said in `Text`."""

from functools import partial
from itertools import combinations

import pytest

from cfanp_gui.core.actions import IllegalAction
from cfanp_gui.core.boards import Pair, Square, without_strip
from cfanp_gui.core.game import Game
from cfanp_gui.core.notation import NotationError, UnreadableError
from cfanp_gui.core.seats import phrases
from cfanp_gui.core.text import Text
from tests.conformance.cases import (
    NAMES,
    Case,
    each_case,
    each_game,
    of_each_case,
    of_each_game,
    others,
    tried,
)

# Notation: what is written of an action is read as that action, and nothing else as one.


@each_case
def what_is_written_is_read(case: Case) -> None:
    notation = case.game.notation
    for position in case.few:
        written = set()
        for action in position.all_actions():
            token = notation.human(position, action)
            assert notation.parse(position, token) == action, token
            assert notation.parse(position, action.text) == action
            assert token == " ".join(token.split())
            written.add(token)
        assert len(written) == len(position.all_actions())


@each_case
def a_transition_that_is_known_changes_no_token(case: Case) -> None:
    notation = case.game.notation
    for ply in (*case.walk, *case.end):
        token = notation.human(ply.before, ply.change.action)
        assert notation.human(ply.before, ply.change.action, ply.change) == token
        assert notation.parse(ply.before, token) == ply.change.action


@each_case
def what_is_not_legal_is_not_written(case: Case) -> None:
    for position in case.few:
        for action in others(case, position)[::5]:
            with pytest.raises(IllegalAction):
                case.game.notation.human(position, action)


@each_case
def a_token_of_another_position_means_something_legal_or_is_refused(case: Case) -> None:
    notation = case.game.notation
    legal = {position: set(position.all_actions()) for position in case.few}
    tokens = {notation.human(one, action) for one in legal for action in one.all_actions()[::29]}
    refused = 0
    for position, here in legal.items():
        for token in sorted(tokens):
            found, error = tried(partial(notation.parse, position, token), NotationError)
            if found is not None:
                legal_here = found in here
                assert legal_here or position.refusal(found) is not None, token
                refused += not legal_here
                continue
            refused += 1
            assert error is not None
            assert str(error)
            assert set(error.fitting) <= here
            assert not isinstance(error, UnreadableError), token
            assert isinstance(notation.instead(position, token), str)
    assert refused


@each_case
def nonsense_is_unreadable(case: Case) -> None:
    for text in ("", "?", "nonsense", "\N{ARABIC-INDIC DIGIT ONE}:e2e4", "x" * 500):
        with pytest.raises(UnreadableError) as raised:
            case.game.notation.parse(case.start, text)
        assert str(raised.value)
        assert len(str(raised.value)) < 300


@each_case
def what_a_token_implies_was_done_before_it(case: Case) -> None:
    """An action that the next token implies is told by `implied` before it was done."""
    notation = case.game.notation
    for ply, following in zip(case.walk, case.walk[1:], strict=False):
        token = notation.human(following.before, following.change.action)
        if notation.implies(following.change.action, ply.change.action):
            assert notation.implied(ply.before, token) == ply.change.action
        else:
            assert notation.implied(following.before, token) is None


@each_game
def machine_forms_are_all_that_is_read_as_such(game: Game) -> None:
    for text in ("", " ", "nonsense", "e2e4 ", "draw ", "\N{ARABIC-INDIC DIGIT TWO}:e2e4"):
        with pytest.raises(ValueError, match=r"\w") as raised:
            game.parse_action(text)
        assert len(str(raised.value)) < 300


@each_case
def a_machine_form_cut_short_or_prolonged_is_refused_or_another_action(case: Case) -> None:
    for action in case.start.all_actions()[::5]:
        for text in (action.text[:-1], action.text[1:], f"{action.text}x", f"{action.text}\n"):
            found, error = tried(partial(case.game.parse_action, text), ValueError)
            assert found is None or (found.text == text and found != action)
            assert error is None or str(error)


@each_case
def tags_are_named_so_that_records_tell_them_apart(case: Case) -> None:
    naming = case.game.notation.naming
    labels = [naming.label(player) for player in range(1, case.players + 1)]
    assert len(set(labels)) == case.players
    for tag in (naming.position, *(naming.player + label for label in labels),
                *(naming.colour + label for label in labels)):  # fmt: skip
        assert naming.ours(tag)
    assert not naming.ours("Event")
    number = case.game.notation.round(case.start)
    assert number is None or number == case.start.round


# Wording: everything that is to be said of a position and of what happened is said in `Text`.


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
        assert position.turn() is None or sum(row.is_turn for row in rows) <= 1


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
            for letter in {piece.letter for piece, _ in position.pocket(spec.id) or ()}:
                check(words.pocket_pieces(at, spec.id, letter))
        for piece in set(position.pieces().values()):
            check(words.piece(case.game, piece))
            check(words.owner(at, piece))
        check(words.pieces(case.game, position.pieces().values()))


@each_case
def pairs_pushed_together_are_in_words(case: Case) -> None:
    words = case.game.wording
    for position in case.few[-2:]:
        if position.join is None:
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
test_promises_of_games = of_each_game(__name__)
