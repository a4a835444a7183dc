"""The rows of the list of moves: where variations stand, and what folding hides."""

from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.tree import Node, move_rows
from tests.session.play import a_session, play


def with_variations() -> GameSession:
    """Return a game with a variation in a variation, and a second one, its cursor at the end."""
    session = a_session(2)
    play(session, "AB:e4 AB:e5 AB:Nf3")
    session.go_to(1)
    play(session, "AB:c5 AB:c3 AB:d5")
    session.walk(-2)
    play(session, "AB:d4")
    session.go_to(1)
    play(session, "AB:e6")
    session.return_to_game()
    return session


def named(session: GameSession, text: str) -> Node:
    """Return the node of the tree to which an action led."""
    return next(
        node
        for node in session.root.whole()
        if node.action is not None and node.action.text == text
    )


def shown(session: GameSession, unfolded: set[Node]) -> list[tuple[str, int, bool, bool]]:
    """Return the rows as text."""
    return [
        ("" if row.node.action is None else row.node.action.text, row.depth, row.heads, row.folded)
        for row in move_rows(session.root, unfolded)
    ]


def test_folded_variations_take_a_row_each_below_the_move_they_replace() -> None:
    assert shown(with_variations(), set()) == [
        ("", 0, False, False),
        ("AB:e2e4", 0, False, False),
        ("AB:e7e5", 0, False, False),
        ("AB:c7c5", 1, True, True),
        ("AB:e7e6", 1, True, True),
        ("AB:g1f3", 0, False, False),
    ]
    session = with_variations()
    rows = shown(session, {named(session, "AB:c7c5")})
    assert rows[3:8] == [
        ("AB:c7c5", 1, True, False),
        ("AB:c2c3", 1, False, False),
        ("AB:d2d4", 2, True, True),
        ("AB:d7d5", 1, False, False),
        ("AB:e7e6", 1, True, True),
    ]


def test_the_variations_above_a_move_are_known_and_which_are_short() -> None:
    session = with_variations()
    deep = named(session, "AB:d2d4")
    assert (deep.heads, session.node.heads) == ([deep, named(session, "AB:c7c5")], [])
    whole, within, other = (named(session, text) for text in ("AB:c7c5", "AB:d2d4", "AB:e7e6"))
    assert session.root.short_variations(0) == set()
    assert session.root.short_variations(1) == {within, other}
    assert session.root.short_variations(3) == {within, other}, "there are four within the first"
    assert session.root.short_variations(4) == {whole, within, other}
