"""What happened, in words."""

from cfanp_gui.window.panels import event_texts
from tests.core.build import cfen
from tests.session.play import a_session, play, session_at
from tests.session.rings import a_ring, act


def test_seats_that_pass_on_are_reported_while_the_game_goes_on() -> None:
    session = a_ring(3)
    seen: list[list[str]] = []
    session.changed.connect(lambda change: seen.append(event_texts.consequences(session, change)))
    session.resign(2, board=1)
    session.undo()
    session.redo()
    session.resign(1, board=3)
    assert seen == [
        ["Anna takes over White on board 2 from Ben."],
        [],
        ["Anna takes over White on board 2 from Ben."],
        [],
    ]


PIECES = "Ka:Aa1 Kb:Bg1 Kc:Cg1 Kd:Dg1 Nb:Bc3 Pb:Bb2 Ra:Bh3 Rc:Bh2"


def test_why_a_turn_has_its_moves_and_what_it_becomes_is_reported() -> None:
    session = session_at(cfen(4, PIECES), defend=True)
    told: list[tuple[list[str], list[str]]] = []
    session.changed.connect(
        lambda change: told.append(
            (event_texts.reasons(session, change), event_texts.consequences(session, change))
        )
    )
    play(session, "AD:a1a2")
    play(session, "end")
    play(session, "BD:g1f1")
    session.undo()
    assert told == [
        ([], []),
        (["2 moves: Anna and Clara threaten this army."], []),
        ([], ["This is now a defence: limits 1 to 4 hold."]),
        ([], []),
    ]
    session, told = a_ring(3), []
    session.changed.connect(lambda change: told.append(event_texts.reasons(session, change)))
    act(session, "1:e2e4")
    assert told == [[]]


def test_what_happens_is_told_in_its_order_and_the_end_last() -> None:
    session = a_ring(3)
    told: list[list[str]] = []
    session.changed.connect(lambda change: told.append(event_texts.news(session, change)))
    session.resign(2, board=1)
    assert told.pop() == [
        "Ben lost board 1 to Anna and is out: resignation.",
        "Anna takes over White on board 2 from Ben.",
    ]
    session.resign(1, board=3)
    lost, won = told.pop()
    assert lost.startswith("Anna lost board 3 to Clara and is out")
    assert won.startswith("Clara wins")
    assert event_texts.beginning(a_session(3)) == []
    mated = session_at(cfen(2, "Ka:Ae1 Ra:Ah1 Ra:Ag2 Kb:Ba1", army="b", turn="1"))
    told = event_texts.beginning(mated)
    assert told[0].startswith("Army B is checkmated")
    assert told[-1] == "Anna wins: last player alive."
