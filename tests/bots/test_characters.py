"""Bots as characters: who plays at a level, by which names and faces."""

from itertools import islice

from cfanp_gui.bots.characters import CASTS, MANNERS, bot_names, look_of
from cfanp_gui.bots.level_names import MOST_STARS, star_count
from cfanp_gui.bots.levels import LEVELS


def test_every_level_has_a_cast_whose_names_and_faces_nobody_else_has() -> None:
    offered = [level.key for level in LEVELS if level.is_offered]
    assert [*CASTS] == [*MANNERS] == offered
    assert [star_count(level) for level in offered] == [0, *range(MOST_STARS + 1)]
    assert star_count("mine") is None
    cast = [character for level in offered for character in CASTS[level]]
    assert min(map(len, CASTS.values())) >= 6
    assert len({character.name for character in cast}) == len(cast)
    assert len({character.look for character in cast}) == len(cast)


def test_more_bots_than_a_cast_has_are_numbered_and_a_program_keeps_its_name() -> None:
    assert [*islice(bot_names("casual"), 5, 9)] == ["Kofi", "Lena 2", "Omar 2", "Yuki 2"]
    assert [*islice(bot_names("mine", "My bot"), 2)] == ["My bot", "My bot 2"]
    assert look_of("My bot") == look_of("My bot") != look_of("My bot 2")
