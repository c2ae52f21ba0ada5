"""Clash of Cultures: Monumental Edition, base game and Civilizations, for two to four players."""
