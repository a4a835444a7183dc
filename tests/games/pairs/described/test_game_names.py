"""What described games are called."""

from __future__ import annotations

from cfanp_gui.games.pairs.described.library import own, read


def test_games_of_the_program_are_called_by_sentences_for_translators() -> None:
    for game in own().games:
        assert game.name.template == game.game.name, game.key


def test_a_game_of_another_file_is_called_as_it_is_written() -> None:
    (game,) = read("[mine:chess]\ncfanpName = Xiangqi\n", "mine.ini").games
    assert (game.name.template, game.name.values) == ("{name}", {"name": "Xiangqi"})
