"""The rules of Space Stage and what bots know about them, compiled."""
