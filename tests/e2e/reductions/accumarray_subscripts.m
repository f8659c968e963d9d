% accumarray: sizes that are given, subscripts that do not fit, arrays of three dimensions
1;
function show (f)
  try
    x = f ();
    printf ("%s %s: %s\n", class (x), mat2str (size (x)), mat2str (x(:)'));
  catch err
    printf ("[%s] %s\n", err.identifier, err.message);
  end
end
show (@() accumarray ([1; 5], [1; 2], [1 3]));
show (@() accumarray ([1; 5], [1; 2], [1 3], @max));
show (@() accumarray ([1; 5], [1; 2], [1 3], @(x) x(1)));
show (@() accumarray ([1; 3], 1, [2 1], @(x) numel (x)));
show (@() accumarray ([1; 2], [1; 2], [2 2]));
show (@() accumarray ([1; 4], [1; 2], [2 2]));
show (@() accumarray ([1; 5], [1; 2], [2 2]));
show (@() accumarray ([1; 2], 1, [3 1 2]));
show (@() accumarray ([1; 2], 1, [3 1 1]));
show (@() accumarray ([1; 2], 1, 3));
show (@() accumarray ([0; 1], 1));
show (@() accumarray ([1.5; 1], 1));
show (@() accumarray ([0 1], 1));
show (@() accumarray ([1 -2; 1 1], 1));
show (@() accumarray ([1 1.5], 1));
show (@() accumarray ([1 1; 2 NaN], 1));
show (@() accumarray ([1 1; 2 3], 1, [2 2]));
show (@() accumarray ([1 1; 2 3], 1, [1 5], @max));
show (@() accumarray ([1 2; 3 4], 1, [3 4 2]));
show (@() accumarray ([1 1 2; 2 1 2], [5 6], [2 2 2]));
show (@() accumarray ({[1 2], [1 2 3]}, 1));
show (@() accumarray ([1 2; 3 4], [1 2 3]));
show (@() accumarray ([1; 2], {1; 2}));
show (@() accumarray ([1; 2], [1; 2], [], @(x) [x x]));
show (@() accumarray ([1; 2], [1; 2], [], 3));
n = 0;
for k = 1:3
  part = accumarray ([1; k], [k; 1], [3 1]);
  n += part(k);
end
n
cube = accumarray ([1; 2; 8], [1; 2; 3], [2 2 2])
