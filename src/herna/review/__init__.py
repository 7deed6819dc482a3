"""What could have been played better in a match that is over, and how much of it was luck."""
