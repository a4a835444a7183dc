"""Positions as one line of text: written, read back, known by their game, and refused."""

import random
import re
from functools import partial

import pytest

from cfanp_gui.core.game import Game, PositionError
from cfanp_gui.core.text import Text, sentence_of
from cfanp_gui.record.game_record import RecordError
from cfanp_gui.record.game_texts import game_texts, source_of
from cfanp_gui.session.position_texts import read_position
from tests.conformance.cases import (
    GAMES,
    PLAIN,
    Case,
    each_case,
    each_game,
    game_of,
    of_each_case,
    of_each_game,
    tried,
)
from tests.slow import seeds


@each_case
def a_position_is_read_back_from_its_text(case: Case) -> None:
    start = case.start
    assert case.game.from_text(start.to_text(), case.options) == start
    for position in case.positions:
        text = position.to_text()
        assert text == text.strip()
        assert len(text.splitlines()) == 1
        again = case.game.from_text(text, case.options)
        assert again.to_text() == text
        assert again.pieces() == position.pieces()
        assert again.stockpiles == position.stockpiles
        assert again.players == position.players
        if position.outcome() is None:
            assert again.resolve_pending()[0].all_actions() == position.all_actions()


@each_case
def a_text_says_what_it_must_of_the_options(case: Case) -> None:
    for position in case.few:
        text = position.to_text()
        shown = case.game.options_in(text)
        assert {**case.options, **shown}.items() >= shown.items()
        for name, value in shown.items():
            assert value == case.options.get(name, _default(case.game, name)), name
        plain, found = case.game.as_found(text)
        assert case.game.from_text(plain, {**case.options, **found}).to_text()


def _default(game: Game, name: str) -> object:
    return next(option.default for option in game.options if option.name == name)


@each_game
def a_text_is_known_by_its_game(game: Game) -> None:
    position = game.initial(game.player_counts[0], game.as_seated)
    assert game.resembles(position.to_text()) or not game.resembles("nonsense")
    given = read_position(f"  {position.to_text()}\n")
    assert (given.game, given.text, given.position) == (game, position.to_text(), position)
    for other in map(game_of, GAMES):
        if other.key != game.key:
            assert not other.resembles(position.to_text())
    assert game.position_format


@pytest.mark.parametrize("case", PLAIN, ids=repr)
@pytest.mark.parametrize("seed", seeds(9))
def test_a_text_that_is_changed_is_another_position_or_refused(case: Case, seed: int) -> None:
    rng = random.Random(seed)
    text = rng.choice(case.positions).to_text()
    for _ in range(60):
        at, cut = rng.randrange(len(text)), rng.randrange(4)
        put = "".join(rng.choice(f"{text}|/:-0 \N{ARABIC-INDIC DIGIT ONE}xZ(") for _ in range(3))
        if rng.random() < 0.2:
            put = "".join(chr(rng.randrange(1, 0x2FF)) for _ in range(3))
        changed = text[:at] + put[: rng.randrange(4)] + text[at + cut :]
        ask = partial(case.game.from_text, changed, case.options)
        found, error = tried(ask, PositionError)
        if found is None:
            assert error is not None
            assert isinstance(sentence_of(error), Text), changed
            assert len(str(error)) < 400
        else:
            assert case.game.from_text(found.to_text(), case.options).to_text() == found.to_text()
            found.resolve_pending()[0].all_actions()
        drafted, _ = tried(partial(case.game.draft, changed, case.options), PositionError)
        if drafted is not None:
            assert (drafted.problems() == ()) == (found is not None), changed
            assert drafted.to_text()
            for seat in drafted.seats():
                drafted.seat_status(seat.id)


@each_game
def what_nobody_there_has_is_refused_by_every_reader(game: Game) -> None:
    start = game.initial(game.player_counts[0], game.as_seated)
    text = start.to_text()
    letters = dict.fromkeys(re.findall(r"(?<=[A-Z])[a-z](?![a-z])", text))
    for letter in letters or dict.fromkeys(re.findall(r"[A-Za-z]", text)):
        for unknown in "zZ9":
            changed = text.replace(letter, unknown, 1)
            for read in (game.from_text, game.draft):
                found, error = tried(partial(read, changed, game.as_seated), PositionError)
                assert error is None or isinstance(sentence_of(error), Text)
                assert found is None or read == game.draft


@each_game
def nonsense_is_no_position(game: Game) -> None:
    for text in ("", " ", "nonsense", "8" * 20_000, "\n", "\N{ARABIC-INDIC DIGIT ONE}"):
        with pytest.raises(PositionError) as raised:
            game.from_text(text, {})
        assert isinstance(sentence_of(raised.value), Text)
        assert len(str(raised.value)) < 400


@each_case
def other_programs_read_what_is_written_for_them(case: Case) -> None:
    for known in case.game.foreign_formats.positions:
        assert known.suffix.startswith(".")
        for position in case.few:
            line, error = tried(partial(known.write, position), ValueError)
            if line is None:
                assert error is not None
                assert isinstance(sentence_of(error), Text)
                continue
            assert known.resembles(line)
            assert known.read(line).pieces() == position.pieces()
            assert known.write(known.read(line)) == line
        with pytest.raises(PositionError):
            known.read("nonsense")


@each_game
def files_of_other_programs_that_are_none_are_refused(game: Game) -> None:
    for known in game.foreign_formats.games:
        assert known.suffix.startswith(".")
        with pytest.raises(RecordError):
            known.read(*game_texts(source_of('[Variant "None of ours"] *')))


test_promises = of_each_case(__name__)
test_promises_of_games = of_each_game(__name__)
