"""Programs, their goldens and their runs: what the end-to-end tests and the tools share."""
