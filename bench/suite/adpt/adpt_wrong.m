% Wrong uses: messages, and an error that ends the program inside a sweep.
try, adapt(0, 1, 1), catch err, disp(err.message), end
try, srule([0 1 2], [1 2], 1e-3), catch err, disp(err.message), end
try, adapt(0, [1 2; 3 4], 1, 1e-3), catch err, disp(err.message), end
disp('and now')
[SRmat, quad] = adapt([0 0.25], [1 2 3], 2, 1e-3);
