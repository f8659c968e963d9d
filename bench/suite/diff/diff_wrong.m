% Wrong uses: an argument too few, widths of no length.
try, diffraction(1, 1e-6, 1e-6, 1), catch err, disp(err.message), end
try, diffraction(1, 1e-6, [], 1, 1), catch err, disp(err.message), end
disp('and now')
D = diffraction(1, [1e-6 2e-6], [1e-6 1e-6 1e-6], 1, 1);
