"""Islands, the whole small game that CONTRIBUTING.md shows, read from that page."""

from tests import ROOT

CODE = (
    (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").split("```python\n")[1].split("```")[0]
)

exec(CODE)
