"""Lines as text: copied with their notes and variations, pasted elsewhere, refused whole."""

from __future__ import annotations

import random

import pytest

from cfanp_gui.core.actions import IllegalAction
from cfanp_gui.core.game import Game
from cfanp_gui.record.game_record import MoveNode, RecordError
from cfanp_gui.session import line_text, variations
from cfanp_gui.session.journal_entries import replay
from cfanp_gui.session.tree import Node
from tests.session.play import CFANP, a_session, play


def grown(game: Game, plies: int, seed: int) -> Node:
    """Return the root of a tree that chance grew, with variations and notes."""
    rng = random.Random(seed)
    players = min(number for number in game.player_counts if number > 2)
    root = node = Node(game.initial(players, game.as_seated).resolve_pending()[0])
    for ply in range(plies):
        if rng.random() < 0.3 and node.parent is not None:
            node = node.parent
        actions = node.position.all_actions()
        if not actions:
            break
        node = node.play(rng.choice(actions), main=False)
        node.comment = rng.choice(("", f"note {ply}"))
        node.nags = rng.choice(((), (1,), (6, 14)))
    return root


def shape(node: Node) -> tuple[object, ...]:
    """Return all that is known of a tree, as a value."""
    return (
        node.action, node.comment, node.nags, node.position.to_text(),
        tuple(shape(child) for child in node.children),
    )  # fmt: skip


def test_pasting_where_it_is_already_changes_nothing() -> None:
    root = grown(CFANP, 40, 7)
    before = shape(root)
    for first in root.children:
        line_text.graft(
            root, line_text.parse(line_text.text_of(first, CFANP), root.position, CFANP)
        )
    assert shape(root) == before


def test_tags_and_results_around_a_line_are_passed_over() -> None:
    session = a_session(3)
    moves = line_text.parse('[Event "x"]\n\n1. AB:e4 {good} BC:d4 *', session.position, CFANP)
    assert [move.action.text for move in moves] == ["AB:e2e4", "BC:d2d4"]
    assert moves[0].comment == "good"


def test_a_line_that_cannot_be_played_is_refused_whole() -> None:
    session = a_session(3)
    with pytest.raises(RecordError, match="AB:e5"):
        line_text.parse("AB:e4 (AB:e5)", session.position, CFANP)
    wrong = [MoveNode(CFANP.parse_action("AB:e2e4")), MoveNode(CFANP.parse_action("AB:e2e4"))]
    with pytest.raises(IllegalAction):
        variations.paste(session, wrong)
    assert not session.root.children


def test_the_start_is_no_line() -> None:
    with pytest.raises(ValueError, match="start"):
        line_text.text_of(a_session(3).root, CFANP)


def test_a_session_pastes_and_remembers_it() -> None:
    session, entries = a_session(3), []
    session.journal.log = type("Log", (), {"append": lambda _, entry: entries.append(entry)})()
    play(session, "AB:e4 BC:d4")
    session.walk(-1)
    heard: list[bool] = []
    session.edits.lines_changed.connect(lambda: heard.append(True))
    first = variations.paste(
        session, line_text.parse("BC:e4 {mine} AC:Nf6", session.position, CFANP)
    )
    assert first is session.node.children[1]
    assert heard
    again = a_session(3)
    for entry in entries:
        replay(again, entry)
    assert shape(again.root) == shape(session.root)
    assert variations.paste(session, []) is None
