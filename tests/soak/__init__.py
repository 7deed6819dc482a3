"""Long runs against a server: attacks, kills, fills. Not part of `make test`."""
