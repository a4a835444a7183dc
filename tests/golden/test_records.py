"""Records written before games had rooms of their own read identically for ever.

The files were written by the program as it was then, with variations, comments, glyphs and clocks;
beside each lies what it led to: every node in order with its depth, action and position (by the
beginning of its SHA-256).
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from cfanp_gui.core.options import told
from cfanp_gui.games.registry import find_game
from cfanp_gui.record import cpgn
from cfanp_gui.record.palette import default_colours
from cfanp_gui.session import store
from cfanp_gui.session.tree import Node

FOLDER = Path(__file__).parent / "records"
FILES = sorted(FOLDER.glob("*.cpgn"))


def nodes_of(root: Node) -> list[tuple[int, Node]]:
    """Return the nodes of a tree with their depths, each line before its variations."""
    found = []
    waiting = [(root, 0)]
    while waiting:
        node, depth = waiting.pop()
        found.append((depth, node))
        waiting += [(child, depth + 1) for child in reversed(node.children)]
    return found


def described(depth: int, node: Node) -> str:
    """Return a node in one line, as the files have it."""
    text = node.action.text if node.action is not None else "-"
    digest = hashlib.sha256(node.position.to_text().encode()).hexdigest()[:12]
    glyphs = "".join(f"${glyph}" for glyph in node.nags)
    return f"{depth} {text} {digest} {glyphs}".rstrip()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_record_reads_as_it_did(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    expected = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    (record,) = cpgn.read_games(text, find_game)
    assert list(record.names) == expected["names"]
    assert list(record.colours) == expected["colours"]
    assert told(record.game.options, record.options) == expected["options"]
    assert record.result == expected["result"]
    session = store.session_of(record, tuple(default_colours(len(record.names))))
    nodes = nodes_of(session.root)
    assert [described(*node) for node in nodes] == expected["nodes"]
    comments = [[index, node.comment] for index, (_, node) in enumerate(nodes) if node.comment]
    assert comments == expected["comments"]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_record_is_written_as_it_was(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    (record,) = cpgn.read_games(text, find_game)
    assert cpgn.write_game(record) == text


def test_the_files_are_there() -> None:
    assert len(FILES) == 9
