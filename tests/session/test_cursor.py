"""The cursor in a tree, and the way back."""

from __future__ import annotations

from cfanp_gui.session.cursor import Cursor
from cfanp_gui.session.tree import Node
from tests.session.play import CFANP
from tests.session.test_tree import a_root, grown


def a_tree() -> tuple[Node, Node, Node]:
    """Return a root, the end of its main line and the end of a variation of two moves."""
    root = a_root()
    end = grown(root, "AB:e2e4", "BC:a2a3", "AC:e7e5")
    variation = root.children[0].play(CFANP.parse_action("BC:h2h3"), main=False)
    return root, end, grown(variation, "AC:e7e5")


def test_the_way_back_into_a_variation_is_kept() -> None:
    root, end, variation = a_tree()
    cursor = Cursor(variation)
    assert cursor.back(2) is root.children[0]
    assert cursor.back(99) is root
    cursor.go(root)
    assert cursor.ahead(2) is variation.parent
    assert cursor.ahead(99) is variation
    cursor.forget_way()
    assert cursor.ahead(99) is end


def test_going_elsewhere_forgets_the_way() -> None:
    root, end, variation = a_tree()
    cursor = Cursor(variation)
    cursor.go(root)
    cursor.go(root.children[0].children[0])
    cursor.go(root)
    assert cursor.ahead(99) is end


def test_from_line_to_line_the_steps_go_back_and_then_forward() -> None:
    _, end, variation = a_tree()
    cursor = Cursor(end)
    steps = cursor.go(variation)
    assert cursor.node is variation
    assert [(step.forward, step.transition.action.text) for step in steps] == [
        (False, "AC:e7e5"), (False, "BC:a2a3"), (True, "BC:h2h3"), (True, "AC:e7e5"),
    ]  # fmt: skip
    assert cursor.go(variation) == ()
