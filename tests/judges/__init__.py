"""Judges of the program that are no tests: second implementations, comparisons, kills, fuzzers.

Each module that can be run says in its first lines what it compares or tries. The tests ask them
about a little; what they are asked by a command is in tests/README.md.
"""
