"""The advances, one file a category."""
