"""A chess program that a person has chosen, asked about a pair of boards: threads and values only.

`analysis` has the requests and the answers, and finds programs; `uci_program` runs one in a process
of its own through `chess.engine`, with `uci_output` in between, which believes nothing it says, and
`pair_engine` keeps all of it off the window's thread. A program is run when somebody asks for it,
and ends when nobody does any more. Nothing here knows Qt.
"""
