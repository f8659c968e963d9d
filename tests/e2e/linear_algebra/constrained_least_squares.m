1;
function show (f, varargin)
  try
    x = feval (f, varargin{:})
  catch err
    disp (err.message);
  end
end
C = [1, 0; 0, 1; 2, 1];
[x, ~, ~, ~, ~, lambda] = lsqnonneg (C, [2; -1; 1]);
printf ("%.4f %.4f\n", [x, lambda]');
show ('lsqnonneg', {1}, 2);
show ('lsqnonneg', ones (2, 2, 2), 2);
show ('lsqnonneg', 1, 2, [], 3);
X = [1, 1; 1, 2; 1, 4; 1, 7];
Y = [2, 1; 3, 5; 4, 4; 9, 8];
[b, s, mse, S] = lscov (X, Y);
printf ("%.6f ", b, s, mse, S);
printf ("\n%d %d %d\n", size (S));
[b, s] = lscov (X, Y(:,1), [1; 2; 3; 4]);
printf ("%.6f ", b, s);
V = diag ([1, 2, 3, 4]);
V(1,2) = V(2,1) = 0.5;
[b, s] = lscov (X, Y(:,1), V);
printf ("%.6f ", b, s);
printf ("\n");
show ('lscov', X, [1; 2]);
show ('lscov', X, Y, [1; 2]);
A = toeplitz ([-2, 1, 0, 0, 0]);
printf ("%.5f %.5f\n", normest (A), norm (A));
show ('normest', [true, true]);
show ('normest', ones (2, 2, 2));
show ('normest', 1, [1, 2]);
f = @(what, x) ifelse_ (what, x, hilb (4));
g = @(what, x) ifelse_ (what, x, inv (hilb (4)));
function y = ifelse_ (what, x, A)
  if (strcmp (what, 'dim'))
    y = rows (A);
  elseif (strcmp (what, 'real'))
    y = true;
  elseif (strcmp (what, 'notransp'))
    y = A * x;
  else
    y = A' * x;
  end
end
printf ("%.2f %.2f\n", condest (f, g), condest (hilb (4)));
[c, v] = condest ([0, 0; 0, 1])
show ('condest', @sin);
show ('condest', @sin, 1);
show ('condest', {1});
show ('condest', [1, 2]);
