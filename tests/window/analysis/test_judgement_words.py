"""Judgements in words, and turns as the table shows them."""

from __future__ import annotations

from cfanp_gui.bots.judgement import BestTurn
from cfanp_gui.core.actions import Action
from cfanp_gui.core.boards import Square, pair_of
from cfanp_gui.games.registry import find_game
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match import seat
from cfanp_gui.table.theme import default_colours
from cfanp_gui.window.analysis.judgement_words import JudgementWords
from tests.bots import walk
from tests.core.build import cfen
from tests.games.strategichess.build import KINGS, NAMES, stand
from tests.insight.test_lineage import MATE_OF_FOUR
from tests.session.play import CFANP, a_session, play, session_at
from tests.window.analysis.judged import made_up


def actions(*texts: str) -> tuple[Action, ...]:
    """Return actions of the first game."""
    return tuple(map(CFANP.parse_action, texts))


def test_shares_are_percent_of_everybody_the_most_first() -> None:
    words = JudgementWords(a_session(3))
    assert words.shares((0.2, 0.5, 0.3)) == "Ben 50 %, Clara 30 %, Anna 20 %"


def test_how_far_was_looked() -> None:
    session = a_session(3)
    words = JudgementWords(session)
    found = made_up(session, "AB:e2e4")
    assert words.effort(found) == "3 moves ahead, 1,234 positions"
    assert words.effort(found._replace(depth=1)) == "1 move ahead, 1,234 positions"


def test_a_turn_and_what_follows() -> None:
    session = a_session(3)
    words = JudgementWords(session)
    turn = BestTurn(actions("AB:e2e4"), actions("AB:e7e5", "BC:d7d5"), (0.5, 0.3, 0.2))
    assert words.tokens(session.position, turn) == "AB:e4"
    assert words.turn(session.position, turn) == "AB:e4, then AB:e5 BC:d5"
    assert words.turn(session.position, turn._replace(following=())) == "AB:e4"
    assert words.spoken_turn(session.position, turn) == (
        "AB:e4, then AB:e5 BC:d5: Anna 50 %, Ben 30 %, Clara 20 %"
    )


def test_a_step_tells_where_it_is_to_be_seen() -> None:
    session = a_session(3)
    (step,) = JudgementWords(session).steps(session.position, actions("AC:g1f3"))
    assert step.pair == pair_of(0, 2)
    assert step.source == Square(0, 6)
    assert step.target == Square(0, 21)
    assert step.piece == session.position.pieces()[Square(0, 6)]
    assert step.token == "AC:Nf3"


def test_what_is_not_legal_is_not_shown() -> None:
    session = a_session(3)
    words = JudgementWords(session)
    assert words.steps(session.position, actions("BC:e2e4")) == ()
    assert len(words.steps(session.position, actions("AB:e2e4", "AB:e2e4"))) == 1


BONUS = cfen(4, "Ka:Ae1 Na:Ab1 Na:Cd4 Kb:Bh1 Kc:Ch1 Kd:Da1")
"""Army a stands on two half-boards, and has two moves."""


def test_a_turn_that_ends_early_says_so_in_words() -> None:
    session = session_at(BONUS)
    words = JudgementWords(session)
    both = BestTurn(actions("AB:b1c3", "end"), actions("BC:h1g1"), (0.4, 0.2, 0.2, 0.2))
    assert words.tokens(session.position, both) == "AB:Nc3, end of turn"
    assert words.turn(session.position, both) == "AB:Nc3, end of turn, then BC:Kg1"
    play(session, "AB:Nc3")
    end = BestTurn(actions("end"), (), (0.4, 0.2, 0.2, 0.2))
    assert words.tokens(session.position, end) == "end of turn"
    assert words.turn(session.position, end) == "end of turn"
    more = BestTurn(actions("CD:d4e6"), (), (0.4, 0.2, 0.2, 0.2))
    assert words.turn(session.position, more) == "CD:Ne6", "the & is for records"


def test_that_others_end_their_turns_is_said_by_the_moves_behind_it() -> None:
    session = session_at(BONUS)
    words = JudgementWords(session)
    first, *rest = actions("AB:b1c3", "end", "BC:h1g1", "CD:h1g1", "CD:h8g8")
    turn = BestTurn((first,), tuple(rest), (0.4, 0.2, 0.2, 0.2))
    assert words.turn(session.position, turn) == "AB:Nc3, then BC:Kg1 CD:Kg1 CD:Kg8"
    ended = turn._replace(following=tuple(rest[:1]))
    assert words.turn(session.position, ended) == "AB:Nc3, then end of turn"


def test_a_pass_is_a_word_too() -> None:
    position = stand("Ka1 rb9 rm2", KINGS)
    game = find_game("strategichess")
    match = seat(game, dict(game.as_seated), NAMES[:4], default_colours(4), 0)
    words = JudgementWords(GameSession(match, position))
    turn = BestTurn((position.passes()[0],), (), (0.25,) * 4)
    assert words.tokens(position, turn) == "pass"


def test_what_goes_nowhere_has_no_squares() -> None:
    session = a_session(3)
    play(session, "AB:e4")
    (step,) = JudgementWords(session).steps(session.position, (CFANP.resignation(2),))
    assert step.source is step.target is step.piece is step.pair is None


def test_a_piece_from_a_pocket_has_only_a_goal() -> None:
    game = find_game("ring")
    options = dict(game.as_seated)
    match = seat(game, options, ["A", "B", "C"], default_colours(3), 0)
    session = GameSession(match, game.initial(3, match.options))
    walked = walk(game, 3, dict(options), 1, 300)
    position, drop = next(
        (position, one) for position in walked for one in position.all_actions() if "@" in one.text
    )
    (step,) = JudgementWords(session).steps(position, (drop,))
    assert step.source is None
    assert step.target is not None
    assert step.piece is not None


def test_badges_are_those_of_all_armies_of_a_player() -> None:
    session = a_session(4)
    words = JudgementWords(session)
    assert [badge.label for badge in words.badges(1, session.position)] == ["a"]
    play(session, MATE_OF_FOUR)
    first, taken = words.badges(1, session.position)
    assert (first.label, taken.label) == ("a", "b")
    assert taken.captor == session.match.colours[0]
    (lost,) = words.badges(2, session.position)
    assert lost.label == "b", "whose army is gone is known by it still"
    home = words.home_badge(2)
    assert home is not None
    assert home.label == "b"
    assert words.home_badge(9) is None


def test_moments_are_told_by_round_and_move() -> None:
    session = a_session(3)
    play(session, "AB:e4 AB:e5 BC:d5 AB:Nf3")
    words = JudgementWords(session)
    line = session.root.line()
    assert words.presenter.moment(line[0]) == "Start"
    assert words.presenter.moment(line[1]) == "Round 1, AB:e4"
    assert words.presenter.moment(line[4]) == "Round 2, AB:Nf3"
