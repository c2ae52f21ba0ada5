"""The table: accounts, tables, live play, storage. Everything a browser or a program talks to."""
