"""In which manner a search goes about it: how it thinks of opponents, and what it leaves out."""

from __future__ import annotations

from typing import NamedTuple


class Manner(NamedTuple):
    """What is considered in a search. As it stands it is paranoid, and leaves out nothing.

    *Paranoid*: everybody else wants what is worst for the player who searches. With two players, or
    two sides, this is plain alpha-beta. *Max-n*: everybody wants what is best for themselves. *Few
    replies*: as paranoid, but of each opponent only few moves are considered: what seems best for
    that opponent, nothing at all, and, for one opponent between any two moves of the searching
    player's, those that take most from the searching player. This is a mixture of BRS+ and of
    opponent-pruning paranoid search; the player's own moves are searched all.
    """

    is_max_n: bool = False
    few_replies: bool = False
    """Only where more than two sides live; against one opponent all replies count."""
    quiesces: bool = False
    """Whether captures and mates are played on at the leaves."""
    scouts: bool = False
    """Whether moves that are likely to be worse are only shown to be (principal variation search),
    with less depth where they are late."""
    last_moves: int | None = None
    """How many quiet moves are tried one ply from the leaves."""
    overlooks: float = 0.0
    """The chance with which a move of the player's, or one that harms them, is not seen."""


PARANOID = Manner()
MAX_N = Manner(is_max_n=True)
FEW_REPLIES = Manner(few_replies=True, quiesces=True, scouts=True, last_moves=8)
