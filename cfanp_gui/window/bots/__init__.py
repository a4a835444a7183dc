"""Bots at the table of a window: they think in another process and move as people do.

`bot_players` follows whose turn it is and asks for a move, `move_show` makes it on the table:
boards are pushed, and after a pause the piece moves. It is loaded when a bot first takes a seat.
"""
