"""Manners of search: the assumptions about opponents, and what is left out."""

from __future__ import annotations

from typing import NamedTuple


class Manner(NamedTuple):
    """Manner of a search; by default it is paranoid, and leaves out nothing.

    *Paranoid*: everybody else wants what is worst for the player who searches. With two players, or
    two sides, this is plain alpha-beta. *Max-n*: everybody wants what is best for themselves. *Few
    replies*: as paranoid, but of each opponent only few moves are considered: what seems best for
    that opponent, nothing at all, and, for one opponent between any two moves of the searching
    player's, those that take most from the searching player. This is a mixture of BRS+ and of
    opponent-pruning paranoid search; all of the player's own moves are searched.
    """

    is_max_n: bool = False
    few_replies: bool = False
    """Only where more than two sides live; against one opponent all replies count."""
    quiesces: bool = False
    """True if captures and mates are played on at the leaves."""
    scouts: bool = False
    """True if moves that are likely worse are only proved so (principal variation search).

    Late moves are searched with less depth for that.
    """
    last_moves: int | None = None
    """Number of quiet moves that are tried one ply from the leaves; None for all."""
    overlooks: float = 0.0
    """Chance that a move of the player's, or one that harms them, is overlooked."""


PARANOID = Manner()
MAX_N = Manner(is_max_n=True)
FEW_REPLIES = Manner(few_replies=True, quiesces=True, scouts=True, last_moves=8)
