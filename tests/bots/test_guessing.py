"""Bots that do not see everything: they go by what their player may know, and by nothing else."""

import random

import pytest

from cfanp_gui.bots.arena import Arena, ArenaError, Entrant, chosen, replay
from cfanp_gui.bots.contract import Limit
from cfanp_gui.bots.levels import LEVELS, TurnChoice, find_level
from cfanp_gui.bots.own_bots import averages, guesses
from cfanp_gui.core.actions import Action
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.position import Position
from cfanp_gui.games.armies.hidden_position import HiddenPosition
from cfanp_gui.games.registry import find_game
from tests.slow import examples, is_slow

HIDDEN = find_game("cfanp").variant({"base": "hidden"})
KEYS = [level.key for level in LEVELS]
LIMIT = Limit(nodes=examples(90) + 20)


def begun(players: int, seed: int, actions: int = 40) -> HiddenPosition:
    """Return a whole position after so many actions of chance."""
    rng = random.Random(seed)
    position: Position = HIDDEN.initial(players, {}, seed)
    for _ in range(actions):
        (actor,) = position.actors()
        position, _ = position.apply(rng.choice(position.legal_actions(actor)))
    assert isinstance(position, HiddenPosition)
    assert position.outcome() is None
    return position


def chooses(key: str, position: Position, player: int, seed: int = 3) -> Action:
    """Return the action chosen by the bot of a level."""
    return find_level(key).make(HIDDEN.piece_types).choose(position, player, seed, LIMIT)


@pytest.mark.parametrize("key", KEYS)
def test_every_bot_plays_the_same_whatever_the_truth(key: str) -> None:
    """Its moves are legal, and the same seed gives the same one."""
    for players in (2, 3) if is_slow() else (3,):
        whole = begun(players, 8)
        (player,) = whole.actors()
        view = whole.seen_by(player)
        other = view.guessed(99)
        assert other.pieces() != whole.pieces(), "the truth is another"
        assert other.seen_by(player) == view
        action = chooses(key, view, player)
        assert action in whole.legal_actions(player)
        assert chooses(key, other.seen_by(player), player) == action
    # Of few pieces that nobody was shown, too.
    line = "Ta3Ma4Ja/10/10/La8Fa|{}/10/10/9Fb a 1/2 - - 1 0 9 base=hidden strip=10/10"
    chosen = set()
    for theirs in ("SbTbLb7", "BbBbBb7"):
        view = HIDDEN.from_text(line.format(theirs), {}).seen_by(1)
        chosen.add(tuple(chooses(key, view, 1, seed) for seed in range(2)))
    assert len(chosen) == 1


def test_a_bot_in_the_process_is_content_with_a_view() -> None:
    whole = begun(2, 5)
    (player,) = whole.actors()
    types = dict(HIDDEN.piece_types)
    job = TurnChoice(whole.seen_by(player), player, types, "club", 4, LIMIT)
    chosen = job.run(lambda: False, lambda _: None)
    assert chosen is not None
    assert chosen.action in whole.legal_actions(player)
    assert chosen.pushed == whole.apply(chosen.action)[1].pushed
    assert not job.is_slowed


def test_guesses_fit_what_is_seen_and_differ() -> None:
    whole = begun(2, 5)
    view = whole.seen_by(2)
    assert view.viewer is not None
    assert whole.viewer is None
    drawn = guesses(view, 7, Limit(nodes=400))
    assert len(drawn) == 10
    assert len({one.to_text() for one in drawn}) == 10
    assert all(isinstance(one, HiddenPosition) and one.seen_by(2) == view for one in drawn)
    assert drawn == guesses(view, 7, Limit(nodes=400))
    assert len(guesses(view, 7, Limit(nodes=1))) == 1
    assert len(guesses(view, 7, Limit(seconds=1))) == 12
    assert guesses(whole, 7, LIMIT) == [whole], "nothing is to be guessed"


def test_no_guess_has_a_bomb_or_flag_where_it_must_have_moved_to() -> None:
    whole = begun(2, 6, 160)
    view = whole.seen_by(1)
    away = [at for at, piece in view.pieces().items() if piece.letter == "X" and at.board != 1]
    assert away
    for seed in range(20):
        pieces = view.guessed(seed).pieces()
        assert not [at for at in away if pieces[at] in (Piece("B", 1), Piece("F", 1))]


def test_what_the_first_guess_does_not_judge_is_overlooked() -> None:
    one, two, three = list(begun(2, 1).all_actions())[:3]
    found = averages([{one: 1.0, two: 5.0}, {two: 7.0, three: 99.0}])
    assert found == {one: 1.0, two: 6.0}


def test_a_flag_that_is_known_is_captured() -> None:
    text = "FaBa8/10/10/9Ta|Fb8Bb/9Mb/10/10 a 1/2 - - 1 0 9 base=hidden strip=10/10 seen=Ba4"
    position = HIDDEN.from_text(text, {})
    for key in ("greedy", "club", "strongest"):
        action = chooses(key, position.seen_by(1), 1)
        after, _ = position.apply(action)
        assert after.outcome() is not None, (key, action.text)


# The arena


def arena(*bots: str) -> Arena:
    entrants = tuple(Entrant.read(bot, 60) for bot in bots)
    return Arena("cfanp", 2, {"base": "hidden"}, entrants, 5, 6)


def test_armies_are_set_up_anew_for_each_game_and_told_in_its_record() -> None:
    held = arena("random")
    starts = [held.start(number).to_text() for number in (1, 2)]
    assert starts[0] != starts[1]
    assert held.start(2).to_text() == starts[1]
    played = replay(held, 2, chosen(held, 2))
    assert f'[CFEN "{starts[1]}"]' in played.record


def test_only_a_seeing_bot_is_given_the_truth(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[tuple[str, bool]] = []
    for key in ("random", "greedy"):
        kind = type(find_level(key).make(HIDDEN.piece_types))
        choose = kind.choose

        def look(self: object, position: Position, *rest: object, of: str = key, by=choose):  # type: ignore[no-untyped-def]
            given.append((of, position.viewer is not None))
            return by(self, position, *rest)

        monkeypatch.setattr(kind, "choose", look)
    chosen(arena("seeing-random", "greedy"), 1)
    assert set(given) == {("random", False), ("greedy", True)}


def test_a_seeing_bot_is_written_as_it_is_read_and_none_where_nothing_is_hidden() -> None:
    assert Entrant.read("seeing-club:50", 10) == ("seeing-club:50", "club", 50, True)
    entrants = tuple(Entrant.read(bot, 60) for bot in ("seeing-club", "club"))
    with pytest.raises(ArenaError, match="nothing is hidden in this game"):
        Arena("cfanp", 2, {}, entrants, 5, 12)
