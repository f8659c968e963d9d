% What is left of a sparse vector without an element: a sparse number is a column then.
1;
function x = drained (x)
  while numel (x) > 0
    x(end) = [];
    printf ('%dx%d ', size (x));
  end
  printf ('\n');
end
function x = first (x)
  x(1) = [];
end
drained (sparse ([1 0 2])); drained (sparse ([1; 0])); drained (sparse (5)); drained (sparse (true));
a = sparse (5); a(1) = []; size (a)
d = sparse (5); d(:) = []; size (d)
e = sparse (5); e(true) = []; size (e)
e = sparse (5); e(1:1) = []; size (e)
e = sparse ([5 6]); e([true true]) = []; size (e)
e = sparse ([5; 6]); e([true true]) = []; size (e)
e = sparse ([5 6]); e(:) = []; size (e)
e = sparse ([5; 6]); e(:) = []; size (e)
e = sparse ([5 6; 7 8]); e(:) = []; size (e)
e = sparse (1, 0); e(:) = []; size (e)
e = sparse (5); e([]) = []; size (e)
e = sparse (5); e(false) = []; size (e)
a = sparse (5); a(1, :) = []; size (a)
a = sparse (5); a(:, 1) = []; size (a)
for n = 1:3
  size (first (sparse (ones (1, n)))), size (first (sparse (ones (n, 1))))
end
