"""Readers under a fuzzer: `python -m tests.judges.fuzz.fuzz_cpgn -max_total_time=60` (atheris)."""
