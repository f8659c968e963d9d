"""Commands of `mat2c`, by topic; `mat2c/cli.py` has those that translate and build."""
