% Wrong uses: vectors of other lengths than said.
R = [1; 5; 9; 4];
try, nbody1d(5, R, R, R, R, 0.5, 2), catch err, disp(err.message), end
try, nbody1d(4, R, R(1:3), R, R, 0.5, 2), catch err, disp(err.message), end
try, nbody1d(4, R, R, R, R(1:3), 0.5, 2), catch err, disp(err.message), end
try, nbody1d(3, R, R, R, R, 0.5, 2), catch err, disp(err.message), end
disp('and now')
[Fx, Fy] = nbody1d(4, R, R, R', R(1:3)', 0.5, 2);
