"""How the database came to be what models.py says; each file a step, never changed afterwards."""
