"""What `tests.compare` plays: where games begin, who plays them, and what was seen."""
