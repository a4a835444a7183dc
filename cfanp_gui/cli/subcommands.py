"""Declaration of a command's arguments, and the layout of its help.

The parser of a command is empty until the command is used, so that its declaration, with the
modules it needs, does not slow the start of other commands.
"""

import argparse
from collections.abc import Callable, Iterable
from pkgutil import resolve_name
from typing import Any, NamedTuple

from cfanp_gui.cli.speech import said
from cfanp_gui.core.text import Text, shown


class Table(NamedTuple):
    """Keys with their meanings, for the help and the manual page."""

    title: str
    rows: tuple[tuple[str, str], ...]
    words: str = ""
    """Remark on all of them."""


class Example(NamedTuple):
    """Example of a call in the help."""

    line: str
    """Input of the command on standard input."""
    arguments: str
    """Command and its arguments, as typed."""
    words: str
    """Description of its effect."""

    @property
    def typed(self) -> str:
        """Return the whole call as it is typed in a shell."""
        return f"echo '{self.line}' | cfanp {self.arguments}"


USAGE_FAULT = "the arguments cannot be used"
"""Cause of exit status 2 for every command."""


class CommandParser(argparse.ArgumentParser):
    """Parser of a command that declares its arguments on first use."""

    def __init__(
        self, *args: Any, declared_by: "Callable[[CommandParser], None] | None" = None, **more: Any
    ) -> None:
        """Call `declared_by` once, before arguments are read, to declare them."""
        super().__init__(*args, **more)
        self._declared_by = declared_by
        self.tables: Callable[[], Iterable[Table]] = tuple
        """Function that returns the tables after the options; called only for the help."""
        self.examples: tuple[Example, ...] = ()
        self.failure = ""
        """Cause of exit status 1; empty if a parser only leads to commands."""

    def flag(self, name: str, words: str) -> None:
        """Add an option without a value."""
        self.add_argument(name, action="store_true", help=words)

    def value(self, name: str, sign: str, words: str, kind: Any = None, **more: Any) -> None:
        """Add an option with a value, which the help calls `sign`; it tells a default number."""
        usual = more.get("default")
        default = f" (default {usual})" if isinstance(usual, int) else ""
        self.add_argument(name, metavar=sign, help=words + default, type=kind, **more)

    def declare(self) -> None:
        """Declare the arguments, if that is not done yet."""
        declared_by, self._declared_by = self._declared_by, None
        if declared_by is not None:
            declared_by(self)

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Declare and parse arguments; also called by the parser of all commands."""
        self.declare()
        return super().parse_known_args(args, namespace)

    def format_help(self) -> str:
        """Return argparse's help followed by tables, exit statuses and examples."""
        exits = (("0", "all went well"), ("1", self.failure), ("2", USAGE_FAULT))
        tables = [*self.tables(), *([Table("exit status", exits)] if self.failure else [])]
        parts = [super().format_help(), *map(self._formatted, tables)]
        if self.examples:
            calls = "".join(
                f"\n  {example.typed}\n      {example.words}\n" for example in self.examples
            )
            parts.append(f"examples:{calls}")
        return "\n".join(parts)

    def _formatted(self, table: Table) -> str:
        formatter = self.formatter_class(prog=self.prog)
        formatter.start_section(table.title)
        if table.words:
            formatter.add_text(table.words)
        for name, meaning in table.rows:
            formatter.add_argument(argparse.Action([], name, help=meaning.replace("%", "%%")))
        formatter.end_section()
        return formatter.format_help()


class Subcommand(NamedTuple):
    """A command's name, with the place of its declaration."""

    name: str
    help: str
    path: str
    """Module of this package and function that declares its arguments, as ``module:name``."""


def called_late(path: str) -> Callable[[Any], Any]:
    """Return a function that loads another one of this package, ``module:name``, and calls it."""

    def call(given: Any) -> Any:
        return resolve_name(f"cfanp_gui.cli.{path}")(given)

    return call


def add_commands(parser: CommandParser, commands: Iterable[Subcommand], metavar: str) -> None:
    """Add commands to a parser."""
    parsers = parser.add_subparsers(title="commands", metavar=metavar, required=True)
    for command in commands:
        parsers.add_parser(command.name, help=command.help, declared_by=called_late(command.path))


def positive(text: str) -> int:
    """Return the positive integer of an argument."""
    if not (text.isascii() and text.isdigit() and int(text)):
        raise argparse.ArgumentTypeError(
            said(Text("it is “{text}” (expected a number from 1)", text=shown(text)))
        )
    return int(text)
