"""Small programs, all of them: every short sequence of assignments over a small vocabulary.

`vocabulary.py` has the words, `snippets.py` the sentences, `check.py` compares what mat2c prints
with what Octave printed, which `answers.txt` holds as hashes. From the command line:
`python -m tests.scope`.
"""
