"""`python -m mat2c` does what `mat2c` does."""

import sys

from mat2c.cli import entry

if __name__ == "__main__":
    sys.exit(entry())
