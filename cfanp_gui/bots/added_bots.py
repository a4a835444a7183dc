"""Bots that people add: classes of installed packages, and programs named in a file of theirs.

A package has an entry point in the group ``cfanp.bots``, whose name is the bot's and whose value is
a `Bot` class or a factory of one. A program has a section in ``bots.ini`` of the program's data::

    [mybot]
    name = My bot
    command = python3 /home/ann/mybot.py

Each plays in a process of its own (`program_bot`). A bot that cannot be had is left out; the log
gives the reason.
"""

import configparser
import logging
import re
import sys
from collections.abc import Callable, Collection, Container, Iterator
from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from itertools import count
from pathlib import Path

from cfanp_gui.assets import user_data
from cfanp_gui.bots.contract import Bot
from cfanp_gui.bots.program_bot import ProgramBot, command_of, try_program
from cfanp_gui.core.text import Text, TextError, one_line, shown
from cfanp_gui.record.files import read_file, replace_file

GROUP = "cfanp.bots"
FILE = "bots.ini"
HOST = "cfanp_gui.bots.plugin_host"
MOST_KEY = 20
"""Most characters of a key, as in records."""
MOST_BYTES = 100_000
_KEY = re.compile(rf"(?=-*[0-9A-Za-z])[0-9A-Za-z-]{{1,{MOST_KEY}}}")
_log = logging.getLogger(__name__)

Make = Callable[[object], Bot]
"""Factory of a bot, for a game with any piece types."""


@cache
def added() -> dict[str, tuple[Text, Make]]:
    """Return the names and factories of the bots that were added, by their keys."""
    makers: dict[str, tuple[Text, Make]] = {}
    for key, name, make in (*_installed(), *_programs(user_data() / FILE)):
        if not _KEY.fullmatch(key):
            _log.warning("bot %r is left out: a key has letters, digits and - alone", key)
        elif key in makers:
            _log.warning("bot %r is left out: there is one of that name", key)
        else:
            makers[key] = name, make
    return makers


def add_program(name: str, command: str, taken: Collection[str]) -> str:
    """Add a program to those in the file, once it has answered; return the key of the bot.

    `taken` are the keys of other bots.

    Raises OSError and ValueError; nothing is added then.
    """
    words = command_of(command)
    name = one_line(name.strip()) or Path(words[-1]).stem
    try_program(words)
    path = user_data() / FILE
    before = read_file(path, MOST_BYTES).decode("utf-8") if path.exists() else ""
    sections = configparser.ConfigParser(interpolation=None)
    try:
        sections.read_string(before)
    except configparser.Error as problem:
        raise ValueError(one_line(f"{FILE}: {problem.message}")) from None
    key = _free_key(name, {*sections.sections(), *taken})
    section = f"[{key}]\nname = {name}\ncommand = {command.strip()}\n"
    path.parent.mkdir(parents=True, exist_ok=True)
    replace_file(path, f"{before.rstrip()}\n\n{section}".lstrip().encode())
    reread()
    return key


def _free_key(name: str, taken: Container[str]) -> str:
    """Return a free key, made of the letters and digits of a name."""
    words = re.findall("[a-z0-9]+", name.lower())
    plain = "-".join(words)[: MOST_KEY - 3].strip("-") or "bot"
    numbered = (plain if number == 1 else f"{plain}-{number}" for number in count(1))
    return next(key for key in numbered if key not in taken)


reread = added.cache_clear
"""Clear the cache, so that the next call of `added` looks anew."""


def named(text: str) -> Callable[[object], ProgramBot]:
    """Return the factory of the bot ``module:Class``. Raises ValueError for an unknown module."""
    module = text.partition(":")[0]
    try:
        spec = find_spec(module.partition(".")[0])  # a longer name loads its packages
    except (ImportError, ValueError):
        spec = None
    if spec is None:
        raise TextError("there is no module “{module}”", module=shown(module))
    return _hosted(text)


def _hosted(text: str) -> Callable[[object], ProgramBot]:
    return lambda _: ProgramBot(text, [sys.executable, "-m", HOST, text], True)


def _installed() -> Iterator[tuple[str, Text, Make]]:
    for point in entry_points(group=GROUP):
        yield point.name, Text(one_line(point.name)), _hosted(point.value)


def _program(name: str, command: list[str]) -> Make:
    return lambda _: ProgramBot(name, command)


def _programs(path: Path) -> Iterator[tuple[str, Text, Make]]:
    sections = configparser.ConfigParser(interpolation=None)
    try:
        if not path.is_file():
            return
        with path.open("rb") as file:
            sections.read_string(file.read(MOST_BYTES).decode("utf-8"))
    except (OSError, ValueError, configparser.Error) as problem:
        _log.warning("%s cannot be read: %s", path, one_line(str(problem)))
        return
    for key in sections.sections():
        name = one_line(sections[key].get("name", key))
        try:
            command = sections[key].get("command", "")
            if "\0" in command:  # which no system accepts
                raise TextError("its command has a NUL character (expected text)")
            make = _program(name, command_of(command))
        except ValueError as problem:
            _log.warning("bot %r of %s is left out: %s", key, path, problem)
            continue
        yield key, Text(name), make
