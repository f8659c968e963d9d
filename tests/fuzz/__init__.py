"""Fuzzers: random programs, mutated programs and damaged sources, against an installed Octave.

`make fuzz MINUTES=n` runs them. What is found is reduced and filed in `build/fuzz`: the program,
what Octave prints (`.out`) and what mat2c does (`.txt`). It becomes a test when someone has looked
at it.

    statements.py   programs as trees of statements, which can be cut down
    random_programs.py, mutated.py, damaged.py   where inputs come from
    compare.py      mat2c at its settings against Octave, many programs at once
    reduce.py       the smallest program that still differs
"""
