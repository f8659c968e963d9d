% what uniform results become: complex numbers, sparse matrices, handles and objects, from functions and handlers
1;
function r = pick (x, a, b)
  if (x == 1)
    r = a;
  else
    r = b;
  end
end
function show (k, f)
  try
    r = f ();
    printf ("%d: %s %d%d %s %s\n", k, class (r), issparse (r), iscomplex (r), mat2str (size (r)), mat2str (full (r)));
  catch e
    printf ("%d: %s | %s\n", k, e.message, e.identifier);
  end
end
values = {complex(1, NaN), complex(0, 0), 2+i, sparse(0), sparse(2), sparse(true), sparse(2+i), int8(3), ...
          single(2), true, "a", [], "", {}, {1}, [1, 2], sparse([1, 2]), @sin, inputParser()};
for k = 1:numel (values)
  v = values{k};
  show (k, @() arrayfun (@(x) v, 1:2));
  show (k, @() arrayfun (@(x) v, zeros (1, 2, 2)));
  show (k, @() cellfun (@(x) v, {5}));
  show (k, @() arrayfun (@(x) pick (x, v, 1), 1:2));
  show (k, @() arrayfun (@(x) pick (x, 1, v), 1:2));
  show (k, @() arrayfun (@(x) pick (x, true, v), 1:2));
  show (k, @() cellfun (@(x) error ("no"), {1, 2}, "ErrorHandler", @(e, x) v));
  show (k, @() cellfun (@isreal, {v, 1}));
  show (k, @() cellfun ("isreal", {v, 1}));
  show (k, @() cellfun ("length", {v, 1}));
end
for v = {sparse(0), sparse([1, 2]), sparse(true)}
  show (0, @() cellfun (@any, {v{1}, 1}));
  show (0, @() cellfun (@logical, {v{1}(1), 1}));
  show (0, @() cellfun (@(x) ! x, {v{1}(1), 1}));
end
