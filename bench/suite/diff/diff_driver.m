% Driver of the diffraction program, published size.
cells = 2;
w1 = 1e-5;
w2 = 1e-5;
T1 = 1;
T2 = 0;
D = diffraction(cells, w1, w2, T1, T2);
fprintf('points %d\n', size(D, 1));
fprintf('%8.4g %10.5g\n', D(1:6:end, :)');
