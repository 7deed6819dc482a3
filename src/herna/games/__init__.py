"""The games, a folder each; `herna.game(name)` imports one of them on demand."""
