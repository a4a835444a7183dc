"""What is read aloud while people play, as an assistive tool hears it."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from cfanp_gui.core.wording import Wording
from cfanp_gui.table.access.narrator import Narrator
from tests.core.build import cfen
from tests.games.ring.build import KINGS, line
from tests.session.play import CFANP, a_session, play, session_at
from tests.session.rings import FOOLS_MATE, a_ring, act, ring_at
from tests.table.access.clocks import Time
from tests.table.access.listener import Listener

REST = (f"2:{KINGS}", f"3:{KINGS}")


def plural(text: str) -> str:
    """Return a text with its plurals, also where the translations are not built."""
    return text.replace("(s)", "s")


def test_a_game_begins_with_what_lies_on_the_table(qtbot: QtBot) -> None:
    assert plural(Listener(qtbot, a_ring()).greeting) == (
        "A table with 3 boards. 1 Anna and Ben, 2 Ben and Clara, 3 Clara and Anna. "
        "To move: Anna on board 1, Ben on board 2, Clara on board 3."
    )


def test_a_turn_is_announced_with_its_board_and_who_is_next_there(qtbot: QtBot) -> None:
    session = a_ring()
    listener = Listener(qtbot, session)
    act(session, "2:g1f3")
    assert listener.news() == "Ben, board 2: knight g1 to f3. Clara to move on board 2."
    act(session, "2:d7d5 1:e2e4 1:d7d5")
    listener.news()
    act(session, "1:e4d5")
    assert listener.news() == (
        "Anna, board 1: pawn e4 to d5, takes pawn of set 1. Ben to move on board 1."
    )


@pytest.mark.parametrize(
    ("board", "stockpiles", "action", "announced"),
    [
        ("1:4k3/8/8/8/8/8/8/R3K2R w AEHe", "-/-/-", "1:e1g1", "castles short"),
        ("1:r3k2r/8/8/8/8/8/8/4K3 b Eaeh", "-/-/-", "1:e8c8", "castles long"),
        ("1:4k3/8/8/3pP3/8/8/8/4K3 w - d6", "-/-/-", "1:e5d6",
         "pawn e5 to d6, takes pawn of set 1 in passing"),
        ("1:4k3/8/8/8/8/8/8/4K3 w", "Nw3/-/-", "1:N@b1", "places knight of set 3 on b1"),
        ("1:6k1/4P3/8/8/8/8/8/4K3 w", "Nw3/-/-", "1:e7e8N@f3",
         "pawn e7 to e8 leaves the game, knight of set 3 on f3"),
        ("1:3r2k1/4P3/8/8/8/8/8/4K3 w", "Nw3/-/-", "1:e7d8N@f3",
         "pawn e7 to d8 takes rook of set 1 and leaves the game, knight of set 3 on f3"),
    ],
)  # fmt: skip
def test_special_turns_are_announced_as_what_they_are(
    qtbot: QtBot, board: str, stockpiles: str, action: str, announced: str
) -> None:
    session = ring_at(line(board, *REST, stockpiles=stockpiles))
    player = session.name(session.position.to_move[1])
    listener = Listener(qtbot, session)
    act(session, action)
    assert listener.news().startswith(f"{player}, board 1: {announced}. ")


def test_check_is_announced_and_mate_where_its_board_stays(qtbot: QtBot) -> None:
    session = a_ring(tempo="rounds")
    listener = Listener(qtbot, session)
    act(session, "1:f2f3 2:e2e4 3:e2e4 1:e7e5 2:f7f6 3:f7f6 1:g2g4 3:d1h5")
    assert listener.news().endswith(
        "Clara, board 3: queen d1 to h5. Check to Black on board 3. "
        "Round 3, to move: Ben on board 2."
    )
    act(session, "2:a2a3 1:d8h4")
    assert listener.news().endswith(
        "Ben, board 1: queen d8 to h4. Checkmate to White on board 1. "
        "Round 4, to move: Clara on board 2, Anna on board 3."
    )
    # The mates of a round are carried out together when it ends.
    act(session, "2:a7a6 3:g7g6")
    assert listener.news().endswith(
        "Anna lost board 1 to Ben and is out: checkmate. "
        "Ben takes over Black on board 3 from Anna. "
        "Round 5, to move: Ben on board 2, Clara on board 3."
    )


def test_a_lost_board_is_announced_with_who_takes_the_seat(qtbot: QtBot) -> None:
    session = a_ring()
    listener = Listener(qtbot, session)
    act(session, FOOLS_MATE)
    assert listener.news().endswith(
        "Ben, board 1: queen d8 to h4. Anna lost board 1 to Ben and is out: checkmate. "
        "Ben takes over Black on board 3 from Anna. To move: Ben on board 2, Clara on board 3."
    )
    session.undo()
    assert listener.news() == (
        "Undone: Ben, board 1: queen d8 to h4. Anna is back with board 1. Ben to move on board 1."
    )
    session.redo()
    assert listener.news().startswith("Redone: Ben, board 1: queen d8 to h4. Anna lost board 1")


def test_who_leaves_or_wins_is_announced(qtbot: QtBot) -> None:
    session = a_ring()
    listener = Listener(qtbot, session)
    assert session.resign(2, board=2) is None
    assert listener.news() == (
        "Ben lost board 2 to Clara and is out: resignation. "
        "Clara takes over Black on board 1 from Ben. To move: Anna on board 1, Clara on board 3."
    )
    session.undo()
    assert listener.news() == "Undone: Ben is back with board 2. Ben to move on board 2."
    session.redo()
    listener.news()
    # It is not announced who takes the seat of the last loser.
    assert session.resign(3, board=3) is None
    assert listener.news() == (
        "Clara lost board 3 to Anna and is out: resignation. Anna wins: last player in the ring."
    )


def test_several_turns_undone_or_redone_are_only_counted(qtbot: QtBot) -> None:
    session = a_ring()
    act(session, "1:e2e4 2:e2e4 1:e7e5")
    listener = Listener(qtbot, session)
    session.undo()
    assert listener.news() == "Undone: Ben, board 1: pawn e7 to e5. Ben to move on board 1."
    session.redo()
    assert listener.news() == "Redone: Ben, board 1: pawn e7 to e5. Anna to move on board 1."
    session.go_to(0)
    assert listener.news() == (
        "3 moves undone. To move: Anna on board 1, Ben on board 2, Clara on board 3."
    )
    session.go_to(2)
    assert listener.news() == ("2 moves redone. To move: Ben on board 1, Clara on boards 2 and 3.")


def test_a_stalemated_board_is_announced_as_waiting(qtbot: QtBot) -> None:
    session = ring_at(line("1:7k/8/8/5Q2/8/8/8/K7 w", *REST))
    listener = Listener(qtbot, session)
    act(session, "1:f5f7")
    assert listener.news() == ("Anna, board 1: queen f5 to f7. Board 1 waits: stalemated.")


def test_of_a_long_round_only_the_number_of_boards_is_announced(qtbot: QtBot) -> None:
    session = a_ring(6, tempo="rounds")
    listener = Listener(qtbot, session)
    act(session, "4:e2e4")
    assert plural(listener.news()) == (
        "David, board 4: pawn e2 to e4. 5 boards still to move in this round."
    )
    act(session, "1:e2e4")
    assert listener.news() == (
        "Anna, board 1: pawn e2 to e4. "
        "Round 1, to move: Ben on board 2, Clara on board 3, Eva on board 5, Felix on board 6."
    )


def test_the_shortest_time_is_announced(qtbot: QtBot) -> None:
    now = Time()
    session = a_ring(3, "150", now)
    listener = Listener(qtbot, session)
    act(session, "1:e2e4")
    listener.news()
    now.ms += 60_000
    act(session, "2:e2e4")
    assert listener.news() == (
        "Ben, board 2: pawn e2 to e4. Clara to move on board 2. Ben has 4 minutes left."
    )
    now.ms += 60_000
    act(session, "1:e7e5")
    # Clara's clock on board 3 has run all the time.
    assert listener.news().endswith("Anna to move on board 1. Clara has 3 minutes left.")
    now.ms += 172_000
    listener.access.announce_time()
    assert listener.news() == "Clara has 8 seconds left."


def test_a_row_of_the_move_list_is_read_as_it_was_done(qtbot: QtBot) -> None:  # noqa: ARG001
    session = a_ring()
    act(session, FOOLS_MATE)
    node = session.node
    assert Narrator(session).row(node) == (
        "Ben, board 1: queen d8 to h4. Anna lost board 1 to Ben and is out: checkmate."
    )
    assert node.parent is not None
    assert Narrator(session).row(node.parent) == "Anna, board 1: pawn g2 to g4."
    assert Narrator(session).row(session.root) == ""


def test_a_game_without_a_wording_of_its_own_uses_the_general_one(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(CFANP, "wording", Wording())
    session = a_session(2)
    listener = Listener(qtbot, session)
    assert plural(listener.greeting) == "A table with 2 boards. A Anna, B Ben. Anna to move."
    play(session, "AB:e4 AB:f5")
    listener.news()
    play(session, "AB:Qh5")
    assert listener.news() == "Anna: plays AB:Qh5+. Check to Ben. Ben to move."
    session.undo()
    assert listener.news() == "Undone: Anna: plays AB:Qh5+. Anna to move."
    session.go_to(0)
    assert listener.news() == "2 moves undone. Anna to move."


def test_a_turn_against_several_attackers_is_announced_with_its_reason(qtbot: QtBot) -> None:
    pieces = "Ka:Aa1 Kb:Bg1 Kc:Cg1 Kd:Dg1 Na:Ac3 Pa:Ab2 Rb:Ah3 Rc:Ah2 Bd:Ae1"
    session = session_at(cfen(4, pieces), defend=True)
    listener = Listener(qtbot, session)
    why = "Anna to move, 3 moves: Ben, Clara and David threaten this army."
    assert plural(listener.greeting).endswith(why)
    play(session, "AB:a1b1")
    assert plural(listener.news()) == (
        "Anna: king a1 to b1 on A and B. "
        "This is now a defence: limits 1 to 4 hold. Anna: 2 more moves, or end the turn."
    )
    play(session, "AC:c3a4")
    heard = listener.news()
    assert "defence" not in heard, "it is said once"
    session.undo()
    assert "defence" not in listener.news()
    play(session, "end")
    assert "threaten" not in listener.news()


def test_a_limit_that_refuses_is_heard_with_the_name(qtbot: QtBot) -> None:
    pieces = "Ka:Aa1 Kb:Bg1 Kc:Cg1 Kd:Dg1 Na:Ac3 Ra:Aa3 Rb:Ah3 Nb:Ae4 Nb:Aa4 Bd:Ae1"
    session = session_at(cfen(4, pieces), defend=True)
    listener = Listener(qtbot, session)
    play(session, "AB:c3e4")
    listener.news()
    listener.desk.push("C", "A")
    listener.news()
    listener.desk.move_piece("Aa3", "Aa4")
    assert "A second piece of Ben would be captured." in listener.news()


OWED = f"{cfen(3, 'Ka:Aa1 Qa:Ab4 Na:Ad3 Kb:Ba1 Kc:Ca1', army='c')} d=1:3"


def test_what_must_be_done_first_is_announced_as_whose_turn_it_is(qtbot: QtBot) -> None:
    session = session_at(OWED, exchange=True)
    listener = Listener(qtbot, session)
    play(session, "AC:Kg8")
    told = listener.news()
    assert told.endswith(
        " Anna owes a piece worth 3 or more, having lost nothing in an exchange: choose the piece "
        "to remove."
    )
    assert told.count("owes") == 1
    play(session, "-NAd3")
    assert listener.news() == "Anna: removes knight on d3. Anna to move."
    session.undo()
    assert listener.news().startswith("Undone: Anna: removes knight on d3. Anna owes a piece")


def test_who_has_nothing_to_remove_is_excused_aloud(qtbot: QtBot) -> None:
    line = f"{cfen(3, 'Ka:Aa1 Pa:Ah2 Kb:Ba1 Kc:Ca1', army='c')} d=1:3"
    session = session_at(line, exchange=True)
    listener = Listener(qtbot, session)
    play(session, "AC:Kg8")
    assert "Anna has no piece to remove and is excused." in listener.news()
    assert session.position.demand(session.name) is None  # type: ignore[attr-defined]


def test_that_a_draw_may_be_claimed_is_announced_once(qtbot: QtBot) -> None:
    session = a_session(2)
    again = "AB:Nf3 AB:Nf6 AB:Ng1 AB:Ng8 "
    play(session, again + again.rsplit(" ", 2)[0])
    listener = Listener(qtbot, session)
    listener.news()
    play(session, "AB:Ng8")
    claimable = "A draw may be claimed: threefold repetition."
    assert listener.news().endswith(f"Anna to move. {claimable}")
    assert Narrator(session).table().endswith(claimable)
    play(session, "AB:Nf3")
    assert claimable not in listener.news(), "it is known"
    session.undo()
    assert listener.news().endswith(claimable), "it is so again"


def test_what_is_removed_is_named_as_it_is_seen_on_the_pair(qtbot: QtBot) -> None:
    line = f"{cfen(3, 'Ka:Aa1 Ra:Ah2 Kb:Ba1 Qb:Bb4 Nb:Bd3 Kc:Ca1')} d=2:3"
    session = session_at(line, exchange=True)
    listener = Listener(qtbot, session)
    play(session, "AB:Rg2")
    listener.news()
    play(session, "-NBd3")
    assert listener.news() == "Ben: removes knight on e6. Ben to move."
    narrator, removal = Narrator(session), session.node
    assert narrator.row(removal) == "Ben: removes knight on e6."
    play(session, "BC:Qb3")
    assert narrator.row(removal) == "Ben: removes knight on Bd3.", "it is past"
