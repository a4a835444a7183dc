"""What a game says of itself: names, players, seats, options, and what is refused."""

import random
from functools import partial

import pytest

from cfanp_gui import assets
from cfanp_gui.core.game import Game, OptionError, UnknownGameError
from cfanp_gui.core.options import check_options, told
from cfanp_gui.core.text import Plural, Text
from cfanp_gui.games.registry import Entry, find_game, keys, names
from tests.conformance.cases import (
    CASES,
    ENTRIES,
    FEATURES,
    Case,
    each_case,
    each_game,
    fits,
    of_each_case,
    of_each_game,
    tried,
    walk,
)


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.key)
def test_a_game_is_found_by_key_and_name(entry: Entry) -> None:
    game = entry.load()
    assert (game.key, game.name) == (entry.key, entry.name)
    assert game is entry.load()
    for name in (entry.key, entry.name, entry.key.upper(), entry.name.upper()):
        assert find_game(name) is game
    assert keys().count(entry.key) == names().count(entry.name) == 1
    with pytest.raises(UnknownGameError, match=entry.name):
        find_game("no such game")


@each_game
def only_so_many_can_play(game: Game) -> None:
    counts = game.player_counts
    assert counts[0] == game.min_players
    assert counts[-1] == game.max_players
    assert str(counts[-1]) in game.expected_players
    for players in (counts[0], counts[len(counts) // 2], counts[-1]):
        start = game.initial(players, {})
        assert start.players == players
        assert start.alive() == set(range(1, players + 1))
        assert start.actors()
        assert game.from_text(start.to_text(), {}) == start
    for players in set(range(-1, counts[-1] + 3)) - set(counts):
        with pytest.raises(ValueError, match=f"{players}"):
            game.initial(players, {})


@each_game
def players_are_seated_by_lot_or_as_listed(game: Game) -> None:
    for players in game.player_counts[:5]:
        seats = game.seating(players, {}, 3)
        assert sorted(seats) == list(range(players))
        assert game.seating(players, {}, 3) == seats
        assert game.initial(players, {}, 3) == game.initial(players, {}, 3)
        listed = [game.seating(players, game.as_seated, seed) for seed in range(6)]
        assert set(listed) == {tuple(range(players))}
    check_options(game.options, game.as_seated)


@each_game
def an_option_there_is_not_is_refused(game: Game) -> None:
    players = game.player_counts[0]
    text = game.initial(players, {}).to_text()
    wrong = [{"no_such_option": True}]
    wrong += [{option.name: "no such value"} for option in game.options]
    for options in wrong:
        (option,) = options
        for ask in (
            lambda given: game.initial(players, given),
            lambda given: game.from_text(text, given),
            lambda given: game.seating(players, given, 0),
        ):
            with pytest.raises(OptionError, match=option):
                ask(options)


@each_game
def options_are_told_in_words(game: Game) -> None:
    values = check_options(game.options, {})
    assert list(values) == [option.name for option in game.options]
    for option in game.options:
        assert isinstance(option.label, Text)
        assert isinstance(option.help, Text)
        assert values[option.name] == option.default
        for choice in option.choices:
            assert isinstance(choice.label, Text)
            assert isinstance(choice.help, Text)
            assert list(option.choices).count(choice) == 1
    assert told(game.options, values).items() <= values.items()


@each_game
def an_option_that_is_refused_cannot_be_chosen(game: Game) -> None:
    for players in game.player_counts[:4]:
        for option in game.options:
            refusal = game.option_refusal(option.name, players)
            values = [choice.value for choice in option.choices] or [True, False]
            others = [value for value in values if value != option.default]
            playable = [fits(game, {option.name: value}, players) for value in others]
            assert all(playable) == (refusal is None), (option.name, players)
            assert refusal is None or isinstance(refusal, Text)


@each_case
def an_idle_option_changes_nothing(case: Case) -> None:
    values = check_options(case.game.options, case.options)
    for option in case.game.options:
        why = case.game.option_idle(option.name, values)
        if why is None:
            continue
        if case.game.option_refusal(option.name, case.players) is not None:
            continue  # it cannot be on at all
        for other in [choice.value for choice in option.choices] or [True, False]:
            options = {**case.options, option.name: other}
            if not fits(case.game, options, case.players):
                continue
            start = case.game.initial(case.players, options)
            same = walk(start, random.Random(repr(case)), len(case.walk))
            assert [ply.change for ply in same] == [ply.change for ply in case.walk]


@each_game
def an_example_shows_its_option(game: Game) -> None:
    for option in game.options:
        for value in [choice.value for choice in option.choices] or [""]:
            if (example := game.option_example(option.name, value)) is None:
                continue
            options = check_options(game.options, {**game.as_seated, **example.options})
            assert options[option.name] == (value or True)
            position = game.from_text(example.position, options)
            assert position.to_text() == example.position
            assert position.outcome() is None
            pieces, boards = position.pieces(), [spec.id for spec in position.boards()]
            assert set(example.boards) <= set(boards)
            shown = set(example.boards or boards)
            for source, target in (*example.arrows, *example.threats):
                assert source in pieces
                assert {source.board, target.board} <= shown
            assert set(example.rings) <= set(pieces)


@each_game
def pieces_have_names(game: Game) -> None:
    assert game.piece_types
    for letter, kind in game.piece_types.items():
        assert kind.letter == letter
        assert 1 <= len(letter) <= 2
        assert str(Plural(kind.plural, "", 2)).startswith("2 ")
        assert str(Plural(kind.plural, "", 1)) != str(Plural(kind.plural, "", 2))
        assert kind.value >= 0


@each_game
def its_pages_of_help_are_there(game: Game) -> None:
    for page, _ in game.help_pages:
        assert (assets.asset("help", page)).is_file()


@each_case
def actions_by_name_are_those_of_the_game(case: Case) -> None:
    game, start = case.game, case.start
    for on_time in (False, True):
        for board in (None, 1):
            action, error = tried(partial(game.resignation, 1, on_time, board), ValueError)
            assert action is None or game.parse_action(action.text) == action
            assert error is None or str(error)
    assert game.lines is game.lines
    assert start.refusal(game.agreed_draw()) is None


def test_everything_that_only_some_games_have_is_met() -> None:
    for feature in FEATURES:
        assert any(feature(case.start) for case in CASES), feature


def test_every_option_is_tried() -> None:
    for entry in ENTRIES:
        game = entry.load()
        tried = {option for case in CASES if case.name == entry.key for option in case.options}
        assert tried == {option.name for option in game.options if not option.is_variant}


test_promises = of_each_case(__name__)
test_promises_of_games = of_each_game(__name__)
