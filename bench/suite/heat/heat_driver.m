% Driver of the method of lines, published size.
[t, U] = heatlines(40, 0.5, 4000);
fprintf('size %d x %d\n', size(U));
fprintf('%.6f\n', U(10:10:40, end));
