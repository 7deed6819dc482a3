"""The rules of the small games, compiled."""
