"""Why something is not legal: rule, sentence, squares."""

from __future__ import annotations

import pytest

from cfanp_gui.core.actions import PocketSource
from tests.games.strategichess.test_draws import GAME, begin
from tests.games.strategichess.test_position import at
from tests.judges.strategichess_by_hand import AWAY


@pytest.mark.parametrize(
    ("boards", "turn", "text", "said"),
    [
        (("Kh1 qa9 kh14",), "", "2:h1h2", "There is no board 2 (Moves)"),
        (("Kh1 kh14", AWAY), "", "2:h1>3:a1", "There is no board 3 (Moves)"),
        (("Kh1 kh14 qa9",), "", "1:e4e5", "There is no piece on e4 of board 1 (Moves)"),
        (("Kh1 kh14 qa9",), "", "1:a9a8",
         "It is player 1’s turn (Moves)"),
        (("Kh1 Qh2 kn14",), "", "1:h1h2", "Your Queen on h2 of board 1 is in the way (Moves)"),
        (("Kh1 Qh2 kh14", AWAY), "", "1:h2h14", "A King is never captured (Moves)"),
        (("Kh1 Qh2 kn14",), "", "1:h2i4", "The Queen on h2 of board 1 cannot go to i4 (Moves)"),
        (("Kh1 Qh2 kn14",), "", "1:h2h2", "The Queen on h2 of board 1 has not moved (Moves)"),
        (("Kh1 Pa5 kn14 qb9",), "", "1:a5b5",
         "The pawn on a5 of board 1 goes sideways on a road only (Pawns)"),
        (("Kh1 Rh2 kn14 rh9",), "", "1:h2g2",
         "Your King on h1 of board 1 would be attacked by player 2’s Rook on h9 of board 1 "
         "(Moves)"),
        (("Kh1 Rg2 kn14 rh9",), "", "1:g2g3",
         "Your King on h1 of board 1 is attacked by player 2’s Rook on h9 of board 1 "
         "(Moves)"),
        (("Kh1 Qd4 kn14 pf6",), "", "1:d4h8",
         "player 2’s pawn on f6 of board 1 is in the way (Moves)"),
        (("Kh1 Pd4 kn14 pd5",), "", "1:d4d5",
         "player 2’s pawn on d5 of board 1 is in the way (Pawns)"),
        (("Kh1 Rk5 Bm5 kh14", AWAY), "", "1:k5>2:a5",
         "Your Bishop on m5 of board 1 is in the way (Crossing)"),
        (("Kh1 Nm5 kh14", AWAY), "", "1:m5>2:a6",
         "A Knight crosses only from the a- or n-file (Crossing)"),
        (("Kh1 Nn5 kh14", AWAY), "", "1:n5>2:a6", "A Knight crosses by its leap only (Crossing)"),
        (("Kh1 Pn5 kh14", AWAY), "", "1:n5>2:a5",
         "A pawn crosses from the edge only: sideways on a road, or by a capture (Crossing)"),
        (("Kh1 kh14", AWAY, "Kh1 Rn5 kh14"), "", "3:n5>1:a5",
         "Boards 3 and 1 do not lie side by side (Crossing)"),
        (("Kn1 kh14", AWAY), "", "1:n1>2:a1", "A King never goes to another board (Crossing)"),
        (("Kh1 Rk5 kh14", "Kh1 Na5 kh14"), "", "1:k5>2:a5",
         "player 3’s Knight on a5 of board 2 is in the way (Moves)"),
        (("Kh1 Rk5 kh14", AWAY), "", "1:k5>2:b5",
         "A Rook crosses along its line, to the first square beyond the edge (Crossing)"),
        (("Kh1 Rk5 kh14", AWAY), "w|b", "1:k5>2:a5",
         "A piece can be sent to board 2 only when it is player 3’s turn there (Sending)"),
        (("Kh1 Rk5 kh14", "Kh1 rh9 kn14"), "", "1:k5>2:a5",
         "player 3’s King on board 2 is in check, so nothing may be sent there (Sending)"),
        (("Kn1 Rn5 kh14 rn9", AWAY), "", "1:n5>2:a5",
         "Your King on n1 of board 1 would be attacked by player 2’s Rook on n9 of board 1 "
         "(Moves)"),
        (("Kh1 Rk5 kh14", AWAY), "", "1:h14>2:a14",
         "It is player 1’s turn on board 1 (Moves)"),
        (("Kh1 Rk5 kh14", AWAY), "", "1:a9>2:a9", "There is no piece on a9 of board 1 (Moves)"),
        (("Kh1 Rk5 kh14", AWAY), "b|b", "2:a5<1:k5",
         "It is player 2’s turn on board 1 (Moves)"),
        (("Kh1 Rk5 kh14", AWAY), "w|b", "2:a5<1:k5", "It is player 4’s turn on board 2 (Pulling)"),
        (("Kn1 kh14", AWAY), "b|w", "2:a1<1:n1", "A King never goes to another board (Crossing)"),
        (("Kh1 Rk5 kh14", AWAY), "", "2:a5<1:k5",
         "It is player 1’s turn on board 1: the piece may be sent, not pulled (Pulling)"),
        (("Kh1 Rk5 kh14", "Kh1 rh9 kn14"), "b|w", "2:a5<1:k5",
         "player 3’s King on board 2 is in check, so nothing may be pulled there (Pulling)"),
        (("Kh1 Rk5 kh14", AWAY), "b|w", "2:b5<1:k5",
         "A Rook crosses along its line, to the first square beyond the edge (Crossing)"),
        (("Kn1 Rn5 kh14 rn9", AWAY), "b|w", "2:a5<1:n5",
         "player 1’s King on n1 of board 1 would be attacked by player 2’s Rook on n9 of board 1 "
         "(Moves)"),
        (("Kh1 Rk5 kh14", AWAY), "b|w", "2:a9<1:a9", "There is no piece on a9 of board 1 (Moves)"),
        (("Kh1 Rk5 kh14",), "", "1:--", "Nobody passes on a single board (Passing)"),
        (("Kh1 Rk5 kh14", AWAY), "", "1:--",
         "player 1 has a move on board 1 and may not pass (Passing)"),
        (("Pn8 pn9 pn7 pm8 kh14", AWAY), "", "1:--",
         "player 1 has a piece to send from board 1 and may not pass (Passing)"),
    ],
)  # fmt: skip
def test_each_refusal_names_rule_and_squares(
    boards: tuple[str, ...], turn: str, text: str, said: str
) -> None:
    refusal = begin(*boards, turn=turn).refusal(GAME.parse_action(text))
    assert str(refusal) == said


def test_attackers_are_the_causes() -> None:
    position = begin("Kh1 Rk5 kh14", "Kh1 rh9 kn14")
    refusal = position.refusal(GAME.parse_action("1:k5>2:a5"))
    assert refusal is not None
    assert refusal.causes == (at(2, "h9"),)


@pytest.mark.parametrize(
    ("boards", "turn", "where", "said"),
    [
        (("Kh1 Qa1 kh14",), "", "a9", "There is no piece on a9 of board 1"),
        (("Kh1 kh14 nd9", AWAY), "w|b", "d9",
         "It is player 1’s turn on board 1, and no team-mate can pull the Knight"),
        ((AWAY, AWAY), "", "h14",
         "It is player 1’s turn on board 1"),
        (("Kh1 Rk5 kh14", "Kh1 rh9 kn14"), "b|w", "k5",
         "player 3’s King on board 2 is in check, so nothing may be pulled there"),
        (("Kh1 Rh2 kn14 rh9 Be1 Pa1 pa2 pb1",), "", "a1", "The pawn on a1 of board 1 cannot move"),
        (("Kh1 Bh2 kn14 rh9",), "", "h2",
         "Your King on h1 of board 1 would be attacked by player 2’s Rook on h9 of board 1"),
    ],
)  # fmt: skip
def test_why_nothing_can_be_picked_up(
    boards: tuple[str, ...], turn: str, where: str, said: str
) -> None:
    refusal = begin(*boards, turn=turn).gesture_refusal(at(1, where))
    assert refusal is not None
    assert refusal.message == said


def test_tries_at_the_table_are_named_as_what_they_would_be() -> None:
    position = begin("Kh1 Rk5 kh14", AWAY, turn="b|w")
    assert position.gesture_refusal(at(1, "k5")) is None
    assert position.gesture_refusal(at(1, "k5"), at(2, "a5")) is None, "a pull"
    refused = position.gesture_refusal(at(1, "k5"), at(1, "k6"))
    assert refused is not None
    assert refused.message == "It is player 2’s turn on board 1"
    sent = begin("Kh1 Rk5 kh14", AWAY, turn="w|b").gesture_refusal(at(1, "k5"), at(2, "a5"))
    assert sent is not None
    assert sent.rule == "Sending"
    beside = position.gesture_refusal(PocketSource(0, "Q"))
    assert beside is not None
    assert beside.message == "There are no pieces beside the boards"
