"""Modules of the rules of armies that are loaded late; see `position`."""

from __future__ import annotations

from importlib import import_module


class Later:
    """A module of this package that is loaded when something of it is first asked for."""

    def __init__(self, name: str) -> None:
        self._name = f"{__package__}.{name}"

    def __getattr__(self, name: str) -> object:
        found = getattr(import_module(self._name), name)
        setattr(self, name, found)
        return found
