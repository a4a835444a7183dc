"""The arguments of the commands that read files of games."""

from __future__ import annotations

import pytest

from cfanp_gui import cli
from cfanp_gui.bots.annotating import NODES


def test_the_help_tells_how_many_positions_are_looked_at(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit):
        cli.main(["annotate", "--help"])
    assert f"(default {NODES})" in capsys.readouterr().out


def test_annotate_tells_progress_unless_it_is_to_be_quiet() -> None:
    parse = cli.command_parser().parse_args
    assert parse(["annotate", "a.cpgn"]).quiet is False
    assert parse(["annotate", "a.cpgn", "--quiet"]).quiet is True
