"""Sentences stored as JSON, from which they can still be translated."""

from __future__ import annotations

import json

from cfanp_gui.core.text import Plural, Text


def dumps(sentence: str) -> str:
    """Return a sentence as JSON; one that is no `Text` is stored as it is."""
    return json.dumps(_told(sentence))


def loads(text: str) -> str:
    """Return a stored sentence."""
    made = _made(json.loads(text))
    assert isinstance(made, str), "only sentences are kept"
    return made


def _told(value: object) -> object:
    if type(value) is Plural:
        return {"count": value.number, "text": value.template}
    if type(value) is Text:
        return {"text": value.template, "values": {k: _told(v) for k, v in value.values.items()}}
    if isinstance(value, int | float):
        return value
    return str(value).encode("utf-8", "replace").decode()


def _made(told: object) -> object:
    if not isinstance(told, dict):
        return told
    if "count" in told:
        return Plural(told["text"], "", told["count"])
    return Text(told["text"], **{name: _made(value) for name, value in told["values"].items()})
