"""The arguments of the commands that read files of games."""

from __future__ import annotations

import pytest

from cfanp_gui import cli
from cfanp_gui.bots.annotating import NODES


@pytest.mark.parametrize("command", ["validate", "convert", "annotate"])
def test_the_help_tells_every_argument_and_status(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as caught:
        cli.main([command, "--help"])
    text = " ".join(capsys.readouterr().out.split())
    assert caught.value.code == 0
    assert "exit status: 0 all went well 1 " in text
    assert text.isascii()
    assert command != "annotate" or f"(default {NODES})" in text


def test_annotate_tells_progress_unless_it_is_to_be_quiet() -> None:
    parse = cli.command_parser().parse_args
    assert parse(["annotate", "a.cpgn"]).quiet is False
    assert parse(["annotate", "a.cpgn", "--quiet"]).quiet is True
