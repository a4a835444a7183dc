"""One match: seats, control, the game tree and its cursor."""
