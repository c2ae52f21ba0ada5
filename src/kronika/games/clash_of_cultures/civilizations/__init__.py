"""Special advances and leaders, one file a civilization."""
