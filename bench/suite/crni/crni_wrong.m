% Wrong uses: diagonals of other lengths, a grid without points.
try, tridiagonal([1 1], [4 4 4], [1 1], [1 2], 3), catch err, disp(err.message), end
try, tridiagonal(1, [4 4 4], [1 1], [1 2 3], 3), catch err, disp(err.message), end
try, crnich(1, 1, 1, 2.5, 5), catch err, disp(err.message), end
disp('and now')
X = tridiagonal([1 1 0], [4 4 4 4], [0 1], [1 2 3 4], 4)
