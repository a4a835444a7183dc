"""The tree: nodes, paths and lines."""

from __future__ import annotations

import pytest

from cfanp_gui.core.game import IllegalAction
from cfanp_gui.session.tree import Node
from tests.session.play import CFANP


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
