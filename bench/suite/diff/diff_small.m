% A short screen with few sources.
D = diffraction(1, 1e-6, 1e-6, 1, 1);
fprintf('points %d\n', size(D, 1));
fprintf('%8.4g %10.5g\n', D(1:5:end, :)');
D = diffraction(1, 2e-6, 1e-6, 1, 0.5);
fprintf('%.5g\n', D(3, 2));
