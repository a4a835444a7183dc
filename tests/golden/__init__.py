"""Games kept as they were played, move by move, so that no rule or notation changes unseen.

For each a ``.json`` with its actions and what they led to, and the record of it, a ``.cpgn``. After
a change that is meant to show in them, write them anew and read the difference:

    python -m tests.golden
"""

import json
from pathlib import Path
from typing import Any

from cfanp_gui.games.registry import find_game
from cfanp_gui.record import cpgn
from cfanp_gui.record.game_record import GameRecord
from cfanp_gui.record.move_tree import MoveNode

FOLDER = Path(__file__).parent
NAMES = ("Anna", "Ben", "Clara", "David")
EVERY = 25
"""A position is kept after so many actions."""


def kept() -> list[str]:
    """Return the names of the games."""
    return sorted(path.stem for path in FOLDER.glob("*.json"))


def load(name: str) -> dict[str, Any]:
    """Return the stored record of a game."""
    found: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return found


def record(name: str) -> str:
    """Return the record that is kept of a game."""
    return (FOLDER / f"{name}.cpgn").read_text(encoding="utf-8")


def played(game: dict[str, Any]) -> dict[str, Any]:
    """Return the record to be stored of a game: its actions, and their present results."""
    rules = find_game(game["game"])
    position = rules.initial(game["players"], game["options"])
    events = []
    positions = {}
    for ply, text in enumerate(game["actions"], start=1):
        position, change = position.apply(rules.parse_action(text))
        events += [
            {"ply": ply, "text": event.text(_name), **event.to_json()} for event in change.events
        ]
        if ply % EVERY == 0:
            positions[str(ply)] = position.to_text()
    outcome = position.outcome()
    return {
        "game": game["game"],
        "players": game["players"],
        "options": game["options"],
        "actions": game["actions"],
        "events": events,
        "positions": {**positions, str(len(game["actions"])): position.to_text()},
        "outcome": None if outcome is None else str(outcome),
    }


def _name(player: int) -> str:
    return NAMES[player - 1]


def written(game: dict[str, Any]) -> str:
    """Return the record of a game as it is written now."""
    rules = find_game(game["game"])
    new = GameRecord.new(rules, game["options"], NAMES[: game["players"]])
    new.root.extend([MoveNode(rules.parse_action(text)) for text in game["actions"]])
    return cpgn.write_game(new)


def keep(name: str, game: dict[str, Any]) -> None:
    """Write a game as it is played now."""
    text = json.dumps(played(game), indent=1, ensure_ascii=False)
    (FOLDER / f"{name}.json").write_text(f"{text}\n", encoding="utf-8")
    (FOLDER / f"{name}.cpgn").write_text(written(game), encoding="utf-8")
