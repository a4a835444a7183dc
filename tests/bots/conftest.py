"""The made-up game on the list of games."""

from tests.made_up.conftest import odd

__all__ = ["odd"]
