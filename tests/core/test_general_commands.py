"""The line of any game: every legal move is understood and offered, words by what a game can do.

Both games have a language of their own; here the general one is spoken at their tables.
"""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cfanp_gui.core.actions import Action
from cfanp_gui.core.commands import (
    NO_WORDS,
    WORDS,
    Ambiguous,
    Apart,
    Command,
    CommandProblem,
    CommandResult,
    Completion,
    Play,
    PushCommand,
    TypedLine,
    Where,
    plain,
)
from cfanp_gui.core.general_commands import GeneralCommands
from cfanp_gui.core.half_boards import half_board
from cfanp_gui.core.notation import UnreadableError
from cfanp_gui.core.situation import Situation
from cfanp_gui.core.text import Text
from tests import slow
from tests.core.build import cfen
from tests.games.ring.build import KINGS, line
from tests.session.play import CFANP, a_session, pair, play, session_at, square_named
from tests.session.rings import RING, STOCKED, STUCK, a_ring, act, ring_at, ring_in_the_midst
from tests.session.sessions import CROWDED, in_the_midst

LANGUAGE = GeneralCommands()
GERMAN = {"wo": "where", "schiebe": "push", "Dame": "queen", "schwarz": "black", "Brett": "board"}
AB_QUEEN = CFANP.parse_action("AB:b7b8q")
SEEDS = range(0, 24, 2)


def read(at: Situation, text: str, board: int | None = None) -> CommandResult:
    return LANGUAGE.read(at, TypedLine(text, plain(text)), GERMAN, board)


def offered(at: Situation, text: str, board: int | None = None) -> list[Completion]:
    return list(LANGUAGE.offers(at, text, GERMAN, board))


def problem(at: Situation, text: str) -> str:
    found = read(at, text)
    assert isinstance(found, CommandProblem), found
    assert found.sentence.endswith(".")
    return found.sentence


def situations() -> list[Situation]:
    """Return positions in the midst of games of every kind."""
    return [play_of(seed).situation for play_of in (in_the_midst, ring_in_the_midst)
            for seed in SEEDS]  # fmt: skip


def some(at: Situation, most: int) -> list[Action]:
    """Return legal actions of a position, the same at every call."""
    legal = at.position.all_actions()
    return random.Random(len(legal)).sample(legal, min(most, len(legal)))


# Moves


@pytest.mark.parametrize("number", slow.some(range(24)))
@pytest.mark.no_cover
def test_every_legal_action_is_understood(number: int) -> None:
    at = situations()[number]
    notation = at.game.notation
    for action in some(at, 25):
        human = notation.human(at.position, action)
        for text in (human, action.text, human.removeprefix("&"), human.rstrip("+#")):
            assert read(at, text) == Play(action), text
        small = read(at, human.lower())
        if isinstance(small, Ambiguous):
            assert action in small.actions
        else:
            assert isinstance(small, Play), human.lower()


@pytest.mark.parametrize("number", slow.some(range(24)))
@pytest.mark.no_cover
def test_a_beginning_is_enough_where_it_is_that_of_one_move_alone(number: int) -> None:
    at = situations()[number]
    for action in some(at, slow.examples(12)):
        human = at.game.notation.human(at.position, action).removeprefix("&")
        for length in range(1, len(human)):
            begun = plain(human[:length])
            try:
                at.game.notation.parse(at.position, begun)
            except UnreadableError:
                pass
            except ValueError:
                continue  # it reads as another move, which is not legal
            found = read(at, begun)
            if isinstance(found, Ambiguous):
                assert all(at.position.refusal(one) is None for one in found.actions)
            elif isinstance(found, Play):
                assert at.position.refusal(found.action) is None
                assert found.action == action or read(at, begun, None) != Play(action)


def test_on_the_board_looked_at_a_move_needs_no_board() -> None:
    at = a_ring(3).situation
    for number in (1, 2, 3):
        for colour in (0, 1):
            assert read(at, "Nf3", half_board(number, colour)) == Play(
                RING.parse_action(f"{number}:g1f3")
            )
    everywhere = read(at, "Nf3")
    assert isinstance(everywhere, Ambiguous)
    assert [one.text for one in everywhere.actions] == ["1:g1f3", "2:g1f3", "3:g1f3"]
    assert everywhere.sentence == "“Nf3” may be any of 1A. Nf3, 1B. Nf3, 1C. Nf3: say which."
    assert read(at, "2:Nf3", half_board(1, 0)) == Play(RING.parse_action("2:g1f3"))


def test_a_promotion_is_typed_as_notation_has_it() -> None:
    at = ring_at(STOCKED).situation
    for text in ("1:e8=N@f3", "1:e8n@f3", "1 e7e8N@f3", "1A. e8=N@f3"):
        assert read(at, text) == Play(RING.parse_action("1:e7e8N@f3")), text
    halves = session_at(cfen(2, "Ka:Ae1 Pa:Bg2 Kb:Ba4", turn="2")).situation
    for text in ("AB:b8=Q", "b8q", "b7b8q", "b7-b8=Q"):
        assert read(halves, text) == Play(AB_QUEEN), text


def test_a_choice_is_typed_as_notation_has_it() -> None:
    at = ring_at(STUCK).situation
    assert read(at, "2:lose") == Play(RING.parse_action("2:lose"))
    assert isinstance(read(at, "lose"), Ambiguous)


def test_an_illegal_move_is_refused_with_its_reason() -> None:
    at = session_at(cfen(2, "Ka:Ae1 Na:Ae2 Rb:Bd4 Kb:Ba1", turn="2")).situation
    found = read(at, "AB:Nc3")
    assert isinstance(found, CommandProblem)
    assert found.sentence == "Your King on Ae1 would be attacked by player 2’s Rook on Bd4 (e5)."
    assert found.causes == (square_named("Ae1"), square_named("Bd4"))
    assert "army a has no such Queen on AB" in problem(at, "AB:Qd5")
    assert problem(at, "%%") == (
        "“%%” is not a move: expected such as the list of moves has, or where king."
    )
    assert problem(at, "  ") == "Nothing was typed: expected a move, a word or a question."


# Words


def test_words_are_those_of_the_capabilities() -> None:
    whole, halves = a_ring(3).situation, a_session(3).situation
    assert set(LANGUAGE.words(halves)) == set(WORDS) - {"board", "pass"}
    assert set(LANGUAGE.words(whole)) == set(WORDS) - {
        "push", "apart", "end", "claim", "pass", "radar",
    }  # fmt: skip
    for name in ("draw", "resign", "fit", "tidy", "help"):
        assert read(whole, f" {name.upper()} ") == Command(name)
    for text in ("push A C", "apart", "end", "claim", "pass"):
        assert "is not a move" in problem(whole, text)
    assert "is not a move" in problem(halves, "board 1")
    assert read(whole, "undo 3") == Command("undo", 3)
    assert "is not a number of actions" in problem(whole, "undo x")
    assert "Nothing may follow “fit”" in problem(whole, "fit 3")


def test_boards_are_shown_by_their_labels() -> None:
    at = a_ring(12).situation
    assert read(at, "board 3") == Command("board", half_board(3, 0))
    assert read(at, "Brett 12") == Command("board", half_board(12, 0))
    for text in ("board", "board 13", "board x"):
        assert problem(at, text) == "Name a board: expected such as board 1."
    assert [one.text for one in offered(at, "board 1")] == [
        "board 1", "board 10", "board 11", "board 12",
    ]  # fmt: skip


@pytest.mark.parametrize("text", ["push A C", "push ac", "push c+a", "PUSH a and c", "schiebe C-A"])
def test_boards_are_pushed_together_by_their_labels(text: str) -> None:
    assert read(a_session(3).situation, text) == PushCommand(pair("AC"))


def test_what_cannot_be_pushed_or_pulled_apart_is_reported() -> None:
    session = a_session(3)
    for text in ("push", "push A", "push A A", "push A D", "push ABC"):
        assert problem(session.situation, text) == (
            "Name two boards to push together: expected such as push A C."
        )
    assert problem(session.situation, "apart") == "No boards are pushed together."
    session.push(pair("AB"))
    assert read(session.situation, "pull apart") == Apart()
    bound = a_session(3, touch=True).situation
    assert problem(bound, "push B C") == "Army a has no piece on B+C."
    assert read(bound, "push A B") == PushCommand(pair("AB"))
    assert [one.text for one in offered(bound, "push c")] == ["push A C"]


def test_a_turn_is_ended_and_a_draw_claimed() -> None:
    session = a_session(3)
    assert problem(session.situation, "end") == "The turn cannot be ended now."
    assert isinstance(read(session.situation, "claim"), CommandProblem)
    two = a_session(2)
    play(two, "AB:Nf3 AB:Nf6 AB:Ng1 AB:Ng8 " * 2)
    position = two.position
    assert read(two.situation, "claim") == Play(position.claim_action())
    later = session_at(CROWDED)
    play(later, "AB:d1e1")
    end = later.position.turn().end
    assert end is not None
    assert read(later.situation, "end turn") == Play(end)


# Questions


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("where queen b", "1 queen of B: Be1."),
        ("where Qb", "1 queen of B: Be1."),
        ("wo Dame b", "1 queen of B: Be1."),
        ("where is the queen of Ben?", "1 queen of Ben: Be1."),
        ("where knights", "6 knights: Ab1 (Anna), Ag1 (Anna), Bb1 (Ben), Bg1 (Ben), Cb1 (Clara), "
         "Cg1 (Clara)."),
        ("where K", "3 kings: Ae1 (Anna), Bd1 (Ben), Ce1 (Clara)."),
    ],
)  # fmt: skip
def test_where_pieces_of_armies_stand(text: str, says: str) -> None:
    found = read(a_session(3).situation, text)
    assert isinstance(found, Where)
    assert found.sentence == says
    pieces = a_session(3).position.pieces()
    assert len({pieces[square].letter for square in found.squares}) == 1


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("where black queen", "3 queens of Black: 1:d8, 2:d8, 3:d8."),
        ("where Dame schwarz", "3 queens of Black: 1:d8, 2:d8, 3:d8."),
        ("where queen 2", "2 queens of 2: 2:d1, 2:d8."),
        ("where queens of Ben", "2 queens of Ben: 1:d8, 2:d1."),
    ],
)
def test_where_pieces_of_colours_and_players_stand(text: str, says: str) -> None:
    found = read(a_ring(3).situation, text)
    assert isinstance(found, Where)
    assert found.sentence == says


def test_pieces_beside_the_boards_are_listed_too() -> None:
    at = ring_at(
        line(f"1:{KINGS}", f"2:{KINGS}", f"3:{KINGS}", stockpiles="Nw3,Qb3/-/Nb1")
    ).situation
    found = read(at, "where knights")
    assert isinstance(found, Where)
    sentence = found.sentence
    assert sentence.startswith("0 knights: none on the table. In pockets: knight")
    assert sentence.index("(Anna)") < sentence.index("(Clara)")
    assert "(Ben)" not in sentence
    mine = read(at, "where knights of Clara")
    assert isinstance(mine, Where)
    assert "(Anna)" not in mine.sentence
    assert mine.sentence.endswith("(Clara).")


def test_questions_without_pieces_are_asked_back() -> None:
    at = a_session(3).situation
    for text in ("where", "where x", "where queen z", "where queen king"):
        assert problem(at, text) == "Say which pieces: expected such as where king."
    assert [one.text for one in offered(at, "where k")] == ["where king ", "where knight "]
    assert [one.text for one in offered(at, "where queen ")] == [
        "where queen Anna", "where queen Ben", "where queen Clara",
    ]  # fmt: skip
    for one in offered(at, "where queen "):
        assert isinstance(read(at, one.text), Where)


def test_attacked_kings_are_listed() -> None:
    assert read(a_session(3).situation, "checks") == Where(
        (), Text("No King is attacked on any pair.")
    )
    joined = session_at(cfen(3, "Ka:Ae1 Kb:Bh4 Rc:Ba4 Kc:Ce1", turn="1")).situation
    found = read(joined, "check?")
    assert isinstance(found, Where)
    assert found.squares == (square_named("Bh4"), square_named("Ba4"))
    assert found.sentence.startswith("On A + B King a5 of army b (Ben) is attacked by Rook h5")
    whole = ring_at(line("1:4k3/8/8/8/8/8/8/r3K3 w", f"2:{KINGS}", f"3:{KINGS}")).situation
    alone = read(whole, "checks")
    assert isinstance(alone, Where)
    assert set(alone.squares) > set(whole.position.checked_kings())
    assert alone.sentence == "On board 1 King e1 of White is attacked by Rook a1 of Black."


# Completions


@pytest.mark.parametrize("number", slow.some(range(24)))
@pytest.mark.no_cover
def test_each_legal_action_is_offered_while_it_is_typed(number: int) -> None:
    at = situations()[number]
    for action in some(at, 3):
        human = at.game.notation.human(at.position, action).removeprefix("&")
        for length in sorted({2, 3, len(human) // 2, len(human) - 1, len(human)}):
            begun = plain(human[:length])
            if not begun:
                continue
            offers = (one.action for one in LANGUAGE.offers(at, begun, GERMAN, None))
            if length == len(human):
                assert next(offers) == action
            else:
                assert action in offers, begun


@pytest.mark.parametrize("number", slow.some(range(0, 24, 2)))
@pytest.mark.no_cover
def test_what_is_offered_means_what_it_says(number: int) -> None:
    at = situations()[number]
    boards: list[int | None] = [None, at.position.boards()[0].id]
    for text in ("", "N", "a", "1", "A", "e", "where ", "where q", "board ", "push "):
        for board in boards:
            offers = offered(at, text, board)
            assert len({one.text for one in offers}) == len(offers)
            for one in offers[:40]:
                if one.action is not None:
                    assert read(at, one.text, board) == Play(one.action), one.text


def test_moves_are_described_by_their_pieces_and_squares() -> None:
    at = session_at(cfen(2, "Ka:Ae1 Na:Af3 Pb:Bd4 Kb:Bh1 Qa:Ad1")).situation
    described = {one.text: str(one.description) for one in offered(at, "AB:")}
    assert described["AB:Nxe5"] == "Knight Af3 takes pawn Bd4"
    assert described["AB:Ng1"] == "Knight Af3 to Ag1"
    assert described["AB:Qb1"] == "Queen Ad1 to Ab1"
    ring = ring_at(STOCKED).situation
    assert offered(ring, "1:N@b1")[0].description == "Knight placed on 1:b1"
    assert offered(ring, "1:Rh7")[0].description == "Rook 1:h1 to 1:h7, check"
    mate = a_ring(3)
    act(mate, "1:f2f3 1:e7e5 1:g2g4")
    assert offered(mate.situation, "1:Qh4")[0].description == "Queen 1:d8 to 1:h4, checkmate"


@pytest.mark.no_cover
def test_choices_distinguish_moves() -> None:
    for at in situations():
        wanted = some(at, 15)
        offers = LANGUAGE.choices(at, wanted)
        assert {one.action for one in offers} == set(wanted)
        for one in offers:
            assert one.action is not None
            assert read(at, one.text) == Play(one.action)


def test_words_are_offered_that_mean_something_there() -> None:
    for at in (a_ring(3).situation, a_session(3).situation):
        found = [one.text.strip() for one in LANGUAGE.offers(at, "", NO_WORDS, None)]
        assert found == list(LANGUAGE.words(at))


# Whatever is typed

FRAGMENTS = st.lists(
    st.sampled_from([*"abcdefghABCDENKQRBOP1234 :+-x=&#.0@", *WORDS, "where ", "push ", "1:",
                     "2B. ", "lose", "N@b1", "queen", "♘", "–", "²", "\0", "{x}"]),
    max_size=7,
).map("".join)  # fmt: skip


@settings(max_examples=slow.examples(200), deadline=None)
@given(st.integers(0, 23), st.one_of(st.text(max_size=70), FRAGMENTS), st.integers(-1, 8))
def test_whatever_is_typed_there_is_an_answer(number: int, text: str, board: int) -> None:
    at = situations()[number]
    match read(at, text, None if board < 0 else board):
        case Play(action):
            assert at.position.refusal(action) is None
        case Ambiguous(actions, _):
            assert len(set(actions)) == len(actions) > 1
            assert all(at.position.refusal(action) is None for action in actions)
        case CommandProblem(sentence):
            assert sentence.endswith(".")
        case Where(squares, _):
            assert set(squares) <= set(at.position.pieces())
        case Command(name, count):
            assert name in LANGUAGE.words(at)
            assert count >= 0


@pytest.mark.parametrize(
    ("at", "text", "move"),
    [
        (a_session(2).situation, "Sf3", "AB:g1f3"),
        (a_ring(3).situation, "2:Sf3", "2:g1f3"),
        (a_ring(3).situation, "2 Sf3", "2:g1f3"),
        (ring_at(STOCKED).situation, "1:e8=S@f6", "1:e7e8N@f6"),
    ],
)
def test_pieces_may_be_named_in_the_language_in_use(at: Situation, text: str, move: str) -> None:
    words = {"S": "N", "L": "B", "B": "P"}
    found = LANGUAGE.read(at, TypedLine(text, plain(text)), words, None)
    assert isinstance(found, Play)
    assert found.action.text == move
    assert any(one.action == found.action for one in LANGUAGE.offers(at, text, words, None))
