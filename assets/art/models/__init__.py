"""Single models that several places use; each is built at a given position."""
