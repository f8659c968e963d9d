% What polyfit and polyval tell of a fit; movvar with a divisor; division of columns
x = [1 2 3 4 5];
y = [2.1 3.9 6.2 7.8 10.1];
[p, S] = polyfit (x, y, 1);
disp (p), disp (fieldnames (S)'), disp (S.df), printf ("%.4f\n", S.normr)
[yh, d] = polyval (p, x, S)
[p, S, mu] = polyfit (x, y, 2);
[yh, d] = polyval (p, [1 2; 3 4], S, mu)
disp (polyval (p, [1 2], [], mu))
[p, s] = polyfit (0:5, 3*(0:5).^2 + 4, logical ([1 0 1]));
printf ("%.3f ", p), disp (s.df), disp (s.X), disp (size (s.R))
disp (polyfit ([1; 2], [3; 4], 1))
disp (deconv ((1:3)', [1, 1]))
[b, r] = deconv ([1 5 6 1]', [1 2]');
disp (b'), disp (r')
try, conv (2, 3, "x"), catch e, disp (e.message), end
disp (movvar (1:6, 4, 1)), disp (movstd (1:6, 3, 1)), disp (movvar (1:6, 3))
disp (polyval ([], 1:3)), disp (size (polyval (2, zeros (0, 3)))), disp (class (polyval (single ([]), 1)))
disp (corrcoef (1)), disp (class (cov (single ([1 2 3]))))
