"""The table's command line: what a typed line means, and what it may become."""
