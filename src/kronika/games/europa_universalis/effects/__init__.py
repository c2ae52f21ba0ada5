"""The language in which cards say what they do: its words, and the trees that are read from it."""
