"""How steps are declared and found: a pattern of words, and what a person does or sees by them."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from tests.window.scenarios.person import Person
    from tests.window.scenarios.reading import Step
from tests.window.scenarios.seeing import PARTS

README = Path(__file__).parent / "README.md"
_KINDS = {"": r"\S+", "number": r"-?\d+", "rest": r".+"}
_PART = re.compile(r'"\{(\w+)\}"|\{(\w+):?(\w*)\}|\[(not?) \]|\[|\]')


class Known(NamedTuple):
    """A step of the vocabulary."""

    pattern: str
    example: str
    form: re.Pattern[str]
    numbers: frozenset[str]
    """The values that are numbers."""
    act: Callable[..., None]

    @property
    def expects(self) -> bool:
        """Return True if it checks something rather than do something."""
        return self.pattern.startswith("expect")


KNOWN: list[Known] = []


def step(pattern: str, example: str = "") -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Declare a step by its pattern, with an example where the pattern is none itself.

    ``{name}`` stands for a word, ``{name:number}`` for a number, ``{name:rest}`` for the rest of
    the line, ``"{name}"`` for a text in quotes; what stands in ``[]`` may be left out, and a
    parameter ``no`` tells of ``[no ]`` or ``[not ]``. One called ``block`` gets the lines set in
    below the step.
    """

    def declare(act: Callable[..., None]) -> Callable[..., None]:
        numbers = frozenset(re.findall(r"\{(\w+):number\}", pattern))
        KNOWN.append(Known(pattern, example or pattern, _form(pattern), numbers, act))
        return act

    return declare


def _form(pattern: str) -> re.Pattern[str]:
    form, at = "", 0
    for found in _PART.finditer(pattern):
        form += re.escape(pattern[at : found.start()])
        at = found.end()
        if found[1]:
            form += rf'"(?P<{found[1]}>(?:\\.|[^"\\])*)"'
        elif found[2]:
            form += f"(?P<{found[2]}>{_KINDS[found[3]]})"
        elif found[4]:
            form += f"(?:(?P<no>{found[4]}) )?"
        else:
            form += "(?:" if found[0] == "[" else ")?"
    return re.compile(form + re.escape(pattern[at:]))


def find(text: str) -> tuple[Known, dict[str, str | int]]:
    """Return the step a line means, and its values. Raises LookupError for none or several."""
    found = [(one, match) for one in KNOWN if (match := one.form.fullmatch(text))]
    if not found:
        first = text.split(" ", maxsplit=1)[0]
        near = [one.pattern for one in KNOWN if one.pattern.startswith(first)]
        raise LookupError(f"there is no such step; those that begin alike are {near}")
    if len(found) > 1:
        raise LookupError(f"it may mean any of {[one.pattern for one, _ in found]}")
    known, match = found[0]
    values: dict[str, str | int] = {}
    for name, value in match.groupdict().items():
        if value is not None:
            plain = value.replace('\\"', '"').replace("\\n", "\n")
            values[name] = int(value) if name in known.numbers else plain
    return known, values


def do(person: Person, line: Step) -> None:
    """Do a step; what is expected is looked at until it is so, or patience has an end."""
    known, values = find(line.text)
    if "block" in known.act.__code__.co_varnames[: known.act.__code__.co_argcount]:
        values["block"] = line.block
    elif line.block:
        raise LookupError("lines are set in below a step that takes none")
    if not known.expects:
        person.announced.clear()
        person.attempt(lambda: known.act(person, **values))
        person.settle()
        return
    seen = ""

    def holds() -> bool:
        nonlocal seen
        try:
            known.act(person, **values)
        except AssertionError as problem:
            seen = str(problem)
            return False
        return True

    person.expect(holds, lambda: seen)


def readme() -> str:
    """Return the text of the README."""
    head = (README.parent / "head.md").read_text(encoding="utf-8")
    called = ", ".join(f"`{one}`" for one in PARTS)
    return f"{head.replace('{parts}', called)}{listed()}\n"


def listed() -> str:
    """Return all steps as the README has them: each with what it does, and an example."""
    return "\n".join(
        f"- `{one.pattern}`: {_sentence(one)}"
        + ("" if one.example == one.pattern else f"\n  `{one.example}`")
        for one in sorted(KNOWN, key=lambda one: one.expects)  # what is done comes first
    )


def _sentence(known: Known) -> str:
    """Return the first line of a step's docstring."""
    return (known.act.__doc__ or "").strip().splitlines()[0]
