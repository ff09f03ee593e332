"""What stands on the map: pawns, monsters, vessels and land."""
