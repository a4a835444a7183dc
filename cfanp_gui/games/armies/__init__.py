"""Chess For Any Number of Players over any base game, which is given by its `pair_rules`."""
