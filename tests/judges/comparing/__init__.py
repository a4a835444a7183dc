"""What `tests.judges.compare` plays: where games begin, who plays them, and what was seen."""
