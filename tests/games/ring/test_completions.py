"""Completions for whole boards: each move offered is one, and each is offered as it is typed."""

from __future__ import annotations

import random

import pytest

from cfanp_gui.core.commands import NO_WORDS, Command, CommandResult, Completion, Play, Where, Words
from cfanp_gui.core.half_boards import half_board
from cfanp_gui.games.ring.commands import RING_WORDS
from cfanp_gui.session import command_parser
from cfanp_gui.session.command_parser import MOST, choices
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
GERMAN = {"Brett": "board", "wo": "where", "zurück": "undo", "Dame": "queen"}


def parse(
    session: GameSession, text: str, words: Words = NO_WORDS, board: int | None = None
) -> CommandResult:
    """Return what a line means, with the number of the board that is looked at."""
    return command_parser.parse(session, text, words, half(board))


def completions(
    session: GameSession, text: str, words: Words = NO_WORDS, board: int | None = None
) -> list[Completion]:
    """Return what a line may become, with the number of the board that is looked at."""
    return command_parser.completions(session, text, words, half(board))


def half(board: int | None) -> int | None:
    """Return a half-board of the board with a number."""
    return None if board is None else half_board(board, 0)


def texts(session: GameSession, typed: str, board: int | None = None) -> list[str]:
    return [one.text for one in completions(session, typed, board=board)]


def described(session: GameSession, typed: str, board: int | None = None) -> dict[str, str]:
    return {one.text: str(one.description) for one in completions(session, typed, board=board)}


def check(session: GameSession, offers: list[Completion], board: int | None = None) -> None:
    """What is offered means what it says."""
    assert len(offers) <= MOST
    assert len({one.text for one in offers}) == len(offers)
    for one in offers:
        if one.action is not None:
            assert parse(session, one.text, board=board) == Play(one.action), one.text


@pytest.mark.parametrize("seed", seeds(24))
def test_each_move_offered_is_what_it_says(seed: int) -> None:
    session, chance = ring_in_the_midst(seed), random.Random(seed)
    position = session.position
    legal = position.all_actions()
    for action in chance.sample(legal, min(8, len(legal))):
        human = NOTATION.human(position, action)
        board = action.text.partition(":")[0]
        san = human.rpartition(" ")[2]
        for whole in (human, san, f"{board}:{san}", f"{board} {san}", action.text):
            typed = whole[: chance.randrange(len(whole) + 1)]
            for looked_at in (None, int(board), chance.choice(sorted(position.players_at))):
                check(session, completions(session, typed, board=looked_at), looked_at)


@pytest.mark.parametrize("seed", seeds(24))
def test_each_legal_action_is_offered_while_it_is_typed(seed: int) -> None:
    session, chance = ring_in_the_midst(seed), random.Random(seed)
    position = session.position
    legal = position.all_actions()
    for action in chance.sample(legal, min(8, len(legal))):
        count, _, san = NOTATION.human(position, action).rpartition(" ")
        san = san.rpartition(":")[2]
        board = int(action.text.partition(":")[0])
        crowded = len(position.board_actions(board)) > MOST
        for start in (f"{board}:", f"{board} ", f"{count} ") if count else (f"{board}:",):
            for length in range(len(san) if crowded else 0, len(san) + 1):
                offers = completions(session, start + san[:length])
                assert action in [one.action for one in offers], start + san[:length]
        for length in range(len(san) if crowded else 1, len(san) + 1):
            offers = completions(session, san[:length], board=board)
            assert action in [one.action for one in offers], san[:length]
            if san[:length] == san:
                assert action == offers[0].action


def test_moves_are_offered_for_the_board_looked_at() -> None:
    session = a_ring(3)
    act(session, "2:e2e4")
    assert texts(session, "N", board=1) == ["1:Na3", "1:Nc3", "1:Nf3", "1:Nh3"]
    assert texts(session, "n", board=2) == [
        "2:Na6",
        "2:Nc6",
        "2:Nf6",
        "2:Nh6",
    ]
    assert texts(session, "g1", board=1) == ["1:Nf3", "1:Nh3"]
    assert texts(session, "Ng1", board=1) == ["1:Nf3", "1:Nh3"]
    assert texts(session, "2:N", board=1) == ["2:Na6", "2:Nc6", "2:Nf6", "2:Nh6"]
    assert texts(session, "2 nf", board=1) == ["2 Nf6"]
    assert texts(session, "1b. Nf", board=1) == ["1b. Nf6"]
    assert texts(session, "1B. Nf", board=1) == []
    assert texts(session, "e5", board=1) == ["2:e5"], "where none fits, those of other boards"
    assert texts(session, "Nf") == ["1:Nf3", "2:Nf6", "3:Nf3"]
    assert texts(session, "", board=1)[:2] == ["1:Na3", "1:Nc3"]
    assert texts(session, "")[0] == "board "


def test_a_number_becomes_a_board() -> None:
    session = a_ring(12)
    assert texts(session, "2") == texts(session, "2:")
    offers = completions(session, "1")
    assert [one.text for one in offers[:2]] == ["1:Na3", "1:Nc3"]
    assert [(one.text, one.action) for one in offers[-3:]] == [
        ("10: ", None), ("11: ", None), ("12: ", None)
    ]  # fmt: skip
    assert texts(session, "11: N") == ["11: Na3", "11: Nc3", "11: Nf3", "11: Nh3"]
    assert texts(session, "13") == texts(session, "13:") == texts(session, "0") == []


def test_signs_may_be_left_out() -> None:
    session = ring_at(STOCKED)
    assert texts(session, "2:ba1Q@a1") == ["2:bxa1=Q@a1+"]
    assert texts(session, "1:o") == ["1:O-O", "1:O-O-O"]
    assert texts(session, "0-0", board=1) == ["1:O-O", "1:O-O-O"]
    assert texts(session, "1:e8=q@d4") == ["1:e8=Q@d4+"]
    assert texts(session, "n@", board=1) == ["1:N@b1", "1:N@g1"]


def test_who_must_choose_is_offered_his_boards() -> None:
    session = ring_at(STUCK)
    assert described(session, "2") == {"2:lose": "board 2 is the one that is lost"}
    assert texts(session, "lo") == ["1:lose", "2:lose"]
    assert texts(session, "", board=1)[0] == "1:lose"
    assert texts(session, "3:") == []


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("1:O-O", "castling, King e1 to g1 on board 1"),
        ("1:Rb1", "Rook a1 to b1 on board 1"),
        ("1:N@b1", "Knight of set 2 placed on b1 of board 1"),
        ("1:e8=N@b8", "Pawn e7 to e8 on board 1, exchanged for Knight of set 2 on b8"),
        ("1:e8=Q@e8", "Pawn e7 to e8 on board 1, exchanged for Queen of set 2 on e8"),
        ("1:Rh7+", "Rook h1 to h7 on board 1, check"),
        ("2:bxa1=Q@d8",
         "Pawn b2 takes Rook a1 on board 2, exchanged for Queen of set 1 on d8"),
        ("3:Kd1", "King e1 to d1 on board 3"),
    ],
)  # fmt: skip
def test_a_move_is_described(text: str, says: str) -> None:
    assert described(ring_at(STOCKED), text)[text] == says


def test_mates_and_captures_in_passing_are_described() -> None:
    session = a_ring(3)
    act(session, FOOLS_MATE.rpartition(" ")[0])
    assert described(session, "1:Qh4")["1:Qh4#"] == "Queen d8 to h4 on board 1, checkmate"
    rounds = a_ring(3, tempo="rounds")
    act(rounds, "1:e2e4 2:a2a3 3:a2a3 1:a7a6 2:a7a6 3:a7a6 1:e4e5 2:b2b3 3:b2b3 1:d7d5 2:h7h6")
    act(rounds, "3:h7h6")
    assert described(rounds, "1:exd")["1:exd6"] == "Pawn e5 takes pawn d6 on board 1"


def test_boards_are_offered_with_who_plays_there() -> None:
    session = a_ring(3)
    assert described(session, "board ") == {
        "board 1": "White: Anna, Black: Ben",
        "board 2": "White: Ben, Black: Clara",
        "board 3": "White: Clara, Black: Anna",
    }
    assert texts(session, "board 2") == ["board 2"]
    assert texts(session, "board x") == []
    act(session, FOOLS_MATE)
    offers = completions(session, "Brett ", GERMAN)
    assert [one.text for one in offers] == ["Brett 2", "Brett 3"]
    for one in offers:
        assert isinstance(parse(session, one.text, GERMAN), Command)


def test_words_are_offered_in_the_language_in_use_and_in_english() -> None:
    session = a_ring(3)
    offered = [text.strip() for text in texts(session, "")]
    assert offered == list(RING_WORDS)
    assert not {"push", "apart", "claim", "end"} & set(offered)
    german = [one.text for one in completions(session, "", GERMAN)]
    assert "zurück" in german
    assert "Brett " in german
    assert "undo" not in german
    assert texts(session, "und") == ["undo"]
    for name in RING_WORDS:
        assert name in [one.strip() for one in texts(session, name)]


def test_pieces_and_their_colours() -> None:
    session = a_ring(3)
    assert texts(session, "where k") == ["where king ", "where knight "]
    assert described(session, "where queen ") == {
        "where queen w": "White", "where queen b": "Black",
    }  # fmt: skip
    assert texts(session, "where queen B") == ["where queen b"]
    for typed in ("where ", "where k", "where pawns ", "where pawn w"):
        for one in completions(session, typed):
            assert isinstance(parse(session, one.text), Where)


def test_choices_distinguish_moves() -> None:
    session = ring_at(line("1:4k3/8/8/8/8/8/8/1N2KN2 w", "2:4k3/8/8/8/8/8/8/1N2K3 w", f"3:{KINGS}"))
    two = [RING.parse_action(text) for text in ("2:b1d2", "1:f1d2")]
    assert [one.text for one in choices(session, two)] == ["1:Nfd2", "2:Nd2"]
    for seed in range(12):
        session = ring_in_the_midst(seed)
        legal = session.position.all_actions()
        offers = choices(session, legal)
        assert {one.action for one in offers} == set(legal)
        for one in offers:
            assert one.action is not None
            assert parse(session, one.text) == Play(one.action)


def test_after_the_end_no_move_is_offered() -> None:
    session = a_ring(3)
    session.resign(1, 1)
    session.resign(2, 2)
    assert [one.action for one in completions(session, "", board=3)] == [None] * len(RING_WORDS)
    assert texts(session, "3:") == []


def test_moves_are_offered_for_letters_of_the_language_in_use() -> None:
    words = {"S": "N", "L": "B"}
    for typed, offered in (("S", "2:Nf3"), ("2:Sf", "2:Nf3"), ("1B. S", "1B. Nf3")):
        found = command_parser.completions(a_ring(3), typed, words, half(2))
        assert offered in [one.text for one in found], typed
    lost = command_parser.completions(ring_at(STUCK), "1:lo", words)
    assert [one.text for one in lost] == ["1:lose"]
