"""How the arguments of a command are declared, and how its help is laid out.

The parser of a command is empty until the command is asked for: what it declares, and the modules
that needs, cost the start of no other one.
"""

import argparse
from collections.abc import Callable, Iterable
from importlib import import_module
from typing import Any, NamedTuple

from cfanp_gui.cli.speech import said
from cfanp_gui.core.text import Text, shown


class Table(NamedTuple):
    """Keys and what each means, as help and manual page show them."""

    title: str
    rows: tuple[tuple[str, str], ...]
    words: str = ""
    """What is to be said of all of them."""


class Example(NamedTuple):
    """A call that is shown in the help."""

    line: str
    """What the command reads on standard input."""
    arguments: str
    """The command and its arguments, as typed."""
    words: str
    """What it does."""

    @property
    def typed(self) -> str:
        """Return the whole call as it is typed in a shell."""
        return f"echo '{self.line}' | cfanp {self.arguments}"


USAGE_FAULT = "the arguments cannot be used"
"""When the exit status is 2, whatever the command."""


class CommandParser(argparse.ArgumentParser):
    """The parser of a command, which is declared when it is asked for something."""

    def __init__(
        self, *args: Any, declared_by: "Callable[[CommandParser], None] | None" = None, **more: Any
    ) -> None:
        """`declared_by` is called once, before arguments are read, to declare them."""
        super().__init__(*args, **more)
        self._declared_by = declared_by
        self.tables: Callable[[], Iterable[Table]] = tuple
        """Returns what the help shows behind the options; made only for those who ask for help."""
        self.examples: tuple[Example, ...] = ()
        self.failure = ""
        """When the exit status is 1; empty where a parser only leads to commands."""

    def declare(self) -> None:
        """Declare the arguments, if that is not done yet."""
        declared_by, self._declared_by = self._declared_by, None
        if declared_by is not None:
            declared_by(self)

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Declare and parse arguments; called by the parser of all commands too."""
        self.declare()
        return super().parse_known_args(args, namespace)

    def format_help(self) -> str:
        """Return the help: behind what argparse makes of it tables, exit statuses and examples."""
        parts = [super().format_help(), *map(self._formatted, (*self.tables(), *self._exits()))]
        if self.examples:
            calls = "".join(f"\n  {one.typed}\n      {one.words}\n" for one in self.examples)
            parts.append(f"examples:{calls}")
        return "\n".join(parts)

    def _exits(self) -> Iterable[Table]:
        if self.failure:
            rows = (("0", "all went well"), ("1", self.failure), ("2", USAGE_FAULT))
            yield Table("exit status", rows)

    def _formatted(self, table: Table) -> str:
        formatter = self.formatter_class(prog=self.prog)
        formatter.start_section(table.title)
        if table.words:
            formatter.add_text(table.words)
        for name, meaning in table.rows:
            formatter.add_argument(argparse.Action([], name, help=meaning.replace("%", "%%")))
        formatter.end_section()
        return formatter.format_help()


class Command(NamedTuple):
    """A command by its name, and where it is declared."""

    name: str
    help: str
    path: str
    """The module and the function that declares its arguments, such as ``package.module:name``."""

    def declare(self, parser: CommandParser) -> None:
        """Load the command and have it declare its arguments."""
        declared_by: Callable[[CommandParser], None] = _found(self.path)
        declared_by(parser)


def run_late(path: str) -> Callable[[argparse.Namespace], int]:
    """Return a function that loads another one, as ``package.module:name``, and runs it."""

    def run(arguments: argparse.Namespace) -> int:
        status: int = _found(path)(arguments)
        return status

    return run


def _found(path: str) -> Any:
    module, _, name = path.partition(":")
    return getattr(import_module(module), name)


def add_commands(parser: CommandParser, commands: Iterable[Command], metavar: str) -> None:
    """Let a parser lead to commands."""
    parsers = parser.add_subparsers(title="commands", metavar=metavar, required=True)
    for one in commands:
        parsers.add_parser(one.name, help=one.help, declared_by=one.declare)


def positive(text: str) -> int:
    """Return the number from 1 that an argument is."""
    if not (text.isascii() and text.isdigit() and int(text)):
        raise argparse.ArgumentTypeError(
            said(Text("it is “{text}” (expected a number from 1)", text=shown(text)))
        )
    return int(text)
