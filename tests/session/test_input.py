"""What a person tries becomes an action, a question or a refusal."""

from __future__ import annotations

from cfanp_gui.core.actions import PocketSource
from cfanp_gui.core.boards import STRIP, Square
from cfanp_gui.session.input import Ask, Choose, Playable, Refused, decline, resolve
from tests.core.build import cfen
from tests.games.armies import shogis
from tests.session.play import a_session, pair, play, session_at, square_named


def test_a_move_of_several_pairs_is_asked_about_until_one_lies_together() -> None:
    session = a_session(3)
    start, goal = Square(0, 12), Square(0, 20)
    asked = resolve(session, start, goal)
    assert isinstance(asked, Choose)
    assert [candidate.pair for candidate in asked.candidates] == [pair("AB"), pair("AC")]
    assert session.push(pair("AC")) is None
    meant = resolve(session, start, goal)
    assert isinstance(meant, Playable)
    assert meant.action.text == "AC:e2e3"


def test_what_is_not_legal_is_refused_with_its_reason() -> None:
    session = a_session(3)
    refused = resolve(session, Square(0, 12), Square(0, 13))
    assert isinstance(refused, Refused)
    assert refused.refusal is not None
    assert decline(session, Square(1, 12)) is not None


def test_the_likeliest_partner_is_the_one_on_show_or_the_last_one() -> None:
    session = a_session(4, bonus="single")
    start, goal = Square(0, 12), Square(0, 20)

    def default(shown: str = "") -> int:
        asked = resolve(session, start, goal, pair(shown) if shown else None)
        assert isinstance(asked, Choose)
        return asked.candidates[asked.default].board

    assert default() == 1
    assert default("AD") == 3
    assert default("CD") == 1, "nothing of half-board A is on show"
    play(session, "AC:d3 BD:d3 CD:d3 BD:e6")
    session.pull_apart()
    assert default() == 2
    assert default("AD") == 3


def test_where_the_joined_pair_forbids_a_move_the_others_are_candidates() -> None:
    session = session_at(cfen(3, "Ka:Ae1 Ra:Ae2 Kb:Ba1 Rb:Bd2 Kc:Cd1"))
    assert session.push(pair("AB")) is None
    asked = resolve(session, square_named("Ae2"), square_named("Aa2"))
    assert isinstance(asked, Choose)
    assert asked.refusal is not None
    assert asked.refusal.rule == "Rule 8"
    assert [candidate.board for candidate in asked.candidates] == [2]
    assert asked.question == "Push A against C instead? Click C or press Enter."


def test_who_forgets_that_another_has_moves_left_is_told() -> None:
    session = session_at(cfen(4, "Ka:Ae1 Pa:Cc3 Kb:Bh1 Kc:Ch1 Kd:Dh1"))
    before = decline(session, square_named("Bh1"))
    assert before is not None
    assert before.message == "It is player 1’s turn", "the first move of a turn is compulsory"
    play(session, "AB:Kd1")
    found = [decline(session, square_named("Bh1"))]
    for target in ("Bh2", "Ca1"):
        resolved = resolve(session, square_named("Bh1"), square_named(target))
        assert isinstance(resolved, Refused)
        found.append(resolved.refusal)
    assert {str(refusal) for refusal in found} == {"Anna has 1 more move; End turn passes (Rule 6)"}
    own = decline(session, square_named("Cc3"))
    assert own is not None
    assert "End turn" not in own.message
    empty = decline(session, square_named("Be3"))
    assert empty is not None
    assert "End turn" not in empty.message


def test_what_is_done_with_a_piece_where_it_stands_is_asked_by_name() -> None:
    line = cfen(3, "Ka:Aa1 Qa:Ab4 Na:Ad3 Pa:Ab2 Kb:Ba1 Kc:Ca1")
    session = session_at(f"{line} d=1:3;l=a:R", exchange=True)
    queen, knight = square_named("Ab4"), square_named("Ad3")
    asked = resolve(session, queen, queen)
    assert isinstance(asked, Ask)
    assert asked.question == "What becomes of the Queen?"
    assert [(one.letter, one.label) for one in asked.answers] == [
        ("Q", "Remove it"),
        ("R", "Swap it for a Rook"),
    ]
    (only,) = resolve(session, knight, knight).answers  # type: ignore[union-attr]
    assert only.label == "Remove it"
    refused = resolve(session, queen, square_named("Ab3"))
    assert isinstance(refused, Refused)
    assert refused.refusal is not None
    assert refused.refusal.rule == "Peterson 2"
    pawn = decline(session, square_named("Ab2"))
    assert pawn is not None
    assert pawn.message == "The pawn on Ab2 is worth 1, and 3 is owed"


def test_a_piece_that_need_not_become_another_is_asked_whether_it_does() -> None:
    session = shogis.session_at("5/Ka4|1Sa3/4Kb a 1/2 - - 2 0 1 base=shogi strip=5")
    asked = resolve(session, Square(1, 6), Square(1, 0))
    assert isinstance(asked, Ask)
    assert asked.question == "Promote?"
    assert [answer.letter for answer in asked.answers] == ["N", "S"], "what is usually wanted first"
    for answer in asked.answers:
        (gesture,) = answer.gestures
        assert gesture.promotion == (None if answer.letter == "S" else "N")


def test_what_goes_to_the_strip_may_do_so_on_several_pairs() -> None:
    session = shogis.session_at("4Pa/Ka4|5/4Kb|5/4Kc a 1/2/3 - - 1 0 1 base=shogi strip=5 hand=a:G")
    for source in (Square(0, 9), PocketSource(0, "G")):
        asked = resolve(session, source, Square(STRIP, 4))
        assert isinstance(asked, Choose)
        assert asked.board == 0
        assert [candidate.pair for candidate in asked.candidates] == [pair("AB"), pair("AC")]
    assert session.push(pair("BC")) is None
    assert isinstance(resolve(session, PocketSource(0, "G"), Square(STRIP, 4)), Playable)
    asked = resolve(session, Square(0, 9), Square(STRIP, 4))
    assert isinstance(asked, Choose)


def test_where_the_joined_pair_forbids_a_move_to_the_strip_that_is_said_first() -> None:
    session = shogis.session_at("5/KaPa3|5/2Kb2|4Rc/2Kc2 a 1/2/3 - - 1 0 1 base=shogi strip=Ga4")
    assert session.push(pair("AC")) is None
    asked = resolve(session, Square(STRIP, 0), Square(STRIP, 1))
    assert isinstance(asked, Choose)
    assert asked.refusal is not None
    assert asked.refusal.rule == "Rule 8"
