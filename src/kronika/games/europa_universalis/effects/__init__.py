"""The language in which cards say what they do: its words, and the trees that are read from it.

How it is meant, beyond the words themselves:

- A list of effects is resolved in order. As much is done as can be done, the rest lapses; `else` is
  resolved only if nothing could be done, and for a gained action or Idea also if it was declined.
- `you` is the player of the card: of an event the active player, within `each` the one in turn,
  within a choice who chooses. Several players resolve clockwise from the active player
  (EU-16.3.4). What is said to nobody lapses; a condition about nobody does not hold, but its `not`
  does.
- Whoever gains or loses makes the detailed choice (EU-16.3.5), unless `pick` names another; what
  has no `who` is decided by `you`.
- What is `own`, in reach, eligible or adjacent is so for the player whom the effect or condition
  names, or whose card it is.
- An Area where Provinces are meant is its Provinces, a Province where an Area is meant its Area.
  What is on a board that is not in play never counts; `all` means all in play, of which there must
  be one.
- A card is played only if all that it requires holds and one of its effects can do something. A
  disc is an uncovered Town or Vassal token.
- `growth` compares with the number after setup, or at the start of the first round of the age.
"""
