"""Storage: people, tables and their history, in SQLite or PostgreSQL."""
