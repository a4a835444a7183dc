"""Write the games anew: `python -m tests.golden`."""

from __future__ import annotations

from tests.golden import keep, kept, load

for name in kept():
    keep(name, load(name))
    print(name)
