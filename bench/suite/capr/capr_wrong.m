% Wrong uses: arrays of other extents, and an inner conductor that is too large.
f = zeros(5, 4);
try, seidel(f, ones(3, 3), 4, 3, 1, 1), catch err, disp(err.message), end
try, gauss(6, 3, 0.5, f), catch err, disp(err.message), end
try, seidel(f, ones(5, 4), 4.5, 3, 1), catch err, disp(err.message), end
disp('and now')
gauss(4, 3.5, 0.5, f)
