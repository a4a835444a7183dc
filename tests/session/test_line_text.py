"""Lines as text: what they are pasted as, and that pasting what is there changes nothing."""

from __future__ import annotations

import random

import pytest

from cfanp_gui.core.actions import IllegalAction
from cfanp_gui.record.game_record import MoveNode
from cfanp_gui.session import line_text, variations
from cfanp_gui.session.tree import Node
from tests.session.play import CFANP, a_session


def shape(node: Node) -> tuple[object, ...]:
    """Return all that is known of a tree, as a value."""
    return (
        node.action, node.comment, node.nags, node.position.to_text(),
        tuple(shape(child) for child in node.children),
    )  # fmt: skip


def test_pasting_where_it_is_already_changes_nothing() -> None:
    rng = random.Random(7)
    root = node = Node(CFANP.initial(3, CFANP.as_seated).resolve_pending()[0])
    for ply in range(40):
        if rng.random() < 0.3 and node.parent is not None:
            node = node.parent
        node = node.play(rng.choice(node.position.all_actions()), main=False)
        node.comment = rng.choice(("", f"note {ply}"))
        node.nags = rng.choice(((), (1,), (6, 14)))
    before = shape(root)
    for first in root.children:
        text = line_text.text_of(first, CFANP)
        line_text.graft(root, line_text.parse(text, root.position, CFANP))
    assert shape(root) == before


def test_a_line_that_cannot_be_played_is_pasted_nowhere() -> None:
    session = a_session(3)
    wrong = [MoveNode(CFANP.parse_action("AB:e2e4")), MoveNode(CFANP.parse_action("AB:e2e4"))]
    with pytest.raises(IllegalAction):
        variations.paste(session, wrong)
    assert not session.root.children
    assert variations.paste(session, []) is None
