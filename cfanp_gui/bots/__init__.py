"""Bots: players of every game on the list, and the arena in which they are compared.

`contract` defines bots, `levels` lists them, with names for people and for the command line. Two
look one action ahead (`own_bots`); the others search, on a position's own search state
(`Position.search_state`) or on one that is made of any position by its contract alone
(`plain_state`). `search` deepens iteratively, and asks `AlphaBeta` for the value of a move.
`weighing` learns what pieces are worth, and `weight_files` keeps it. `best_lines` finds the best
turns of a position and their values for everybody, `judgement` puts them as people are told.
`characters` gives bots names and faces. Nothing here knows Qt, or which game it is.
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
