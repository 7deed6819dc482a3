"""The rules of FEJAG and what bots know about them, compiled."""
