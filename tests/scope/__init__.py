"""Small programs, all of them: every short sequence of assignments over a small vocabulary.

`vocabulary.py` has the words, `snippets.py` the sentences, `runs.py` asks mat2c and Octave what
they print; `answers.txt` holds what Octave printed, as hashes. From the command line:
`python -m tests.scope`.
"""
