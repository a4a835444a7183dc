"""Rules shared by all games: boards, pieces, positions and the interface of a game.

Plain Python without Qt, clocks, files or any randomness but a given seed. A game is a `Game`; its
positions are immutable values of `Position`. What only some games have is a member with a neutral
answer, such as a `join` of None.
"""
