"""Peterson 3: armies that are frozen and released, attacks that ripen, Kings that are captured."""

from __future__ import annotations

import pytest

from cfanp_gui.core.actions import Transition
from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.core.game import Event, PositionError
from cfanp_gui.core.half_boards import full_name
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.square_notes import NoteKind
from cfanp_gui.games.armies import peterson
from cfanp_gui.games.armies.events import Checkmate, KingCaptured, Released, TurnLost
from cfanp_gui.games.cfanp.position import CfanpPosition
from cfanp_gui.games.registry import find_game
from tests.core.build import cfen
from tests.core.chessboard import play, position

GAME = find_game("cfanp")
MATE = "7Ka/1Ra6/8/8|1Nb6/8/7Ra/4Kb3|8/8/2Rc5/3Kc4 a 1/2/3 -/-/- - 1 0 1"
"""Army a mates army b by b3-b8 on AB."""


def at(pieces: str, ninth: str = "", armies: int = 3, **fields: str) -> CfanpPosition:
    line = cfen(armies, pieces, **fields)  # type: ignore[arg-type]
    return position(f"{line} {ninth}" if ninth else line, kingcapture=True)


def step(found: CfanpPosition, text: str) -> tuple[CfanpPosition, Transition]:
    return found.apply(GAME.parse_action(text))


def told(found: CfanpPosition, *moves: str) -> tuple[CfanpPosition, list[tuple[Event, ...]]]:
    events = []
    for text in moves:
        found, change = step(found, text)
        events.append(change.events)
    return found, events


def texts(found: CfanpPosition) -> set[str]:
    return {action.text for action in found.all_actions()}


def ninth(found: CfanpPosition) -> str:
    return found.to_text().split(" ")[8]


def why(found: CfanpPosition, text: str) -> tuple[str, tuple[str, ...]] | None:
    refusal = found.refusal(GAME.parse_action(text))
    assert (refusal is None) == (text in texts(found))
    return None if refusal is None else (refusal.rule, tuple(map(full_name, refusal.causes)))


def mated() -> CfanpPosition:
    return play(position(MATE, kingcapture=True), "AB:b3b8")


def test_a_mate_freezes_and_the_army_loses_its_turn() -> None:
    start = position(MATE, kingcapture=True)
    found, change = step(start, "AB:b3b8")
    assert change.events == (Checkmate(1, 1, 0, "frozen"), TurnLost(1))
    assert GAME.notation.human(start, change.action, change) == "AB:Rb8#"
    assert (found.turn().seat, found.control) == (2, (1, 2, 3))
    assert ninth(found) == "f=b:AB;w=b:Bg1"
    assert peterson.frozen(found) == {1: (Pair(0, 1),)}
    assert found.seat_status(1).notes == ("frozen on A+B", "King in danger from Bg1")
    assert found.seat_status(1).short_notes == ("frozen on A+B", "King in danger")
    assert peterson.immune(found) == {Square(1, 25)}
    assert found.seat_status(1).frozen
    assert found.style(Piece("N", 1)).frozen
    assert found.marked()[Square(1, 4)] == (
        (NoteKind.HELD, "frozen"),
        (NoteKind.DANGER, "in danger of capture from Bg1"),
    )
    assert found.marked()[Square(1, 25)] == ((NoteKind.SHIELDED, "immune"),)
    assert found.marked()[Square(1, 6)] == ((NoteKind.ATTACKER, "may capture the King of army b"),)
    king, rook, checks = Square(1, 4), Square(1, 6), found.state.checkers(1, Pair(0, 1))
    assert found.attacks_on(1) == tuple((one, king) for one in dict.fromkeys((rook, *checks)))
    assert found.attacks_on(0) == ()
    assert position(found.to_text(), kingcapture=True).state == found.state


def test_the_option_for_captured_armies_is_idle() -> None:
    for captured in ("dead", "removed"):
        found = play(position(MATE, kingcapture=True, captured=captured), "AB:b3b8")
        assert found.control == (1, 2, 3)


def test_nothing_of_a_frozen_army_is_captured_but_the_king() -> None:
    # On BC army c's Rook stands on b5, the Knight of army b on b4.
    later = position(mated().to_text().replace("8/8/2Rc5/", "6Rc1/8/8/"), kingcapture=True)
    assert why(later, "BC:b5b4") == ("Peterson 3", ("Bb4", "Be1", "Bg1"))
    loose = position(later.to_text().rpartition(" ")[0], kingcapture=True)
    assert why(loose, "BC:b5b4") is None
    assert why(later, "BC:b5b3") is not None


def test_a_frozen_army_is_released_when_the_checking_piece_is_gone() -> None:
    # Army c's Bishop takes the Rook that gives check.
    before = position(mated().to_text().replace("1Nb6", "1Nb1Bc4"), kingcapture=True)
    found, change = step(before, "BC:d4g1")
    assert change.events == (Released(1),)
    assert (found.turn().seat, ninth(found)) == (0, "-")


def test_a_ripe_attack_captures_the_king_and_its_army_is_dead() -> None:
    found, (_, events) = told(mated(), "AC:f7f6", "AB:b8d8")
    assert events == (KingCaptured(1, 1, 0, 2),)
    (event,) = events
    assert (event.fallen, event.repainted, event.mated) == ({1}, {1}, frozenset())
    assert event.scene == (Square(1, 4),)
    assert found.control == (1, None, 3)
    assert found.seat_status(1).stone
    assert found.style(Piece("N", 1)).stone
    assert not found.style(Piece("N", 1)).frozen
    assert (found.turn().seat, ninth(found)) == (2, "w=c:Be1")
    assert found.outcome() is None
    change = step(play(mated(), "AC:f7f6"), "AB:b8d8")[1]
    assert GAME.notation.human(play(mated(), "AC:f7f6"), change.action, change) == "AB:Rxd8"
    assert [lost.piece.letter for lost in change.captured] == ["K"]


def test_attacks_ripen_when_the_turn_of_the_king_begins() -> None:
    found = at("Ka:Ah1 Ra:Aa4 Kb:Bd1 Kc:Cb1 Pc:Ch2")
    after = play(found, "AB:a4e4")
    assert peterson.ripe(after) == {1: (Square(0, 28),)}
    # Army b captures with its King what it can: the attack is gone.
    gone = play(after, "AB:e8d8")
    assert peterson.ripe(gone) == {}


def test_a_check_left_standing_on_another_pair_costs_the_king() -> None:
    # The Rook attacks on AB; army b moves its pawn on BC, where there is no check.
    found = at("Ka:Ah1 Ra:Aa4 Kb:Bd1 Pb:Ch3 Kc:Cb1 Pc:Cc2")
    checked = play(found, "AB:a4e4")
    assert ninth(checked) == "w=b:Ae4"
    left = play(checked, "BC:a6a7", "AC:f7f6")
    assert left.turn().seat == 0
    after, change = step(left, "AB:e4e8")
    assert change.events[0] == KingCaptured(1, 1, 0, 2)
    assert after.control == (1, None, 3)


def test_what_moves_or_stops_attacking_is_not_ripe() -> None:
    pieces = "Ka:Ah1 Pa:Ab2 Kb:Bd1 Kc:Cb1 Rc:Bd4"
    ripe = at(pieces, "w=b:Bd4", army="c", turn="1")
    assert peterson.ripe(play(ripe, "AC:g8g7")) == {1: (Square(1, 27),)}
    assert peterson.ripe(play(ripe, "BC:d4d3")) == {}
    assert peterson.ripe(play(ripe, "BC:d4e4")) == {}
    between = at(f"{pieces} Bc:Bb4", "w=b:Bd4", army="c", turn="1")
    assert peterson.ripe(play(between, "BC:b4d2")) == {}


def test_an_attack_that_is_not_ripe_is_refused_with_the_attacker() -> None:
    found = at("Ka:Ah1 Ra:Ae4 Kb:Bd1 Kc:Cb1 Pc:Ch2")
    assert why(found, "AB:e4e8") == ("Peterson 3", ("Bd1", "Ae4"))


def test_a_pinned_piece_captures_no_king() -> None:
    found = at("Ka:Ah3 Ra:Ae3 Kb:Bd1 Kc:Cb1 Pc:Ch2 Rc:Aa3", "w=b:Ae3")
    assert why(found, "AB:e3e8") == ("Rule 8", ("Aa3", "Ah3"))
    # The army of the captured King is dead at once and pins nothing any more.
    free = at("Ka:Ah3 Ra:Ae3 Kb:Bd1 Kc:Cb1 Pc:Ch2 Rb:Aa3", "w=b:Ae3")
    assert why(free, "AB:e3e8") is None


def test_a_pawn_that_goes_where_it_cannot_is_refused_as_ever() -> None:
    """On d3 it would pass an empty square, beside a King one that it does not attack."""
    found = at("Ka:Aa1 Pa:Bd2 Pa:Be4 Kb:Bh3 Rb:Bc1 Nb:Be1 Pb:Bd4 Kc:Ch1")
    for text in ("AB:e5a6", "AB:e5h5", "AB:d7h6"):
        refusal = found.refusal(GAME.parse_action(text))
        assert refusal is not None
        assert refusal.rule == "Rule 1, FIDE", text


def test_a_king_may_capture_a_king() -> None:
    found = at("Ka:Ae1 Kb:Ae2 Kc:Cb1 Pc:Ch2", "w=a:Ae2;w=b:Ae1")
    assert why(found, "AB:e1e2") is None
    after, change = step(found, "AC:e1e2")
    assert change.events[0] == KingCaptured(1, 1, 0, 2)
    assert after.control == (1, None, 3)


def test_a_pawn_that_captures_a_king_is_promoted() -> None:
    found = at("Ka:Ah1 Pa:Bc2 Kb:Bd1 Kc:Cb1 Pc:Ch2", "w=b:Bc2")
    assert {"AB:f7e8q", "AB:f7e8n"} <= texts(found)
    assert "AB:f7e8" not in texts(found)


def test_the_last_player_wins() -> None:
    found = at("Ka:Ah1 Ra:Ae4 Kb:Bd1", "w=b:Ae4", control="1/2/-")
    after = play(found, "AB:e4e8")
    outcome = after.outcome()
    assert outcome is not None
    assert (outcome.result, outcome.players) == ("win", (1,))


def test_a_player_with_another_army_is_not_out() -> None:
    found = at("Ka:Ah1 Ra:Ae4 Kb:Bd1 Kc:Cb1", "w=b:Ae4", control="1/3/3")
    _, change = step(found, "AB:e4e8")
    assert change.events[0].out == frozenset()


def test_mates_on_the_own_turn_freeze_on_every_pair_that_checks() -> None:
    found = at("Ka:Aa1 Kb:Bh1 Rb:Aa4 Rb:Ab4 Kc:Ch1 Pc:Ch2", armies=3)
    after, events = found.resolve_pending()
    assert events == (Checkmate(0, 2, 1, "frozen"),)
    assert ninth(after) == "f=a:AB,AC"  # type: ignore[arg-type]
    assert after.turn().seat == 1


def test_touching_a_pair_that_shows_the_own_mate_freezes() -> None:
    line = cfen(3, "Ka:Ae1 Ra:Bb4 Ra:Bh2 Kb:Ba1 Kc:Cd2 Rc:Ch1 Pb:Ac2", army="b")
    found = position(line, kingcapture=True, touch=True)
    after, change = step(found, "BC:")
    assert change.events == (Checkmate(1, 3, 2, "frozen"),)
    assert (after.turn().seat, after.control) == (2, (1, 2, 3))
    assert ninth(after).startswith("f=b:BC")


def test_an_army_that_is_frozen_is_not_mated_again() -> None:
    # The other Rook moves on BC, which shows a mate too.
    found, change = step(play(mated(), "AC:f7f6"), "BC:h2g2")
    assert not any(isinstance(event, Checkmate) for event in change.events)
    assert ninth(found).startswith("f=b:AB;")


def test_friends_neither_attack_nor_freeze() -> None:
    given, change = step(mated(), "give:b=1")
    assert change.events[1:] == (Released(1),)
    assert ninth(given) == "-"


def test_draws_take_two_rounds_of_passes() -> None:
    line = MATE.replace("7Ka", "7Ka")
    found = position(line, kingcapture=True)
    (hook,) = found.state.hooks.passes_to_draw
    assert hook(found.state, 3) == 6


@pytest.mark.parametrize(
    ("field", "words"),
    [
        ("f=", "“f=” says nothing (expected it left out)"),
        ("f=b", "“f=b” is not complete"),
        ("f=b:", "“f=b:” is not complete"),
        ("f=b:AA", "“AA” is not a pair"),
        ("f=c:AC", "army c is not checkmated on AC"),
        ("w=b:", "“w=b:” is not complete"),
        ("w=z:Bg1", "“z” is not an army of this game"),
        ("w=c:Bg1", "nothing on Bg1 attacks the King of army c"),
        ("f=z:AB", "“z” is not an army of this game (expected a to c)"),
        ("f=b:BA", "“BA” is not a pair"),
        ("f=b:AD", "“AD” is not a pair"),
        ("f=b:AB,AB", "is not sorted"),
        ("f=b:AB;f=a:AB", "is not sorted"),
        ("f=b:AC", "army b is not checkmated on AC"),
        ("f=a:AB", "army a is not checkmated on AB"),
        ("w=b:Bg1;f=b:AB", "“f=b:AB” is out of order"),
        ("w=b:Bg1;w=b:Bg1", "is not sorted"),
        ("w=b:Bg5", "“Bg5” is not a square"),
        ("w=b:Bh2", "nothing on Bh2 attacks the King of army b"),
        ("w=b:Bg1,Ae1", "is not sorted"),
        ("d=3:3", "is not an item of the rules that are on (expected f=, w=)"),
    ],
)
def test_what_cannot_be_is_refused(field: str, words: str) -> None:
    line = mated().to_text().rpartition(" ")[0]
    with pytest.raises(PositionError) as caught:
        position(f"{line} {field}", kingcapture=True)
    assert words in str(caught.value)


def test_the_dead_are_neither_frozen_nor_attacked() -> None:
    line = mated().to_text().replace("1/2/3", "1/-/3")
    for field in ("f=b:AB", "w=b:Bg1"):
        with pytest.raises(PositionError, match="army b is dead"):
            position(f"{line.rpartition(' ')[0]} {field}", kingcapture=True)


def test_few_words_count_many_pairs() -> None:
    pieces = "Ka:Ag1 Ra:Bh1 Kb:Bd1 Pb:Bc2 Pb:Bd2 Pb:Be2 Kc:Cg1 Kd:Dg1"
    for pairs, short in (("AB,BC", "A+B, B+C"), ("AB,BC,BD", "3 pairs")):
        found = at(pieces, f"f=b:{pairs}", armies=4)
        status = found.seat_status(1)
        assert status.short_notes == (f"frozen on {short}",)
        assert status.notes[0].startswith("frozen on A+B, B+C")


def test_a_frozen_army_has_neither_moved_nor_pushed() -> None:
    boards, _, rest = mated().to_text().partition(" c ")
    before, _, after = rest.partition(" - 1 ")
    for turn in ("1AB", "1:BC"):
        with pytest.raises(PositionError, match="army b has pushed, and a frozen army may not"):
            position(f"{boards} b {before} - {turn} {after}", kingcapture=True, touch=True)
    position(f"{boards} b {before} - 1 {after}", kingcapture=True, touch=True)


def test_an_attacker_that_is_swapped_is_not_ripe() -> None:
    line = cfen(3, "Ka:Ah1 Qa:Ae4 Na:Ab3 Kb:Bd1 Kc:Cb1 Pc:Ch2")
    for text, left in (("-Ae4r", {}), ("-Ab3", {1: (Square(0, 28),)})):
        found = position(f"{line} d=1:3;l=a:R;w=b:Ae4", kingcapture=True, exchange=True)
        assert peterson.ripe(play(found, text)) == left


def test_a_player_with_a_frozen_army_is_not_stalemated() -> None:
    # Army a cannot move and b is frozen: player 2 passes with one and loses the other's turn.
    line = (
        "8/1Pc6/PcPa6/Ka7|8/6Pd1/6PbPd/2Qc4Kb|8/6Pd1/6Pc1/5Kc1Qd|8/1Pc6/PcPd6/Kd5Rb1 "
        "c 2/2/4/4 -/-/-/- - 3BD 3 4 f=b:BD;f=d:BD"
    )
    found = position(line, kingcapture=True)
    after, change = found.apply(GAME.parse_action("AC:c8d8"))
    assert [event.to_json()["type"] for event in change.events] == ["frozen", "pass", "frozen"]
    assert after.outcome() is None


# Without obstacles: whether the pieces of dead armies may be captured


DEAD = cfen(3, "Ka:Ah1 Ra:Aa2 Pb:Aa4 Kb:Ae2 Kc:Ch1 Pc:Ch2", control="1/-/3")


@pytest.mark.parametrize("text", ["AC:a2a4", "AC:a2e2"])
def test_dead_pieces_stay_unless_all_agreed(text: str) -> None:
    action = GAME.parse_action(text)
    assert position(DEAD).refusal(action) is None
    assert position(DEAD, obstacles=True).refusal(action) is None
    assert position(DEAD, kingcapture=True, obstacles=True).refusal(action) is None
    refused = position(DEAD, kingcapture=True).refusal(action)
    assert refused is not None
    assert refused.rule == "Peterson 3"
    assert "pieces of dead army b may not be captured" in refused.message
    assert [full_name(square) for square in refused.causes] == ["A" + text[-2:]]
    assert action not in position(DEAD, kingcapture=True).all_actions()


def test_dead_pieces_still_block_and_everything_else_is_legal() -> None:
    found = position(DEAD, kingcapture=True)
    texts = {action.text for action in found.all_actions()}
    assert {"AC:a2a3", "AC:a2d2", "AC:a2a1"} <= texts
    assert not {"AC:a2a5", "AC:a2f2"} & texts
    far = found.refusal(GAME.parse_action("AC:a2f2"))
    assert far is not None
    assert far.rule == "Rule 1, FIDE"
    assert found.refusal(GAME.parse_action("AC:a2a3")) is None


def test_a_dead_pawn_is_not_captured_in_passing() -> None:
    line = cfen(3, "Ka:Ah1 Pa:Bd4 Pb:Be4 Kc:Ch1", control="1/-/3", passed="Be3")
    text = "AB:e5d6"
    assert text in {action.text for action in position(line).all_actions()}
    found = position(line, kingcapture=True)
    assert text not in {action.text for action in found.all_actions()}
    refused = found.refusal(GAME.parse_action(text))
    assert refused is not None
    assert refused.rule == "Peterson 3"


def test_a_position_without_other_rules_has_a_ninth_field_too() -> None:
    assert position(DEAD, obstacles=True).to_text() == f"{DEAD} -"
