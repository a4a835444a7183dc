"""The manual pages know the commands and options that there are."""

from __future__ import annotations

import re
import shutil
import subprocess

import pytest

from cfanp_gui import cli
from tests.packaging import LINUX, script

man_pages = script("man_pages")


def _plain(text: str) -> str:
    return re.sub(r"\\f.", "", text).replace("\\-", "-")


@pytest.mark.parametrize("name", ["cfanp.1", "cfanp-gui.1"])
def test_they_are_up_to_date(name: str) -> None:
    """Else run `packaging/man_pages.py`."""
    assert (LINUX / name).read_text(encoding="utf-8") == man_pages.pages()[name]


def test_every_command_and_option_is_named() -> None:
    page = _plain(man_pages.pages()["cfanp.1"])
    for command in man_pages.declared(cli.command_parser()):
        _, _, part = page.partition(f".SS {command.prog}")
        part = part.partition(".SS ")[0]
        assert part, command.prog
        for action in man_pages._shown(command)[1:]:
            for option in action.option_strings:
                assert f"{option} " in part or f"{option}\n" in part, (command.prog, option)
    window = _plain(man_pages.pages()["cfanp-gui.1"])
    assert "--selftest\n" in window
    assert "--render-svg" not in window


def test_words_are_never_commands() -> None:
    assert man_pages._text(".pdf, 'and' -x \\n") == "\\&.pdf, \\(aqand\\(aq \\-x \\en"


@pytest.mark.skipif(shutil.which("groff") is None, reason="groff is missing")
@pytest.mark.parametrize("name", ["cfanp.1", "cfanp-gui.1"])
def test_groff_has_nothing_to_say(name: str) -> None:
    done = subprocess.run(
        ["groff", "-man", "-Tutf8", "-ww", "-z", LINUX / name],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert (done.returncode, done.stderr) == (0, "")
