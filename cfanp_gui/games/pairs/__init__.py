"""Base games for two players, each as the `armies.pair_rules.PairRules` of half-boards joined."""
