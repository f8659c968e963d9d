% What else a program with sparse matrices does: rows of cells, lists on the left that a sparse mask selects.
1;
function r = below (c)
  r = [c; 4 5];
end
s = sparse ([1 0 1]);
below ({1, 2})
below ([1 2])
[q{s > 0}] = deal (7);
q
[p{find (s)}] = deal (1, 2);
p
for k = sparse ([2 5]):4, disp (k), end
