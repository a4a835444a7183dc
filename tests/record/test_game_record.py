"""Moves of a record keep where they led, as long as that is still true."""

from __future__ import annotations

import random

import pytest

from cfanp_gui.core.actions import IllegalAction
from cfanp_gui.core.game import Game, Position
from cfanp_gui.games.registry import GAMES, find_game
from cfanp_gui.record import cpgn, cpgn_reader
from cfanp_gui.record.game_record import GameRecord, MoveNode, places
from cfanp_gui.record.palette import default_colours
from cfanp_gui.session import store
from tests.record.games import CFANP, actions, new_game, play_on


def reread(game: GameRecord) -> GameRecord:
    (again,) = cpgn.read_games(cpgn.write_game(game), find_game)
    return again


def a_game(game: Game) -> GameRecord:
    rng = random.Random(game.key)
    record = GameRecord.new(game, game.as_seated, ("",) * 4)
    position = record.start
    for _ in range(40):
        action = rng.choice(position.all_actions())
        record.moves.append(MoveNode(action))
        position, _ = position.apply(action)
    return record


@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.key)
def test_what_reading_found_is_what_playing_finds(game: Game) -> None:
    record = reread(a_game(game))
    position = record.start.resolve_pending()[0]
    for node in record.moves:
        assert node.reached is not None
        assert node.reached.before is position
        after, transition = position.apply(node.action)
        assert (after.to_text(), transition) == (
            node.reached.after.to_text(), node.reached.transition,
        )  # fmt: skip
        position = node.reached.after


@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.key)
def test_a_game_that_was_read_is_not_played_again(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = reread(a_game(game))
    kind = type(record.moves[0].reached.after) if record.moves[0].reached else Position
    last = record.moves[-1].reached

    def refuse(*_: object) -> None:
        raise AssertionError("an action was played again")

    for one in {kind, type(record.start)}:
        monkeypatch.setattr(one, "apply", refuse)
    session = store.session_of(record, tuple(default_colours(4)))
    assert last is not None
    assert session.position is last.after
    assert record.final() is last.after
    assert cpgn.write_game(record)


def test_in_another_position_or_as_another_action_it_is_played() -> None:
    record = new_game(3)
    play_on(record, random.Random(1), 6)
    record = reread(record)
    first, second = record.moves[:2]
    other = new_game(3).start
    assert first.play(other)[0].to_text() == other.apply(first.action)[0].to_text()
    with pytest.raises(IllegalAction):
        second.play(other)
    first.action = CFANP.parse_action("AB:a2a3")
    start = record.start.resolve_pending()[0]
    assert first.play(start)[0].to_text() == start.apply(first.action)[0].to_text()


def test_only_so_many_positions_of_a_text_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cpgn_reader, "MAX_KEPT", 5)
    record = new_game(3)
    final = play_on(record, random.Random(1), 12)
    text = cpgn.write_game(record)
    found = cpgn.read_games(f"{text}\n{text}", find_game)
    kept = [node.reached is not None for game in found for node in game.moves]
    assert kept == [True] * 5 + [False] * (len(kept) - 5)
    for game in found:
        assert actions(game) == actions(record)
        session = store.session_of(game, tuple(default_colours(3)))
        assert session.position.to_text() == final.to_text()


def test_what_is_kept_is_no_part_of_what_is_recorded() -> None:
    record = new_game(3)
    play_on(record, random.Random(1), 6)
    again = reread(record)
    assert again.moves == record.moves
    assert "reached" not in repr(again.moves[0])


def test_each_move_of_a_tree_has_the_place_that_it_has_on_the_table() -> None:
    text = (
        '[Variant "Chess For Any Number of Players"]\n[Players "2"]\n\n'
        "1. AB:e4 (1. AB:d4 (1. AB:a3) 1... AB:d5) (1. AB:c4) AB:e5 "
        "2. AB:Nf3 AB:Nc6 (2... AB:d6 3. AB:Bc4) 3. AB:Bb5 *\n"
    )
    (record,) = cpgn.read_games(text, find_game)
    root = store.session_of(record, ("#000000", "#ffffff")).root
    found = places(record.moves)
    open_lines = [record.moves]
    while open_lines:
        for move in open_lines.pop():
            open_lines += move.variations
            node = root.at_place(found[id(move)])
            assert node.action == move.action
    assert len(found) == len(root.whole()) - 1
