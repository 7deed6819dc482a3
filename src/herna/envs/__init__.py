"""Adapters: the games in the frameworks that people learn and search with. A module each; each needs its extra."""
