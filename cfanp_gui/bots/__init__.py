"""Bots: players of every game that is on the list, and the arena in which they are compared.

`contract` says what a bot is, `levels` which there are, by names for people and for the command
line. Two look one action ahead (`simple_bots`); the others search (`searching_bots`), on what a
position says of itself to a search (`core.capabilities.Searchable`) or on what can be made of any
position by its contract alone (`plain_state`). `search` goes deeper and deeper; it asks
`alpha_beta` or `max_n` what a move is worth, in a manner of `manners`. `best_lines` tells the best
turns of a position and what they are worth to everybody, `judgement` the same as people are told
it. Nothing here knows Qt, files, or which game it is.
"""

from cfanp_gui.core.public_names import offering

__all__ = [
    "Arena",
    "Bot",
    "Entrant",
    "Inquiry",
    "Judgement",
    "Level",
    "Limit",
    "Thinking",
    "all_levels",
    "choices",
    "find_level",
    "judge",
    "next_actor",
    "play_game",
]
__getattr__ = offering(
    __name__,
    {
        "arena": ("Arena", "Entrant", "play_game"),
        "contract": ("Bot", "Limit", "Thinking", "choices", "next_actor"),
        "judgement": ("Inquiry", "Judgement", "judge"),
        "levels": ("Level", "all_levels", "find_level"),
    },
)
