"""One small class for each building, governor and event."""
