"""The rules of four in a row, compiled."""
