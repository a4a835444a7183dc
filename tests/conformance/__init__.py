"""What the contract of `cfanp_gui.core` promises, asked of every game that says it keeps it.

A game gets all of this by its line in `games/registry.py`, a made-up one by its line in
`tests/made_up/entries.py`. What only some games have is asked for only where a position has it, an
editor, an example or a foreign format only where the game offers one. `cases.py` says of which
house rules and numbers of players chance plays; the modules are named after what is promised.
"""
