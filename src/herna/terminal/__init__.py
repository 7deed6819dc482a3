"""Play in a terminal: any game, its board as text, actions typed or picked from a list."""
