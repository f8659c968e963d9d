"""`mat2c test` and `mat2c bench`: a function or program against Octave, or against what was
recorded."""
