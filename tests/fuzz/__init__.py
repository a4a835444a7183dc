"""Long runs with atheris, beside the tests: `python -m tests.fuzz.fuzz_cpgn -max_total_time=60`."""
