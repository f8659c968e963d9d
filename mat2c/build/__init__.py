"""From C text to something that runs: executables, libraries, Python functions."""
