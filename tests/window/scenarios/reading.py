"""The text of scenarios: titles, steps below them, and what several of them share.

The README beside this file says how they are written.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

BACKGROUND, EXAMPLES, SLOW, STEPS = "background", "examples", "slow", "steps "
_NAMED = re.compile(r"([A-Z][A-Z_0-9]*) = (.*)")


class Step(NamedTuple):
    """A step as it is written."""

    text: str
    number: int
    """Its line in the file."""
    block: tuple[str, ...] = ()
    """The lines set in below it."""


class Scenario(NamedTuple):
    """Steps that are done one after another, in a window."""

    file: Path
    title: str
    steps: tuple[Step, ...]
    is_slow: bool = False

    @property
    def id(self) -> str:
        """Return the name of the test."""
        return f"{self.file.stem}-{self.title}"


@dataclass
class _Part:
    """A title with the lines below it."""

    title: str
    steps: list[Step] = field(default_factory=list)


def scenarios_of(file: Path) -> list[Scenario]:
    """Return the scenarios of a file. Raises ValueError, with its line, for what is none."""
    names: dict[str, str] = {}
    parts: list[_Part] = []
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
        text = line.strip()
        if not text or text.startswith("#"):
            continue
        indent = len(line) - len(line.lstrip(" "))
        text = _filled(text, names, file, number)
        if indent == 0 and (named := _NAMED.fullmatch(text)):
            names[named[1]] = named[2]
        elif indent == 0:
            parts.append(_Part(text))
        elif not parts:
            raise ValueError(f"{file.name}:{number}: a step without a title above it")
        elif indent == 4:
            parts[-1].steps.append(Step(text, number))
        elif indent == 8 and parts[-1].steps:
            last = parts[-1].steps[-1]
            parts[-1].steps[-1] = last._replace(block=(*last.block, text))
        else:
            raise ValueError(f"{file.name}:{number}: set in by {indent} (expected 0, 4 or 8)")
    groups: dict[str, list[Step]] = {}
    for part in filter(_is_group, parts):
        steps = [one for step in part.steps for one in groups.get(step.text, (step,))]
        groups[part.title.removeprefix(STEPS)] = steps
    shared = [step for part in parts if part.title == BACKGROUND for step in part.steps]
    own = [part for part in parts if part.title != BACKGROUND and not _is_group(part)]
    for part in own:
        part.steps[:0] = shared
        part.steps[:] = _spread(part.steps, groups)
    return [one for part in own for one in _cases(file, part)]


def _spread(steps: list[Step], groups: dict[str, list[Step]]) -> list[Step]:
    """Return steps with those of groups in the places of their names."""
    found: list[Step] = []
    for step in steps:
        inside = groups.get(step.text)
        found += [step] if inside is None else _spread(inside, groups)
    return found


def _is_group(part: _Part) -> bool:
    """Return True if a part is a group of steps that scenarios do by its name."""
    return part.title.startswith(STEPS)


def _filled(text: str, names: dict[str, str], file: Path, number: int) -> str:
    def value(found: re.Match[str]) -> str:
        if found[1] not in names:
            raise ValueError(f"{file.name}:{number}: nothing is called ${found[1]}")
        return names[found[1]]

    return re.sub(r"\$([A-Z][A-Z_0-9]*)", value, text)


def _cases(file: Path, part: _Part) -> Iterator[Scenario]:
    """Yield a scenario, or one for each of its examples."""
    steps = [step for step in part.steps if step.text not in (EXAMPLES, SLOW)]
    table = [step for step in part.steps if step.text == EXAMPLES]
    is_slow = any(step.text == SLOW for step in part.steps)
    if not table:
        yield Scenario(file, part.title, tuple(steps), is_slow)
        return
    heads, *rows = ([cell.strip() for cell in row.split("|")] for row in table[0].block)
    for row in rows:
        case = dict(zip(heads, row, strict=True))
        filled = tuple(_with(step, case) for step in steps)
        yield Scenario(file, f"{part.title} ({', '.join(row)})", filled, is_slow)


def _with(step: Step, case: dict[str, str]) -> Step:
    """Return a step with the values of an example in the places of their names."""

    def filled(text: str) -> str:
        for name, value in case.items():
            text = text.replace(f"<{name}>", value)
        return text

    return step._replace(text=filled(step.text), block=tuple(map(filled, step.block)))
