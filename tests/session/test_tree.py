"""The tree: nodes, paths and lines."""

from __future__ import annotations

import pytest

from cfanp_gui.core.actions import IllegalAction
from cfanp_gui.session.tree import Node
from tests.session.play import CFANP, a_session, play


def a_root() -> Node:
    return Node(CFANP.initial(3, {}))


def grown(node: Node, *texts: str) -> Node:
    for text in texts:
        node = node.play(CFANP.parse_action(text))
    return node


def test_a_root_has_no_past() -> None:
    root = a_root()
    assert (root.parent, root.action, root.transition, root.events) == (None, None, None, ())
    assert root.ply == 0
    assert root.line() == [root]


def test_a_node_knows_its_way_and_its_line() -> None:
    root = a_root()
    leaf = grown(root, "AB:e2e4", "BC:a2a3", "AC:e7e5")
    middle = leaf.parent
    assert middle is not None
    assert leaf.ply == 3
    assert list(leaf.path())[-1] is root
    assert root.line() == middle.line() == leaf.line()
    assert leaf.line()[0] is root
    assert leaf.line()[-1] is leaf


def test_the_latest_child_leads_the_main_line() -> None:
    root = a_root()
    first = grown(root, "AB:e2e4")
    second = grown(root, "AC:e2e4")
    assert root.children == [second, first]
    assert grown(root, "AB:e2e4") is first
    assert root.children == [first, second]


def test_a_variation_comes_last_and_leads_once_promoted() -> None:
    root = a_root()
    main = grown(root, "AB:e2e4")
    other, third = (
        root.play(CFANP.parse_action(text), main=False) for text in ("AC:e2e4", "AB:d2d4")
    )
    deep = grown(other, "BC:a2a3")
    assert root.children == [main, other, third]
    assert root.play(CFANP.parse_action("AC:e2e4"), main=False) is other
    assert root.children == [main, other, third], "what is there keeps its place"
    assert main.on_main_line
    assert main.variation is None
    assert deep.variation is other
    assert not deep.on_main_line
    assert (main.sibling(1), other.sibling(-1), third.sibling(1)) == (other, main, None)
    assert root.sibling(1) is None
    assert deep.within(other)
    assert not deep.within(main)
    assert root.whole() == (root, main, other, deep, third)
    other.lead()
    assert root.whole() == (root, other, deep, main, third)
    main.remove()
    assert root.whole() == (root, other, deep, third)
    root.lead()
    root.remove()


def test_a_place_in_the_tree_is_found_again() -> None:
    root = a_root()
    grown(root, "AB:e2e4", "BC:a2a3")
    other = root.play(CFANP.parse_action("AC:e2e4"), main=False)
    deep = grown(other, "BC:a2a3", "BC:h7h6")
    assert [node.place() for node in root.whole()] == ["-", "0", "0*2", "1", "1.0", "1.0*2"]
    assert deep.place() == "1.0*2"
    for node in root.whole():
        assert root.at_place(node.place()) is node


@pytest.mark.parametrize("place", ["", "2", "0*3", "0.x", "0*9999999", "-1", "0..0", "0*", "²"])
def test_what_is_no_place_is_refused(place: str) -> None:
    root = a_root()
    grown(root, "AB:e2e4", "BC:a2a3")
    with pytest.raises(ValueError, match="is no place in the game"):
        root.at_place(place)


def test_what_is_not_legal_grows_nothing() -> None:
    root = a_root()
    with pytest.raises(IllegalAction):
        grown(root, "AB:e2e5")
    assert root.children == []


def test_a_node_knows_what_was_captured_on_the_way_to_it() -> None:
    pawn = grown(a_root(), "AB:e2e4", "BC:d2d4", "AC:d7d5", "AC:e4d5")
    assert pawn.captured() == {0: {"P": 1}}
    assert pawn.parent is not None
    assert pawn.parent.captured() == {}


def test_what_left_with_its_army_was_captured_by_nobody() -> None:
    line = "7Ka/1Ra6/8/8|3Pb4/8/7Ra/4Kb1Nb1|8/8/8/Kc7 a 1/2/3 -/-/- - 1 0 1"
    root = Node(CFANP.from_text(line, {"captured": "removed"}))
    assert grown(root, "AB:b3b8").captured() == {0: {"N": 1}}


def test_main_lines_are_alike_up_to_the_first_other_action() -> None:
    one, other, elsewhere = a_session(3), a_session(3), a_session(4)
    assert one.root.alike(other.root) == 0
    play(one, "AB:e4 BC:h3 AC:d5")
    play(other, "AB:e4")
    play(elsewhere, "AB:e4")
    assert one.root.alike(one.root) == 3
    assert one.root.alike(other.root) == other.root.alike(one.root) == 1
    play(other, "BC:a3 AC:d5")
    assert one.root.alike(other.root) == 1
    assert one.root.alike(elsewhere.root) == 0
