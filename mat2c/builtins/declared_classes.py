"""What becomes of a value whose class an `arguments` block or a property declares.

It is converted to a class of `CONVERTED` by calling it. What is not of a class of `AS_IT_IS` is
refused. Any other class is one of the program or the library, whose constructor converts.
"""

from mat2c.types.lattice import NUMERIC

CONVERTED = NUMERIC | {"logical", "char", "string"}
AS_IT_IS = frozenset("cell function_handle struct containers.Map dictionary table handle".split())
