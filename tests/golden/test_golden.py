"""Games that were kept are played and written as they were."""

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
from tests.golden import kept, load, played, record, written
from tests.golden.tables import FOLDER, answers, read
from tests.published import KEYS


def test_games_that_were_published_have_one_that_was_kept() -> None:
    assert {load(name)["game"] for name in kept()} == set(KEYS)


@pytest.mark.parametrize("name", kept())
def test_the_rules_lead_where_they_led(name: str) -> None:
    game = load(name)
    assert played(game) == game
    assert game["outcome"] is not None


@pytest.mark.parametrize("name", kept())
def test_the_record_is_the_one_that_was_written(name: str) -> None:
    game, text = load(name), record(name)
    assert written(game) == text
    (read,) = cpgn.read_games(text, find_game)
    assert [node.action.text for node in read.moves] == game["actions"]
    assert read.final().to_text() == game["positions"][str(len(game["actions"]))]
    assert cpgn.write_game(read) == text


# Golden tables: what was answered once is answered still


def agree(path: Path) -> None:
    """Fail where what is answered to the tables of a file now is not what is kept."""
    wrong: list[str] = []
    for table in list(read(path)):  # lines follow a title
        assert table.lines, f"{table}: a table without a question"
        wrong += [
            f"{table}: line {line.number}: {line.question}\n  kept: {line.kept}\n  now:  {now}"
            for line, now in answers(table)
            if now != line.kept
        ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.usefixtures("only_published")
@pytest.mark.parametrize(
    "path", sorted(FOLDER.glob("*/*.txt")), ids=lambda path: f"{path.parent.name}/{path.stem}"
)
def test_the_answers_are_those_kept(path: Path) -> None:
    agree(path)


# Records written before games had rooms of their own read identically for ever.
#
# The files were written by the program as it was then, with variations, comments, glyphs and
# clocks; beside each lies what it led to: every node in order with its depth, action and position
# (by the beginning of its SHA-256).


RECORDS = Path(__file__).parent / "records"
FILES = sorted(RECORDS.glob("*.cpgn"))


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
