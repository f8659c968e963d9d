% Wrong uses: too few points, edges that are no numbers.
try, dirich(1, 2, 3, 4, 0.1, 0.1, 1, 1e-3, 10), catch err, disp(err.message), end
try, dirich(1, 2, 3, 4, 2, 2, 0.5), catch err, disp(err.message), end
try, dirich([1 2], 2, 3, 4, 2, 2, 0.5, 1e-3, 5), catch err, disp(err.message), end
disp('and now')
U = dirich(1, 2, [3 3 3], 4, 2, 2, 0.5, 1e-3, 5);
