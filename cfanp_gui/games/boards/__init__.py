"""Code shared by games on several whole boards, each with White and Black and its own turns.

Boards are numbered from 1, as in `core.half_boards`: the seat of a colour at board ``number`` has
the id ``half_board(number, colour)``. A game adds its rules: what moves there are, what follows
from them, and how a game ends.
"""
