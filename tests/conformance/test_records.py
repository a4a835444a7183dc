"""Records: what was played is written, read and replayed equal; a little of every variant too."""

import pickle
import random
from collections.abc import Sequence
from contextlib import nullcontext
from functools import partial

import pytest

from cfanp_gui.core.actions import IllegalAction
from cfanp_gui.core.game import Game, OptionValues, Position
from cfanp_gui.games.armies.base_game import BaseGame
from cfanp_gui.games.pairs.base_games import BASE_GAMES, Source
from cfanp_gui.games.pairs.described.library import parents
from cfanp_gui.games.registry import find_game
from cfanp_gui.record import cpgn
from cfanp_gui.record.game_record import GameRecord, result_token
from cfanp_gui.record.move_tree import MoveNode, Reached
from cfanp_gui.session import variations
from cfanp_gui.session.tree import Node
from tests.conformance.cases import GAMES, Case, Ply, each_case, game_of, name, of_each_case, tried
from tests.session.play import shape
from tests.slow import is_slow

# Records: what was played is written, read and replayed equal, with its variations and notes.


def written_and_read(case: Case, plies: tuple[Ply, ...], custom: bool = False) -> GameRecord:
    """Return a record of what was played, as it is read again; it is written the same again."""
    names = tuple(name(player) for player in range(1, case.players + 1))
    start = plies[0].before if custom else None
    record = GameRecord.new(case.game, case.options, names, start=start)
    record.root.extend([MoveNode(ply.change.action) for ply in plies])
    record.result = result_token(case.players, plies[-1].after.outcome())
    text = cpgn.write_game(record)
    assert all(len(line) < 80 for line in text.partition("\n\n")[2].splitlines())
    (read,) = cpgn.read_games(text, find_game)
    assert cpgn.write_game(read) == text
    assert (read.game, read.names, read.options) == (case.game, names, record.options)
    return read


@each_case
def a_game_is_written_and_read(case: Case) -> None:
    read = written_and_read(case, case.walk)
    assert read.start == case.start
    assert [node.action for node in read.moves] == [ply.change.action for ply in case.walk]
    assert read.final() == case.positions[-1]


@each_case
def a_finished_game_is_written_and_read(case: Case) -> None:
    plies = (*case.walk, *case.end)
    read = written_and_read(case, plies)
    assert read.final().outcome() == plies[-1].after.outcome()
    assert read.result == result_token(case.players, plies[-1].after.outcome())


@each_case
def a_game_that_begins_anywhere_is_written_and_read(case: Case) -> None:
    begin = len(case.walk) // 2
    position = case.game.from_text(case.walk[begin].before.to_text(), case.options)
    plies = []
    for ply in case.walk[begin:]:
        before = position
        if before.refusal(ply.change.action) is not None:
            break  # it asks for the past
        position, change = before.apply(ply.change.action)
        plies.append(Ply(before, change, position))
    read = written_and_read(case, tuple(plies), custom=True)
    assert read.custom_start
    assert read.start.to_text() == plies[0].before.to_text()
    assert read.final() == position


@each_case
def what_anybody_sees_is_read_again(case: Case) -> None:
    for position in case.few:
        check_views(case.game, case.options, position)


def check_views(game: Game, options: OptionValues, position: Position) -> None:
    """A view of what is hidden is read from its text, and refuses what cannot be played in it."""
    if not position.hides:
        return
    for viewer in range(position.players + 1):
        view = position.seen_by(viewer)
        line = view.to_text()
        whole = [f"{position.to_text()} for={viewer}"] if "for=" in line else []
        for text in (line, *whole):
            again = game.from_text(text, options)
            assert again.to_text() == line
            assert again.all_actions() == view.all_actions(), text
        for action in position.all_actions()[::11]:
            _, error = tried(partial(view.apply, action), IllegalAction)
            assert view.refusal(action) == (error and error.refusal), action.text


def grown(case: Case, plies: int) -> Node:
    """Return the root of a tree that chance grew, with variations and notes."""
    rng = random.Random(repr(case))
    root = node = Node(Reached(case.start.resolve_pending()[0]))
    for ply in range(plies):
        if rng.random() < 0.3 and node.parent is not None:
            node = node.parent
        if not (actions := node.position.all_actions()):
            break
        node = node.adopt(node.tried(rng.choice(actions)), main=False)
        node.comment = rng.choice(("", f"note {ply}"))
        node.nags = rng.choice(((), (1,), (6, 14)))
    return root


@each_case
def lines_with_variations_and_notes_are_copied_and_pasted(case: Case) -> None:
    root = grown(case, 30)
    assert root.children
    for first in root.children:
        copy = Node(Reached(root.position))
        text = variations.text_of(first, case.game)
        start = cpgn.read_line(text, copy.position, case.game.notation)
        for _ in range(2):  # what is there already is not pasted again
            assert copy.graft(start).action == first.action
            assert shape(copy.children[0]) == shape(first)
            assert len(copy.children) == 1


# A little of every variant of every game: moves, lines and records of a few turns.


PARTS = 4
"""Tests of a few variants each, so that several processes share them."""
PLIES = 25


class Parents(Source):
    """The games that may be parents of others, as base games."""

    @property
    def found(self) -> Sequence[BaseGame]:
        return parents().games


@pytest.mark.parametrize("part", range(PARTS))
def test_what_chance_plays_of_a_variant_is_written_and_read(part: int) -> None:
    asked = [game_of(name) for name in GAMES]
    with BASE_GAMES.including(Parents()) if is_slow() else nullcontext():
        variants = [one for game in asked for one in game.variants() if one not in asked]
        for game in list(dict.fromkeys(variants))[part::PARTS]:
            check_variant(game)


def check_variant(game: Game) -> None:
    """Play a few turns for as few as may play, and write and read them."""
    for players in game.player_counts[: 2 if is_slow() else 1]:
        names = tuple(name(player) for player in range(1, players + 1))
        record = GameRecord.new(game, {}, names)
        rng, position = random.Random(players), record.start.resolve_pending()[0]
        for _ in range(PLIES):
            if not (actions := position.all_actions()):
                break
            action = rng.choice(actions)
            assert game.parse_action(action.text) == action
            human = game.notation.human(position, action)
            assert game.notation.parse(position, human) == action
            record.root.end.add(MoveNode(action))
            position, _ = position.apply(action)
            text = position.to_text()
            assert game.from_text(text, record.options).to_text() == text
        assert pickle.loads(pickle.dumps(position)) == position
        check_views(game, record.options, position)
        (again,) = cpgn.read_games(cpgn.write_game(record), find_game)
        record.result = again.result  # that of a game that is over is read from its moves
        assert again == record
        assert again.game is game


test_promises = of_each_case(__name__)
