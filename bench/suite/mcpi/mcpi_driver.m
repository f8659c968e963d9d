% Driver of Monte Carlo pi, published size.
p = mcpi(500, 400);
fprintf('%.6f\n', p);
fprintf('%d\n', abs(p - pi) < 0.01);
