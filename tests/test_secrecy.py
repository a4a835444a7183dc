"""No public way tells of hidden pieces: two truths that look alike answer everything alike.

``python -m tests.test_secrecy`` prints the ways that are tried.
"""

import random

import pytest

from cfanp_gui.core.boards import Square
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.position import EVERYBODY
from cfanp_gui.games.armies.hidden_position import HiddenPosition
from cfanp_gui.session.game_session import GameSession, new_session
from tests.made_up.hidden import BlindPosition
from tests.secrecy import Ways, bots_input, foreign_moves, look, ways
from tests.session.blind import blind_match, blind_start, hidden_match
from tests.slow import is_slow

PLIES = 9
Twins = tuple[GameSession, GameSession]


def exchanged(pieces: dict[Square, Piece], armies: tuple[int, ...]) -> dict[Square, Piece]:
    """Return pieces of which some armies' stand in the reverse order of their squares."""
    for army in armies:
        own = sorted(at for at, one in pieces.items() if one.army == army)
        pieces.update(zip(own, [pieces[at] for at in reversed(own)], strict=True))
    return pieces


def blind_twins(armies: tuple[int, ...]) -> Twins:
    """Return two made-up games that differ in how some armies stand."""
    start = blind_start()
    other = BlindPosition(exchanged(dict(start.pieces()), armies), 0, frozenset(range(3)))
    return new_session(blind_match(), start), new_session(blind_match(), other)


def hidden_starts(armies: tuple[int, ...]) -> tuple[HiddenPosition, HiddenPosition]:
    """Return two starts of hidden armies that differ in how some armies stand."""
    match = hidden_match()
    usual = match.game.initial(3, match.options)
    rules = usual.set_up_rules
    assert rules is not None
    texts = [rules.drawn(army) for army in range(3)]
    others = [text[::-1] if army in armies else text for army, text in enumerate(texts)]
    return usual.set_up(texts), usual.set_up(others)


def hidden_twins(armies: tuple[int, ...]) -> Twins:
    """Return two games of hidden armies that differ in how some armies stand."""
    one, other = (new_session(hidden_match(), start) for start in hidden_starts(armies))
    return one, other


def played(twins: Twins, viewer: int) -> Twins:
    """Play moves that look alike in both games, fights among them, until it is player 1's turn."""
    one, other = twins
    rng = random.Random(3)
    fights = 0
    for ply in range(60):
        if one.node.reached.position.actors() == {1} and ply >= PLIES:
            break
        options = [session.node.reached.position for session in twins]
        (actor,) = options[0].actors()
        common = [
            action for action in options[0].legal_actions(actor)
            if action in options[1].legal_actions(actor)
        ]  # fmt: skip
        rng.shuffle(common)
        for action in common:
            steps = [whole.apply(action) for whole in options]
            seen = [after.shown(done, viewer) for after, done in steps]
            views = [after.seen_by(viewer) for after, _ in steps]
            if seen[0] == seen[1] and views[0] == views[1]:
                break
        else:
            raise AssertionError("some move looks alike")
        fights += seen[0].met is not None
        for session in twins:
            assert session.propose(action, by_bot=True) is None
    return one, other


GAMES = {"three blind rows": blind_twins, "hidden armies": hidden_twins}


@pytest.fixture(
    scope="module",
    params=[
        ("hidden armies", EVERYBODY),
        ("three blind rows", 1),
        *(
            pytest.param(case, marks=pytest.mark.slow)
            for case in (("hidden armies", 1), ("three blind rows", EVERYBODY))
        ),
    ],
    ids=lambda one: f"{one[0]} by {one[1]}",
)
def twins(request: pytest.FixtureRequest) -> tuple[Twins, int]:
    game, viewer = request.param
    armies = (0, 1, 2) if viewer == EVERYBODY else (1, 2)
    return played(GAMES[game](armies), viewer), viewer


def both(twins: Twins, viewer: int | None) -> tuple[Ways, Ways]:
    """Return the answers of two games to a viewer, asked alike."""
    for session in twins:
        look(session, viewer)
    tries = [*foreign_moves(twins[0]), *foreign_moves(twins[1])] if viewer is not None else []
    most = 400 if is_slow() else 100
    tries = tries[: min(most, 150) if viewer == EVERYBODY else most]
    found = [ways(session, tries, 24 if is_slow() else 12) for session in twins]
    return found[0], found[1]


def test_no_way_tells_more(twins: tuple[Twins, int]) -> None:
    sessions, viewer = twins
    one, other = both(sessions, viewer)
    assert one.keys() == other.keys()
    telling = [name for name in one if one[name] != other[name]]
    assert not telling
    assert len(one) > 200


def test_the_same_ways_tell_the_truth_apart(twins: tuple[Twins, int]) -> None:
    """So each of these would be found out if it read the truth."""
    sessions, viewer = twins
    one, other = both(sessions, None)
    telling = {name.split()[0] for name in one if one[name] != other.get(name)}
    for session in sessions:
        look(session, viewer)
    for name in ("session.position", "session.situation", "session.start", "node.position",
                 "position.pieces", "position.to_text", "picture", "last",
                 "position", "film"):  # fmt: skip
        assert name in telling
    assert "page" not in telling, "a page of a game that goes on is for everybody"
    assert len(telling) > 20


def test_bots_get_the_same_bytes(twins: tuple[Twins, int]) -> None:
    (one, other), viewer = twins
    if viewer != EVERYBODY:
        assert bots_input(one, viewer) == bots_input(other, viewer)
    else:
        assert bots_input(one, 1) != bots_input(other, 1), "their own army stands otherwise"


def main() -> None:
    """Print every way that is tried."""
    sessions = played(hidden_twins((1, 2)), 1)
    look(sessions[0], 1)
    for name in sorted({name.split()[0] for name in ways(sessions[0], squares=12)}):
        print(name)


if __name__ == "__main__":
    main()
