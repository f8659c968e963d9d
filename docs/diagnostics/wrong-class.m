% Convert an operand, as in `double(x)`; take an element of a cell, `c{k}`, or a field, `s.name`.
c = {1, 2};
d = c + 1;
