"""The page of `mat2c report`: facts of a translated program, its pictures, and the HTML."""
