"""The rules of The Base and what bots know about them, compiled."""
