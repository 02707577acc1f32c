"""Single models that more than one place may use; each is built where it is told to stand."""
