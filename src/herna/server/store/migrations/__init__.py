"""How the database came to be as it is: one file for each change, run by the store when it opens."""
