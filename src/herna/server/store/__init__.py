"""What is written here survives: SQLite or PostgreSQL."""
