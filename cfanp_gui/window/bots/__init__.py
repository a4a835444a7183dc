"""Bots at the table of a window: they think in another process and move as people do.

`bot_players` knows whose turn it is and asks for a move, `move_show` makes it on the table: boards
are pushed, and after a pause the piece goes. It is loaded when a bot first takes a seat.
"""
