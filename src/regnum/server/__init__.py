"""The web table: people, tables, live play, replay and storage behind HTTP and WebSocket."""
