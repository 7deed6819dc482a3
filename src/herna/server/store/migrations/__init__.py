"""The history of the schema: one file for each change, run by the store when it opens."""
