"""A table is its log: commands return rows, and rows that are durable change the table."""
