"""Scharz: simultaneous strategy on six historical maps, for 2 to 12 players, in six modes."""
