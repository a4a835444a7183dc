"""Words, pushes and questions typed at the table; and whatever is typed, there is an answer."""

from __future__ import annotations

import pytest

from cfanp_gui.core.commands import (
    MAX_LENGTH,
    Apart,
    Command,
    CommandProblem,
    Play,
    PushCommand,
    Where,
    plain,
    read_word,
)
from cfanp_gui.core.text import Text
from cfanp_gui.session.command_parser import parse
from tests.core.build import cfen
from tests.session.play import CFANP, a_session, pair, play, session_at, square_named
from tests.session.sessions import CROWDED, in_the_midst

GERMAN = {
    "schiebe": "push",
    "auseinander": "apart",
    "wo": "where",
    "zurück": "undo",
    "Dame": "queen",
    "Zug": "end",
}


@pytest.mark.parametrize("text", ["push A C", "push AC", "AC", "A C", "a c", "ac", "A+C", "A-C",
                                  "AC:", "push a and c", "push C+A", "CA", "schiebe a und c",
                                  "Push  a  c", "PUSH AC"])  # fmt: skip
def test_pushes(text: str) -> None:
    assert parse(a_session(3), text, GERMAN) == PushCommand(pair("AC"))


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("AD", "There is no half-board D: expected A to C."),
        ("push A Z", "There is no half-board Z: expected A to C."),
        ("push BB", "Half-board B cannot be pushed against itself."),
        ("push", "Name two half-boards to push together: expected such as push A C."),
        ("push A", "expected such as push A C."),
        ("schiebe ABC", "expected such as schiebe A C."),
    ],
)
def test_pairs_there_are_not(text: str, says: str) -> None:
    typed = parse(a_session(3), text, GERMAN)
    assert isinstance(typed, CommandProblem)
    assert typed.sentence.endswith(says)


def test_with_the_touch_board_option_a_push_may_be_refused() -> None:
    session = a_session(3, touch=True)
    refused = parse(session, "push B C")
    assert isinstance(refused, CommandProblem)
    assert refused.sentence == "Army a has no piece on B+C."
    assert refused.pair == pair("BC")
    assert parse(session, "AB:") == PushCommand(pair("AB"))
    session.push(pair("AB"))
    assert parse(session, "AB") == PushCommand(pair("AB"))
    other = parse(session, "AC")
    assert isinstance(other, CommandProblem)
    assert "must be used" in other.sentence


@pytest.mark.parametrize("seed", [2, 6, 10, 14, 18, 22])
def test_every_push_that_is_an_action_is_understood(seed: int) -> None:
    session = in_the_midst(seed)
    position = session.position
    actor = min(position.actors())
    pushes = [one for one in position.legal_actions(actor) if one.text.endswith(":")]
    for action in pushes:
        typed = parse(session, action.text)
        assert isinstance(typed, PushCommand)
        assert position.push_action(typed.pair) == action


def test_apart() -> None:
    session = a_session(3)
    assert isinstance(parse(session, "apart"), CommandProblem)
    session.push(pair("AB"))
    for text in ("apart", "pull apart", "pull", "Apart", "auseinander"):
        assert parse(session, text, GERMAN) == Apart(), text


def test_where() -> None:
    session = a_session(3)
    for text in ("where queen b", "where Qb", "wo Dame b",
                 "WHERE is the QUEEN of b?"):  # fmt: skip
        typed = parse(session, text, GERMAN)
        assert isinstance(typed, Where), text
        assert typed.squares == (square_named("Be1"),)
        assert typed.sentence == "Queen of army b: Be1."
    for text in ("where", "where x", "where queen z", "wo"):
        assert isinstance(parse(session, text, GERMAN), CommandProblem), text


def test_checks() -> None:
    session = session_at(cfen(3, "Ka:Ae1 Kb:Bh4 Rc:Ba4 Kc:Ce1", turn="1"))
    for text in ("checks", "check", "check?", "Checks?"):
        typed = parse(session, text)
        assert isinstance(typed, Where), text
        assert typed.squares == (square_named("Bh4"), square_named("Ba4"))


@pytest.mark.parametrize("text", ["end", "End turn", "--", "&--", "&\N{EN DASH}\N{EN DASH}", "Zug"])
def test_the_end_of_a_turn(text: str) -> None:
    session = session_at(CROWDED)
    early = parse(session, text, GERMAN)
    assert isinstance(early, CommandProblem)
    assert early.sentence == "The first move of a turn is compulsory."
    play(session, "AB:d1e1")
    end = session.position.turn().end
    assert end is not None
    assert parse(session, text, GERMAN) == Play(end)


def test_undo_and_redo_count() -> None:
    session = a_session(2)
    assert parse(session, "undo") == problem("There is nothing to undo.")
    assert parse(session, "redo 2") == problem("There is nothing to redo.")
    play(session, "AB:e4 AB:e5 AB:Nf3")
    assert parse(session, "undo") == Command("undo", 1)
    assert parse(session, "undo 3") == Command("undo", 3)
    assert parse(session, "zurück 2", GERMAN) == Command("undo", 2)
    session.undo(2)
    assert parse(session, "redo 2") == Command("redo", 2)
    for rest in ("0", "x", "-1", "3.5", "10000", "3 4"):
        typed = parse(session, f"undo {rest}")
        assert isinstance(typed, CommandProblem), rest
        assert "is not a number of actions: expected such as undo 3." in typed.sentence


def problem(sentence: str) -> CommandProblem:
    """Return a problem that no rule makes."""
    return CommandProblem(Text(sentence))


def test_words_for_the_window() -> None:
    session = a_session(3)
    for name in ("draw", "resign", "fit", "tidy", "help"):
        assert parse(session, name) == Command(name)
        assert parse(session, f" {name.upper()} ") == Command(name)
    assert parse(session, "tidy up") == Command("tidy")
    result = parse(session, "fit now")
    assert result == problem("Nothing may follow “fit”, but “now” does.")
    claim = parse(session, "claim")
    assert isinstance(claim, CommandProblem)
    assert claim.refusal == session.position.refusal(CFANP.claimed_draw())
    session.resign(2)
    session.resign(3)
    for name in ("draw", "resign", "claim", "end"):
        assert parse(session, name).sentence == "The game is over."  # type: ignore[union-attr]
    assert parse(session, "fit") == Command("fit")


def test_a_draw_by_repetition_is_claimed_at_once() -> None:
    session = a_session(2)
    play(session, "AB:Nf3 AB:Nf6 AB:Ng1 AB:Ng8 " * 2)
    assert parse(session, "claim") == Play(CFANP.claimed_draw())


def test_deeds_in_their_machine_form() -> None:
    session = a_session(3)
    assert parse(session, "resign:2") == Play(CFANP.resignation(2))
    assert isinstance(parse(session, "Flag: 3"), CommandProblem), "flags fall by the clock alone"
    assert parse(session, "give:b=1") == Play(CFANP.hand_over(1, 1))
    assert isinstance(parse(session, "resign:9"), CommandProblem)
    assert isinstance(parse(session, "give:b"), CommandProblem)


def test_a_pair_goes_before_a_word_of_two_letters() -> None:
    session = a_session(24)
    assert parse(session, "wo", GERMAN) == PushCommand(pair("OW"))
    assert isinstance(parse(session, "wo Dame b", GERMAN), Where)
    castling = parse(session, "O-O")
    assert isinstance(castling, CommandProblem)
    assert "against itself" not in castling.sentence


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("Nx9", "“Nx9” is not a move: expected such as e4, AB Nf3, Ae2 Be3, push A C or where "
         "queen b."),
        ("", "Nothing was typed: expected such as e4, AB Nf3, push A C or where queen b."),
        ("  ", "Nothing was typed: expected such as e4, AB Nf3, push A C or where queen b."),
        ("e4" * MAX_LENGTH, "“e4e4e4e4e4e4e4e4e4e4e4e4e4e4e4e4e4e4e4e…” is not a move: expected "
         "such as e4, AB Nf3, Ae2 Be3, push A C or where queen b."),
        ("&", "“&” is not a move: expected such as e4, AB Nf3, Ae2 Be3, push A C or where "
         "queen b."),
    ],
)  # fmt: skip
def test_what_means_nothing(text: str, says: str) -> None:
    assert parse(a_session(3), text) == problem(says)


def test_plain_lines() -> None:
    assert plain(" 12. ... &AB :  Nf3 ") == "AB : Nf3"
    assert plain("Ｎｆ３") == "Nf3"
    assert plain("♞f6 \N{MINUS SIGN}♙e4") == "Nf6 -e4"
    assert plain("x" * (MAX_LENGTH + 1)) == ""
    assert read_word("Zurück 3", GERMAN) == ("undo", "Zurück", "3", GERMAN)
    assert read_word("e4") is None


OWING = f"{cfen(3, 'Ka:Aa1 Qa:Ab4 Na:Ad3 Kb:Ba1 Kc:Ca1')} d=1:3;l=a:R"


@pytest.mark.parametrize(
    ("typed", "text"),
    [("-NAd3", "-Ad3"), ("-nad3", "-Ad3"), ("- ad3", "-Ad3"), ("-qab4=r", "-Ab4r"),
     ("-Ab4r", "-Ab4r"), ("-QAb4", "-Ab4")],
)  # fmt: skip
def test_removals_and_swaps_are_typed(typed: str, text: str) -> None:
    assert parse(session_at(OWING, exchange=True), typed) == Play(CFANP.parse_action(text))


def test_pieces_that_are_owed_are_named_in_the_language_in_use_too() -> None:
    letters = {"K": "K", "D": "Q", "T": "R", "L": "B", "S": "N"}
    session = session_at(OWING, exchange=True)
    for typed, text in (("-SAd3", "-Ad3"), ("-sad3", "-Ad3"), ("-DAb4=T", "-Ab4r"),
                        ("-Ab4t", "-Ab4r"), ("-NAd3", "-Ad3"), ("-QAb4=R", "-Ab4r")):  # fmt: skip
        assert parse(session, typed, letters) == Play(CFANP.parse_action(text)), typed
    assert isinstance(parse(session, "-TAd3", letters), CommandProblem)
    assert isinstance(parse(session, "-SAd3"), CommandProblem)


def test_who_owes_is_named() -> None:
    found = parse(session_at(OWING, exchange=True), "AB:Nf4")
    assert isinstance(found, CommandProblem)
    assert found.sentence.startswith("First Anna must remove a piece worth 3 or more")


def test_removals_that_are_not_legal_are_refused() -> None:
    session = session_at(OWING, exchange=True)
    for typed, says in (("-Aa1", "never removed"), ("-x", "is not a removal"),
                        ("-RAd3", "no Rook stands"), ("AB:Nf4", "must remove")):  # fmt: skip
        found = parse(session, typed)
        assert isinstance(found, CommandProblem)
        assert says in found.sentence


@pytest.mark.parametrize("base", ["xiangqi", "shogi", "checkers", "capablanca"])
def test_what_is_given_as_an_example_can_be_typed(base: str) -> None:
    session = a_session(3, base=base)
    _, example = session.game.commands.examples(session.situation)
    assert isinstance(example, Text)
    assert isinstance(parse(session, str(example.values["move"])), Play)
    assert isinstance(parse(session, f"where {example.values['piece']} b"), Where)
    assert isinstance(parse(session, "push A B"), PushCommand)
