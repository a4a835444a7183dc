"""Completions: each move offered is one, and each legal move is offered as it is typed."""

from __future__ import annotations

import random

import pytest

from cfanp_gui.core.boards import ARMY_LETTERS
from cfanp_gui.core.commands import Ambiguous, CommandProblem, Completion, Play, PushCommand, Where
from cfanp_gui.core.half_boards import full_name
from cfanp_gui.games.armies.commands import HALF_BOARD_WORDS
from cfanp_gui.session.command_parser import MOST, choices, completions, parse
from cfanp_gui.session.game_session import GameSession
from tests.core.build import cfen
from tests.games.armies import shogis
from tests.session.play import CFANP, a_session, pair, play, session_at
from tests.session.sessions import in_the_midst
from tests.slow import seeds

NOTATION = CFANP.notation
GERMAN = {"schiebe": "push", "zurück": "undo", "wo": "where", "Dame": "queen"}


def texts(session: GameSession, typed: str) -> list[str]:
    return [one.text for one in completions(session, typed)]


def described(session: GameSession, typed: str) -> dict[str, str]:
    return {one.text: str(one.description) for one in completions(session, typed)}


def check(session: GameSession, offers: list[Completion]) -> None:
    """Check that what is offered means what it says."""
    assert len(offers) <= MOST
    assert len({one.text for one in offers}) == len(offers)
    for one in offers:
        if one.action is not None:
            assert parse(session, one.text) == Play(one.action), one.text


def typings(session: GameSession, chance: random.Random) -> list[str]:
    """Return the beginnings of legal moves in several notations."""
    position = session.position
    mover = ARMY_LETTERS[position.turn().seat]
    begun = ["", mover, f"{mover} ", "A", "b", "N", "O", "AB ", "ab:", "Ae2 "]
    actions = position.legal_actions(min(position.actors()))
    for action in chance.sample(actions, min(8, len(actions))):
        human = NOTATION.human(position, action).removeprefix("&")
        san = human.partition(":")[2]
        for whole in (human, san, f"{mover} {human}", f"{mover} {san}", human.replace(":", " ")):
            begun.append(whole[: chance.randrange(len(whole) + 1)])
    for square in chance.sample(sorted(position.pieces()), 4):
        begun += [
            full_name(square),
            f"{full_name(square)} ",
            f"{full_name(square)}-{full_name(square)[0]}",
        ]
    return begun


@pytest.mark.parametrize("seed", seeds(15))
def test_each_move_offered_is_what_it_says(seed: int) -> None:
    session, chance = in_the_midst(seed), random.Random(seed)
    before = session.pair
    for pushed in (None, *session.position.pairs()[:3]):
        session.pairs.lay(pushed)
        for typed in typings(session, chance):
            check(session, completions(session, typed))
    session.pairs.lay(before)


@pytest.mark.parametrize("seed", seeds(24))
def test_each_legal_move_is_offered_while_it_is_typed(seed: int) -> None:
    session, chance = in_the_midst(seed), random.Random(seed)
    position, before = session.position, session.pair
    pairs = position.pairs()
    for two in chance.sample(pairs, min(3, len(pairs))):
        session.pairs.lay(two)
        moves = position.pair_actions(two)
        for move in chance.sample(moves, min(6, len(moves))):
            human = NOTATION.human(position, move).removeprefix("&")
            san = human.partition(":")[2]
            for start in (human[:3], f"{two.name} ", f"{two.name.lower()}:"):
                for length in range(len(san) + 1):
                    offers = completions(session, start + san[:length])
                    assert move in [one.action for one in offers], start + san[:length]
            for length in range(1, len(san) + 1):
                offers = completions(session, san[:length])
                assert move in [one.action for one in offers], san[:length]
                if san[:length] == san:
                    assert move == offers[0].action
    session.pairs.lay(before)


def test_moves_on_the_pair_pushed_together_need_no_pair() -> None:
    session = a_session(3)
    session.push(pair("AC"))
    assert texts(session, "N") == ["Na3", "Nc3", "Nf3", "Nh3"]
    assert texts(session, "n") == ["Na3", "Nc3", "Nf3", "Nh3"]
    assert texts(session, "a N") == ["a Na3", "a Nc3", "a Nf3", "a Nh3"]
    assert texts(session, "AB N") == ["AB Na3", "AB Nc3", "AB Nf3", "AB Nh3"]
    assert texts(session, "g1") == ["g1f3", "g1h3"]
    assert texts(session, "Ag1 ") == ["Ag1 Af3", "Ag1 Ah3"]
    assert texts(session, "ag1-af") == ["Ag1 Af3"]


def test_with_few_pairs_all_moves_are_offered_in_full() -> None:
    session = a_session(3)
    assert texts(session, "Nf") == ["AB:Nf3", "AC:Nf3"]
    assert texts(session, "Ag1 Af") == ["AB:Nf3", "AC:Nf3"]
    many = a_session(26)
    assert texts(many, "Nf") == []
    assert texts(many, "AZ Nf") == ["AZ Nf3"]


def test_with_a_full_hand_moves_are_offered_once_their_pair_is_named() -> None:
    """Each is tried for mate, and a hand can be dropped on every empty square."""
    start = "5/Ka4|5/Kb4|5/Kc4|5/Kd4 a 1/2/3/4 - - 1 0 1 base=shogi strip=5 hand=a:{hand}"
    few, many = (shogis.session_at(start.format(hand=hand)) for hand in ("P", "GPRS"))
    assert "AC:P@a2" in texts(few, "P@a2")
    assert texts(many, "P@a2") == []
    assert "AC:P@a2" in texts(many, "AC:P@")


def test_signs_may_be_left_out() -> None:
    session = session_at(cfen(2, "Ka:Ae1 Na:Af3 Pb:Bd4 Kb:Ba1 Pa:Bg2", turn="2"))
    assert "Nxe5" in texts(session, "Ne")
    assert "Nxe5" in texts(session, "ne5")
    assert texts(session, "Nx") == ["Nxe5"]
    assert [one[:4] for one in texts(session, "b8q")] == ["b8=Q"]


@pytest.mark.parametrize("typed", ["O", "o-", "0-", "0-0"])
def test_castling_in_every_spelling(typed: str) -> None:
    session = a_session(2)
    play(session, "AB:e4 AB:e5 AB:Nf3 AB:Nc6 AB:Be2 AB:Nf6")
    assert texts(session, typed)[0] == "O-O"


def test_pairs_are_offered_with_their_number_of_moves() -> None:
    session = a_session(3)
    assert texts(session, "")[:3] == ["AB", "AC", "a "]
    assert described(session, "")["AC"] == "push A + C together; legal moves: 20"
    assert texts(session, "push ") == ["push A B", "push A C"]
    assert texts(session, "push c") == texts(session, "push C+A") == ["push A C"]
    assert "AC" in texts(session, "C")
    play(session, "AB:e4")
    assert texts(session, "push ") == ["push A B", "push B C"]


def test_each_pair_offered_is_a_push() -> None:
    for seed in range(24):
        session = in_the_midst(seed)
        for typed in ("push ", "push b", "push A"):
            for one in completions(session, typed):
                if session.position.turn().committed is None:
                    assert isinstance(parse(session, one.text), PushCommand | CommandProblem)
                assert int(one.description.rpartition(" ")[2]) >= 0


def test_words_are_offered_in_the_language_in_use_and_in_english() -> None:
    session = a_session(3)
    assert "undo" in texts(session, "")
    assert texts(session, "und") == ["undo"]
    german = [one.text for one in completions(session, "", GERMAN)]
    assert "zurück" in german
    assert "undo" not in german
    assert [one.text for one in completions(session, "zur", GERMAN)] == ["zurück"]
    assert [one.text for one in completions(session, "UND", GERMAN)] == ["undo"]
    assert [one.text for one in completions(session, "wo ", GERMAN)][1] == "wo Dame "
    for name in HALF_BOARD_WORDS:
        assert f"{name}" in [one.text.strip() for one in completions(session, name)]


def test_pieces_and_their_armies() -> None:
    session = a_session(3)
    assert texts(session, "where k") == ["where king ", "where knight "]
    assert described(session, "where queen ") == {
        "where queen a": "army a: Anna",
        "where queen b": "army b: Ben",
        "where queen c": "army c: Clara",
    }
    session.resign(2)
    assert described(session, "where Qb") == {}
    assert described(session, "where queen b") == {"where queen b": "army b: a dead army"}
    for typed in ("where ", "where k", "where pawns ", "where pawn c"):
        for one in completions(session, typed):
            assert isinstance(parse(session, one.text), Where)


def test_only_the_army_to_move_is_offered_moves() -> None:
    session = a_session(3)
    assert texts(session, "b ") == []
    assert len(texts(session, "a ")) == 40
    assert [text.partition(" ")[2] for text in texts(session, "BA ")] == [
        text.partition(" ")[2] for text in texts(session, "AB ")
    ]


def test_moves_are_offered_for_letters_of_the_language_in_use() -> None:
    session = a_session(3)
    session.push(pair("AB"))
    words = {"S": "N", "L": "B"}
    for typed, offered in (("S", "Nf3"), ("Sf", "Nf3"), ("BA:S", "BA:Nf3"), ("a S", "a Nf3")):
        found = [one.text for one in completions(session, typed, words)]
        assert offered in found, typed
        assert isinstance(parse(session, offered, words), Play)


@pytest.mark.parametrize(
    ("text", "says", "pieces"),
    [
        ("AB:Nc3", "Knight b1 to c3", "Ka:Ae1 Na:Ab1 Pb:Ba2 Kb:Bh1"),
        ("AB:Nxe5", "Knight f3 takes pawn of army b on e5", "Ka:Ae1 Na:Af3 Pb:Bd4 Kb:Bh1"),
        ("AB:exd6", "Pawn e5 takes pawn of army b on d5", "Ka:Ae1 Pa:Bd4 Pb:Be4 Kb:Bh1"),
        ("AB:O-O", "castling, King e1 to g1", "Ka:Ae1 Ra:Ah1 Kb:Bh1"),
        ("AB:b8=Q", "Pawn b7 to b8, promotes to Queen", "Ka:Ae1 Pa:Bg2 Kb:Bc3"),
        ("AB:b8=N", "Pawn b7 to b8, promotes to Knight", "Ka:Ae1 Pa:Bg2 Kb:Bc3"),
        ("AB:Qa1+", "Queen d1 to a1, check", "Ka:Ae1 Qa:Ad1 Kb:Bh4"),
        (
            "AB:Qd8#",
            "Queen d1 to d8, checkmate of army b",
            "Ka:Ae1 Qa:Ad1 Kb:Bb1 Pb:Ba2 Pb:Bb2 Pb:Bc2",
        ),
    ],
)
def test_a_move_is_described_by_the_squares_of_half_boards(
    text: str, says: str, pieces: str
) -> None:
    session = session_at(
        cfen(
            2,
            pieces,
            castling="K/-" if "O-O" in text else "",
            passed="Be3" if "ex" in text else "-",
        )
    )
    assert described(session, text)[text] == says


def test_choices_distinguish_moves() -> None:
    session = a_session(3)
    asked = parse(session, "Nf3")
    assert isinstance(asked, Ambiguous)
    offers = choices(session, asked.actions)
    assert [one.text for one in offers] == ["AB:Nf3", "AC:Nf3"]
    for seed in range(12):
        session = in_the_midst(seed)
        for two in session.position.pairs():
            moves = session.position.pair_actions(two)
            offers = choices(session, moves)
            assert {one.action for one in offers} == set(moves)
            for one in offers:
                assert parse(session, one.text) == Play(one.action)  # type: ignore[arg-type]


def test_after_the_end_no_move_is_offered() -> None:
    session = a_session(2)
    session.resign(2)
    assert [one.action for one in completions(session, "")] == [None] * len(HALF_BOARD_WORDS)
    assert texts(session, "AB ") == []


def test_removals_and_swaps_are_offered_first() -> None:
    line = f"{cfen(3, 'Ka:Aa1 Qa:Ab4 Na:Ad3 Kb:Ba1 Kc:Ca1')} d=1:3;l=a:R"
    session = session_at(line, exchange=True)
    offers = described(session, "-")
    assert offers == {
        "-QAb4": "Queen Ab4: Remove it",
        "-QAb4=R": "Queen Ab4: Swap it for a Rook",
        "-NAd3": "Knight Ad3: Remove it",
    }
    assert texts(session, "")[:3] == ["-QAb4", "-QAb4=R", "-NAd3"]
    assert texts(session, "-n") == ["-NAd3"]
    assert texts(session, "-a") == ["-QAb4", "-QAb4=R", "-NAd3"], "without letters of pieces"
    assert texts(session, "-Ab4") == ["-QAb4", "-QAb4=R"]
    assert texts(session, "-Ab4r") == ["-QAb4=R"]
    assert texts(session, "-Bc2") == []
    german = {"D": "Q", "T": "R", "S": "N"}
    for typed, fitting in (("-S", ["-NAd3"]), ("-DAb4=T", ["-QAb4=R"]), ("-DAb4=L", [])):
        assert [one.text for one in completions(session, typed, german)] == fitting
    check(session, list(completions(session, "-")))
    assert "Ab4" not in "".join(texts(session, "Ab4 "))


def test_a_pawn_that_is_pushed_along_is_named_and_no_castling() -> None:
    session = a_session(2, avalanche=True)
    offered = described(session, "AB:e4,f")
    assert offered["AB:e4,f7f6"] == "Pawn e2 to e4, pushes f7"
    play(session, "AB:e4,f7f6")
    at, transition = session.situation, session.node.transition
    assert transition is not None
    words = CFANP.wording.move(
        at._replace(position=CFANP.initial(2, {"avalanche": True})), transition
    )
    assert words == "pawn e2 to e4 on A and B, pushes pawn f7 of army b"
