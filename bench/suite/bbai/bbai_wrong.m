% Wrong uses: a matrix that is too small.
try, babai([1 2; 0 3], [1; 2; 3]), catch err, disp(err.message), end
try, babai(2, {1}), catch err, disp(err.message), end
disp('and now')
z = babai([1 2 3; 0 1 2], [1; 2; 3]);
