"""The parts of the drawn board."""
