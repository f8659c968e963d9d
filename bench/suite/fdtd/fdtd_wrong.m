% Wrong uses: a box of fewer cells than the signal reads, sizes that are no integers.
try, fdtd(.06, .05, .04, 3, 5, 4, 173.2, 2), catch err, disp(err.message), end
try, fdtd(.06, .05, .04, 6, 5, 4, 173.2), catch err, disp(err.message), end
disp('and now')
[Ex, Ey, Ez] = fdtd(.06, .05, .04, 6, 5, 2, 173.2, 3);
