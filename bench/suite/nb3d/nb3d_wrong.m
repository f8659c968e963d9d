% Wrong uses: positions and masses of other numbers of bodies.
R = [1 2 3; 5 9 1; 9 0 2; 4 4 4];
try, nbody3d(5, R, [1; 2; 3; 4; 5], 0.5, 2), catch err, disp(err.message), end
try, nbody3d(4, R(:, 1:2), [1; 2; 3; 4], 0.5, 2), catch err, disp(err.message), end
try, nbody3d(4, R, [1; 2; 3], 0.5, 2), catch err, disp(err.message), end
try, nbody3d(3, R, [1; 2; 3], 0.5, 2); disp('three of four'), catch err, disp(err.message), end
disp('and now')
[F, V] = nbody3d(4, R, [1 2 3 4], 0.5, 2);
