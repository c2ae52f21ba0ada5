"""The decks of cards: what is on each, read and proved."""
