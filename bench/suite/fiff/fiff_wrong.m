% Wrong uses: grids without room.
try, finediff(1, 1, 1, 5), catch err, disp(err.message), end
try, finediff([1 2], 1, 1, 5, 5), catch err, disp(err.message), end
disp('and now')
U = finediff(1, [0.5 1], 1, 5, 5);
