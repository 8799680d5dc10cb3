"""The cases: a module a file of vectors, and what every one of them shows."""
