% Arrays of three dimensions, of which the run knows that they are 0x0.
1;
function show (x)
  disp ([class(x) ' ' sprintf('%d ', size (x))]);
  disp (x);
end
function told (x, n)
  y = x > n;
  show (any (y)), show (all (y)), show (sum (y)), show (prod (x .* n)), show (sumsq (x + n)), show (mean (x - n));
  show (max (x + n)), show (min (x + n)), show (cumsum (x + n)), show (sum (y, 1)), show (sum (y, 2)), show (sum (y, 3)), show (any (y, 2)), show (max (x + n, [], 1));
  show (max (x + n, [], 2)), show (mean (x + n, 2)), show (norm (sum (y)(:))), show (sum (sum (y))), show (any (y(:)));
end
function emptied (x, n)
  x(:) = [];
  told (x, n);
end
function shortened (x, n)
  x(x >= 2) = [];
  told (x, n);
end
function paged (x, k)
  y = x(:, :, 1:k);
  z = y(1:0, 1:0, :);
  show (sum (z)), show (any (z)), show (max (z)), show (prod (z, 1)), show (sum (z, 2)), show (mean (z)), show (all (z, 3));
end
given = {reshape(3:10,2,2,2), reshape(3:6,2,2), 3:5, (3:5)', [], 3, zeros(0,0,2), zeros(0,1,2), zeros(2,0)};
for k = 1:numel (given)
  try, told (given{k}, []), catch e, disp (e.message), end
  try, emptied (given{k}, []), catch e, disp (e.message), end
  try, shortened (given{k}, []), catch e, disp (e.message), end
end
for k = 0:2
  paged (ones (2, 2, 2), k);
end
try, told (reshape(3:10,2,2,2), []), catch e, disp (e.message), end
try, told (zeros (0,0,2), []), catch e, disp (e.message), end
try, emptied (reshape(3:10,2,2,2), []), catch e, disp (e.message), end
try, emptied (reshape(3:10,2,2,2), 1), catch e, disp (e.message), end
try, shortened (reshape(3:10,2,2,2), []), catch e, disp (e.message), end
try, shortened (reshape(3:10,2,2,2), zeros (0, 1)), catch e, disp (e.message), end
