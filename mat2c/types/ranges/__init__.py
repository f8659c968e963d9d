"""Ranges of values: intervals, arithmetic on them, and those that classes have."""
