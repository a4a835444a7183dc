"""A game of hidden pieces as everybody sees it, asked about two truths that look alike."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cfanp_gui.core.capabilities import EVERYBODY, Hidden
from cfanp_gui.record.film_strip import PAGE
from cfanp_gui.record.game_record import GameRecord, MoveNode
from cfanp_gui.record.public_view import as_everybody_sees, holds_secrets, may_be_uncovered
from cfanp_gui.session import record_pictures, store
from tests.record.games import new_game
from tests.test_secrecy import GAMES, played


@pytest.fixture(scope="module", params=list(GAMES))
def twins(request: pytest.FixtureRequest) -> tuple[GameRecord, GameRecord]:
    """Return the records of two games that look alike to everybody, with a variation each."""
    sessions = played(GAMES[request.param]((0, 1, 2)), EVERYBODY)
    one, other = (store.record_of(session) for session in sessions)
    for record in (one, other):
        last = record.moves[-1]
        record.moves[-2].variations.append([MoveNode(record.moves[-2].action), last])
    return one, other


def drawn(record: GameRecord) -> list[str]:
    """Return all pictures of a game."""
    film, table = record_pictures.film(record), record_pictures.film(record, table=True)
    for one in (film, table):
        assert list(one.draw())
    singles = [record_pictures.draw(record, ply) for ply in (0, 1, len(record.moves) // 2, None)]
    return [film.strip(2), table.strip(2), *film.pages(2, PAGE), *singles]


def test_two_truths_that_look_alike_are_drawn_alike(
    twins: tuple[GameRecord, GameRecord],
) -> None:
    one, other = twins
    assert drawn(one) != drawn(other), "they differ in truth"
    assert drawn(as_everybody_sees(one)) == drawn(as_everybody_sees(other))


def test_every_position_is_what_everybody_sees(twins: tuple[GameRecord, GameRecord]) -> None:
    record = twins[0]
    seen = as_everybody_sees(record)
    assert [node.action for node in seen.moves] == [node.action for node in record.moves]
    for whole, step in zip(record.steps(), seen.steps(), strict=True):
        assert isinstance(whole.before, Hidden)
        assert isinstance(whole.after, Hidden)
        assert step.before == whole.before.seen_by(EVERYBODY)
        assert step.after == whole.after.seen_by(EVERYBODY)
        assert step.transition == whole.after.shown(whole.transition, EVERYBODY)
    position, node = next((step.before, step.node) for step in seen.steps() if step.node.variations)
    after, _ = node.variations[0][0].play(position)
    assert isinstance(after, Hidden)
    assert after.viewer == EVERYBODY
    assert not holds_secrets(seen)
    assert as_everybody_sees(seen) is seen


def test_only_a_game_that_is_over_may_be_uncovered(twins: tuple[GameRecord, GameRecord]) -> None:
    record = twins[0]
    assert holds_secrets(record)
    assert not may_be_uncovered(record)
    over = replace(record, result="1-0-0")
    assert may_be_uncovered(over)
    assert not may_be_uncovered(as_everybody_sees(over))
    plain = new_game(2)
    assert not holds_secrets(plain)
    assert as_everybody_sees(plain) is plain
