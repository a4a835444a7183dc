"""Chess For Any Number of Players over any base game, which tells of itself by `pair_rules`."""
