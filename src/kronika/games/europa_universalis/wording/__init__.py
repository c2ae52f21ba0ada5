"""What cards say, put together from their effects: a message for each word of the language.

So text and rule cannot disagree. The messages are in `locale/card-text.*.ftl`.
"""
