"""The rules of Mammoths and what bots know about them, compiled."""
