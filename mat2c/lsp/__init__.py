"""A language server: what mat2c knows of a program, for editors."""
