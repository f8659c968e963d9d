% Wrong uses: subscripts that leave the matrix.
try, closure(2.5), catch err, disp(err.message), end
try, closure('a'), catch err, disp(err.message), end
disp('and now')
[t, B] = closure(1.5);
