"""Moves, words and questions typed at a table of whole boards."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterable

import pytest

from cfanp_gui.core import general_commands
from cfanp_gui.core.actions import Action
from cfanp_gui.core.commands import (
    MAX_LENGTH,
    NO_WORDS,
    Ambiguous,
    Command,
    CommandProblem,
    CommandResult,
    Play,
    Where,
    Words,
)
from cfanp_gui.core.general_commands import TypedMove
from cfanp_gui.core.half_boards import full_name, half_board, square_name
from cfanp_gui.games.ring import RingPosition
from cfanp_gui.games.ring.actions import Lose, Placement
from cfanp_gui.games.ring.commands import bare, moves_on
from cfanp_gui.session import command_parser
from cfanp_gui.session.command_parser import choices
from cfanp_gui.session.game_session import GameSession
from tests.games.ring.build import KINGS, line
from tests.session.rings import (
    FOOLS_MATE,
    RING,
    STOCKED,
    STUCK,
    a_ring,
    act,
    ring_at,
    ring_in_the_midst,
)
from tests.slow import seeds

NOTATION = RING.notation
LETTERS = {"K": "K", "D": "Q", "T": "R", "L": "B", "S": "N", "B": "P"}
GERMAN = {"Brett": "board", "wo": "where", "zurück": "undo", "Dame": "queen", "schwarz": "black"}


def parse(
    session: GameSession, text: str, words: Words = NO_WORDS, board: int | None = None
) -> CommandResult:
    """Return what a line means, with the number of the board that is looked at."""
    half = None if board is None else half_board(board, 0)
    return command_parser.parse(session, text, words, half)


def means(
    session: GameSession, text: str, board: int | None = None, words: Words = NO_WORDS
) -> str:
    """Return the machine form of what a text means, which must be one action."""
    typed = parse(session, text, words, board)
    assert isinstance(typed, Play), f"{text}: {typed}"
    return typed.action.text


def may_mean(session: GameSession, text: str, board: int | None = None) -> list[str]:
    typed = parse(session, text, board=board)
    assert isinstance(typed, Ambiguous), f"{text}: {typed}"
    return [action.text for action in typed.actions]


def problem(session: GameSession, text: str, board: int | None = None) -> CommandProblem:
    typed = parse(session, text, board=board)
    assert isinstance(typed, CommandProblem), f"{text}: {typed}"
    assert typed.sentence.endswith(".")
    return typed


def some(seed: int, most: int) -> list[Action]:
    """Return legal actions of a position in the midst of a game."""
    legal = ring_in_the_midst(seed).position.all_actions()
    return random.Random(seed).sample(legal, min(most, len(legal)))


# Moves


@pytest.mark.parametrize("seed", seeds(24))
def test_every_legal_action_is_understood_in_every_notation(seed: int) -> None:
    session = ring_in_the_midst(seed)
    position = session.position
    for action in some(seed, 80):
        human = NOTATION.human(position, action)
        assert parse(session, human) == Play(action), human
        assert parse(session, action.text) == Play(action), action.text
        if action.text.endswith("lose"):
            continue
        count, san = human.split(" ")
        board = action.text.partition(":")[0]
        letter = count.strip("0123456789.")
        squares = action.text.partition(":")[2]
        for text in (
            f"{board}:{san}",
            f"{board}: {san}!?",
            f"{board} {san}",
            f"{board} : {san.rstrip('+#')}",
            f"{count}{san}",
            f"{count}.. {san}",
            f"{letter}. {san}",
            f"{board} {squares}",
            f"{board}:{squares[:2]}-{squares[2:]}" if squares[1] != "@" else human,
            f"12. {board}:{san}",
        ):
            for looked_at in (None, 1, int(board)):
                assert parse(session, text, board=looked_at) == Play(action), text


@pytest.mark.parametrize("seed", seeds(24))
def test_on_the_board_looked_at_no_board_is_needed(seed: int) -> None:
    session = ring_in_the_midst(seed)
    for action in some(seed, 60):
        board = int(action.text.partition(":")[0])
        san = NOTATION.human(session.position, action).rpartition(" ")[2].rpartition(":")[2]
        assert parse(session, san, board=board) == Play(action), san


@pytest.mark.parametrize("seed", seeds(24))
def test_without_a_board_a_move_is_looked_for_on_all(seed: int) -> None:
    session = ring_in_the_midst(seed)
    position = session.position
    legal = position.all_actions()
    forms = {one: NOTATION.human(position, one).rpartition(" ")[2].rstrip("+#") for one in legal}
    for action in some(seed, 30):
        alike = {one for one in legal if forms[one] == forms[action]}
        typed = parse(session, forms[action])
        if action.text.endswith("lose"):
            continue
        if isinstance(typed, Play):
            assert alike == {typed.action}
        else:
            assert isinstance(typed, Ambiguous)
            assert alike <= set(typed.actions)
            boards = {one.text.partition(":")[0] for one in alike}
            assert boards <= {one.text.partition(":")[0] for one in typed.actions}


def test_the_board_looked_at_goes_first() -> None:
    session = a_ring(4)
    assert may_mean(session, "e4") == ["1:e2e4", "2:e2e4", "3:e2e4", "4:e2e4"]
    assert means(session, "e4", board=3) == "3:e2e4"
    assert means(session, "nf3", board=4) == "4:g1f3"
    act(session, "2:e2e4")
    assert means(session, "e5") == "2:e7e5"
    assert means(session, "e5", board=3) == "2:e7e5", "only there is such a move"
    assert may_mean(session, "e4", board=2) == ["1:e2e4", "3:e2e4", "4:e2e4"]
    assert may_mean(session, "e4", board=9) == ["1:e2e4", "3:e2e4", "4:e2e4"]
    asked = parse(session, "e4")
    assert isinstance(asked, Ambiguous)
    assert asked.sentence == "“e4” may be any of 1:e4, 3:e4, 4:e4: say which."
    for one in choices(session, asked.actions):
        assert one.action is not None
        assert parse(session, one.text) == Play(one.action)


def test_moves_alike_on_one_board_are_asked_about() -> None:
    session = ring_at(line("1:4k3/8/8/8/8/8/8/1N2KN2 w", f"2:{KINGS} b", f"3:{KINGS} b"))
    assert may_mean(session, "Nd2") == ["1:b1d2", "1:f1d2"]
    assert may_mean(session, "1:nd2") == ["1:b1d2", "1:f1d2"]
    assert means(session, "Nbd2") == "1:b1d2"
    asked = parse(session, "A. Nd2")
    assert isinstance(asked, Ambiguous)
    assert asked.sentence == "“A. Nd2” may be any of 1:Nbd2, 1:Nfd2: say which."


def test_promotions_and_placements() -> None:
    session = ring_at(STOCKED)
    assert means(session, "e8=N@f3") == "1:e7e8N@f3"
    assert means(session, "1:e8=Q@d4") == "1:e7e8Q@d4"
    assert means(session, "1 e7e8 q@d4") == "1:e7e8Q@d4"
    asked = parse(session, "1:e8=N")
    assert isinstance(asked, Ambiguous)
    assert asked.sentence.startswith("“1:e8=N” may be any of 1:e8=N@")
    assert asked.sentence.endswith(", …: say which.")
    assert len(choices(session, asked.actions)) == len(asked.actions) > 40
    assert means(session, "N@b1", board=1) == "1:N@b1"
    assert means(session, "1:n@g1") == "1:N@g1"
    assert means(session, "b1=N@a3", board=1) == "2:b2b1N@a3"


def test_the_letter_of_records_has_the_case_of_the_side_to_move() -> None:
    session = a_ring(3)
    act(session, "2:e2e4")
    assert means(session, "1b. e5") == "2:e7e5"
    assert means(session, "b.e5") == "2:e7e5"
    assert "its moves begin with b" in problem(session, "1B. e5").sentence
    assert "its moves begin with C" in problem(session, "1c. e4").sentence
    assert "There is no board 26" in problem(session, "Z. e4").sentence


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("2:e5", "“2:e5”: no pawn of the side to move can go to e5 on board 2."),
        ("2:e2e5", "The pawn on e2 of board 2 cannot go to e5."),
        ("2 E2-E5", "The pawn on e2 of board 2 cannot go to e5."),
        ("2:qh5", "Your pawn on e2 of board 2 is in the way."),
        ("2:e7e5", "It is Ben’s turn on board 2."),
        ("2:N@b1", "Ben has no White Knight in the stockpile."),
        ("2:lose", "Ben, to move on board 2, is not stalemated on both boards."),
        ("9:e4", "There is no board 9."),
        ("2:0-0", "Your Knight on g1 of board 2 is in the way."),
        ("Qh5", "“Qh5”: no Queen of the side to move can go to h5 on any board."),
        ("2:Nx9", "“2:Nx9” is not a move: expected such as Nf3, 2:Nf3, 2:N@b1, 2:e8=N@f3, board 2 "
         "or where queen."),
        ("", "Nothing was typed: expected such as 2:Nf3, 2:N@b1, board 2 or where queen."),
        (" ", "Nothing was typed: expected such as 2:Nf3, 2:N@b1, board 2 or where queen."),
        ("e4" * MAX_LENGTH, "is not a move: expected such as Nf3, 2:Nf3, 2:N@b1, 2:e8=N@f3, board "
         "2 or where queen."),
    ],
)  # fmt: skip
def test_what_cannot_be_done_is_reported(text: str, says: str) -> None:
    assert problem(a_ring(3), text).sentence.endswith(says)


def test_on_the_board_looked_at_the_reason_is_reported() -> None:
    refused = problem(a_ring(3), "Qh5", board=3)
    assert refused.sentence == "Your pawn on e2 of board 3 is in the way."
    assert [full_name(square) for square in refused.causes] == ["Ee2"]
    session = a_ring(3, tempo="rounds")
    act(session, "2:e2e4")
    assert "had its turn in this round" in problem(session, "2:e5").sentence
    assert may_mean(session, "e4", board=2) == ["1:e2e4", "3:e2e4"]


def test_a_removed_board_is_named() -> None:
    session = a_ring(3)
    act(session, FOOLS_MATE)
    for text in ("1:e4", "board 1", "A. e4", "1:lose"):
        assert problem(session, text).sentence == "Board 1 was removed.", text


def test_who_must_choose_names_the_board_that_is_lost() -> None:
    session = ring_at(STUCK)
    assert means(session, "2:lose") == "2:lose"
    assert means(session, "2 Lose") == "2:lose"
    assert means(session, "lose", board=1) == "1:lose"
    assert may_mean(session, "lose") == ["1:lose", "2:lose"]
    assert may_mean(session, "lose", board=3) == ["1:lose", "2:lose"]
    assert "first chooses" in problem(session, "3:Kd1").sentence


def test_after_the_end_nothing_moves() -> None:
    session = a_ring(3)
    session.resign(1, 1)
    session.resign(2, 2)
    assert session.outcome is not None
    for text in ("e4", "3:e4", "3:e2e4", "draw", "resign", "3:resign:3"):
        assert "game is over" in problem(session, text).sentence, text
    assert parse(session, "fit") == Command("fit")


# Words


@pytest.mark.parametrize("text", ["push A C", "AB", "apart", "end", "--", "claim", "resign:2",
                                  "2:flag:2", "2:draw", "d raw", "give:a=1"])  # fmt: skip
def test_what_other_games_know_means_nothing(text: str) -> None:
    for board in (None, 2):
        assert "is not a move: expected such as" in problem(a_ring(3), text, board).sentence


def test_a_board_is_shown() -> None:
    session = a_ring(12)
    assert parse(session, "board 3") == Command("board", half_board(3, 0))
    assert parse(session, "Brett 12", GERMAN) == Command("board", half_board(12, 0))
    assert problem(session, "board").sentence == "Name a board: expected such as board 2."
    for rest in ("x", "-1", "3 4", "٣", "999999"):
        assert "Name a board" in problem(session, f"board {rest}").sentence, rest
    assert problem(session, "board 13").sentence == "There is no board 13."
    assert problem(session, "board 0").sentence == "There is no board 0."


def test_words_for_the_window() -> None:
    session = a_ring(3)
    for name in ("draw", "resign", "fit", "tidy", "help"):
        assert parse(session, f" {name.upper()} ") == Command(name)
    assert "Nothing may follow “fit”" in problem(session, "fit 3").sentence
    assert problem(session, "undo").sentence == "There is nothing to undo."
    act(session, "1:e2e4 2:e2e4")
    assert parse(session, "zurück 2", GERMAN) == Command("undo", 2)
    assert "is not a number of actions" in problem(session, "undo x").sentence


def test_a_board_is_given_up_in_the_machine_form() -> None:
    session = a_ring(3)
    assert means(session, "2:resign:3") == "2:resign:3"
    assert means(session, "2 : Resign : 2") == "2:resign:2"
    assert "does not play on board 2" in problem(session, "2:resign:1").sentence


def test_questions() -> None:
    session = a_ring(3)
    for text in ("where Qb", "wo Dame schwarz", "where is the black queen?"):
        typed = parse(session, text, GERMAN)
        assert isinstance(typed, Where), text
        assert typed.sentence == "Queens, Black: 1:d8, 2:d8, 3:d8."
    assert problem(session, "where x").sentence == (
        "Say which pieces: expected such as where queen, where Qb or where Nw3."
    )
    attacked = ring_at(line("1:4k3/8/8/8/8/8/8/r3K3 w", f"2:{KINGS}", f"3:{KINGS}"))
    typed = parse(attacked, "check?")
    assert isinstance(typed, Where)
    assert typed.sentence == "On board 1 King e1 of White is attacked by Rook a1 of Black."


# Whatever is typed


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("2:Sf3", "2:g1f3"), ("2 sf3", "2:g1f3"), ("1B. Sf3", "2:g1f3"), ("2:Nf3", "2:g1f3"),
        ("Sf3", "3:g1f3"), ("D4", "3:d2d4"), ("d4", "3:d2d4"),
    ],
)  # fmt: skip
def test_pieces_may_be_named_in_the_language_in_use(text: str, move: str) -> None:
    assert means(a_ring(3), text, 3, LETTERS) == move


def test_what_is_put_on_may_be_named_in_the_language_in_use() -> None:
    session = ring_at(STOCKED)
    for text in ("1:e8=S@f6", "1:e8S@f6", "1:e8=s@f6"):
        assert means(session, text, words=LETTERS) == "1:e7e8N@f6", text


def test_a_board_to_lose_is_no_bishop() -> None:
    for text in ("1:lose", "1:Lose"):
        assert means(ring_at(STUCK), text, words=LETTERS) == "1:lose"


# Spellings


def moves(position: RingPosition, boards: Iterable[int]) -> tuple[TypedMove, ...]:
    return tuple(one for board in boards for one in moves_on(RING, position, board))


def spelt(position: RingPosition, boards: tuple[int, ...], san: str) -> tuple[Action, ...]:
    found = general_commands.spelt(moves(position, boards), bare(san))
    return tuple(one.action for one in found)


def begun(position: RingPosition, board: int, san: str) -> tuple[Action, ...]:
    small = bare(san).lower()
    return tuple(one.action for one in moves(position, (board,)) if one.begins(small))


@pytest.mark.parametrize(
    ("typed", "means"),
    [
        ("Nf3", "Nf3"),
        ("Nb1xd2+!?", "Nb1d2"),
        ("e8=N@f3", "e8N@f3"),
        ("e8(Q)", "e8Q"),
        ("e8/Q", "e8Q"),
        ("g1-f3", "g1f3"),
        ("g1 f3", "g1f3"),
        ("exd6 e.p.", "ed6"),
        ("exd6ep", "ed6"),
        ("exd6 e.p.#", "ed6"),
        ("0-0", "OO"),
        ("o-o-o+", "OOO"),
        ("N @ b1", "N@b1"),
    ],
)
def test_signs_may_be_left_out(typed: str, means: str) -> None:
    assert bare(typed) == means


def test_a_move_is_spelt_in_many_ways() -> None:
    session = a_ring(3)
    position = session.position
    knight, pawn = RING.parse_action("2:g1f3"), RING.parse_action("2:e2e4")
    for san in ("Nf3", "nf3", "Ngf3", "N1f3", "Ng1f3", "g1f3", "G1F3", "N-f3", "Nxf3"):
        assert spelt(position, (2,), san) == (knight,), san
    for san in ("e4", "E4", "e2e4", "e2-e4", "Pe4", "Pe2e4"):
        assert spelt(position, (2,), san) == (pawn,), san
    for san in ("", "N", "f", "Qf3", "N@f3", "OO", "e5", "ee4", "é"):
        assert spelt(position, (2,), san) == (), san
    assert spelt(position, (9,), "e4") == ()


def test_capitals_distinguish_a_bishop_from_a_pawn() -> None:
    at = ring_at(line("1:4k3/8/8/8/8/2p5/1P1B4/4K3 w", f"2:{KINGS}", f"3:{KINGS}")).position
    assert [one.text for one in spelt(at, (1,), "bxc3")] == ["1:b2c3"]
    assert [one.text for one in spelt(at, (1,), "Bxc3")] == ["1:d2c3"]
    assert sorted(one.text for one in spelt(at, (1,), "BXC3")) == ["1:b2c3", "1:d2c3"]
    free = ring_at(line("1:4k3/8/8/8/8/8/1P1B4/4K3 w", f"2:{KINGS}", f"3:{KINGS}")).position
    assert [one.text for one in spelt(free, (1,), "bb4")] == ["1:d2b4"], "not the pawn from b2"
    everywhere = ring_at(
        line("1:4k3/8/8/8/8/2p5/3B4/4K3 w", "2:4k3/8/8/8/8/2p5/1P6/4K3 w", f"3:{KINGS}")
    ).position
    assert [one.text for one in spelt(everywhere, (1, 2, 3), "bxc3")] == ["2:b2c3"]
    assert [one.text for one in spelt(everywhere, (1, 3), "bxc3")] == ["1:d2c3"]


def test_castling_is_distinguished_from_a_step() -> None:
    position = ring_at(STOCKED).position
    assert [one.text for one in spelt(position, (1,), "O-O")] == ["1:e1g1"]
    assert [one.text for one in spelt(position, (1,), "0-0-0")] == ["1:e1c1"]
    assert [one.text for one in spelt(position, (3,), "o-o")] == []


def test_a_promotion_may_leave_open_what_is_put_on_and_where() -> None:
    position = ring_at(STOCKED).position
    open_square = spelt(position, (1,), "e8=N")
    assert len(open_square) > 40
    assert {one.text[:7] for one in open_square} == {"1:e7e8N"}
    assert set(open_square) < set(spelt(position, (1,), "e8"))
    assert [one.text for one in spelt(position, (1,), "e8=N@f3")] == ["1:e7e8N@f3"]
    assert [one.text for one in spelt(position, (1,), "e7e8n@f3")] == ["1:e7e8N@f3"]


def actions_written(seed: int) -> list[tuple[int, Action, str]]:
    """Return the legal actions of a position with their boards and their human form."""
    position = ring_in_the_midst(seed).position
    found = []
    for board in position.players_at:
        listed = list(position.board_actions(board))
        for action in random.Random(seed).sample(listed, min(60, len(listed))):
            found.append((board, action, NOTATION.human(position, action).split(" ")[1]))
    return found


@pytest.mark.parametrize("seed", seeds(24))
def test_the_human_form_of_every_move_means_it_alone(seed: int) -> None:
    position = ring_in_the_midst(seed).position
    for board, action, human in actions_written(seed):
        assert spelt(position, (board,), human) == (action,), human
        assert spelt(position, (board,), human.rstrip("+#")) == (action,), human
        assert action in spelt(position, (board,), human.lower()), human
        machine = action.text.partition(":")[2]
        assert spelt(position, (board,), machine) == (action,), machine
        assert action in begun(position, board, human[: len(human) // 2])


@pytest.mark.parametrize("seed", seeds(24))
def test_what_begins_as_typed_is_all_there_is(seed: int) -> None:
    position = ring_in_the_midst(seed).position
    for board in position.players_at:
        legal = position.board_actions(board)
        losing = {Lose(board)} if position.refusal(Lose(board)) is None else set()
        assert set(begun(position, board, "")) == {*legal, *losing}
        by_origin: dict[str, set[Action]] = defaultdict(set)
        for action in legal:
            assert action.board == board
            if not isinstance(action, Placement):
                by_origin[square_name(action.origin)].add(action)
        for origin, actions in by_origin.items():
            assert actions <= set(begun(position, board, origin))
