1;
function show (f, varargin)
  try
    printf ("%.6f\n", feval (f, varargin{:}));
  catch err
    disp (err.message);
  end
end
z = quadgk (@(z) exp (z) ./ z, 1, 1, 'Waypoints', [1 + i, -1 + i, -1 - i, 1 - i]);
printf ("%.6f %.6f\n", real (z), imag (z));
z = integral (@(z) 1 ./ z, 1, i);
printf ("%.6f %.6f\n", real (z), imag (z));
show ('quadgk', @sin, 0, 1, 'Trace', false, 'AbsTol', 1e-8);
show ('quadgk', @sin, 0, 1, 1e-6, true, 4);
show ('quadgk', @sin, 0, 1, 'AbsTol');
show ('quadgk', @sin, 0, 1, 'AbsTol', -1);
show ('quadgk', @sin, 0, 1, 'RelTol', [1, 2]);
show ('quadgk', @sin, 0, 1, 'Precision', 1);
show ('quadgk', @sin, 0, 1, 'AbsTol', 1, 2, 3);
show ('integral', 'cos', 0, 1);
show ('integral', @cos, 0, 1, 'RelTol', [1, 2]);
show ('integral', @cos, 0, 1, 'Steps', 2);
show ('integral', @cos, 0, 1, 2, 3);
show ('integral2', @(x, y) x * y, 0, 1, 0, 2, 'Vectorized', false);
show ('integral2', @(x, y) x .* y, 0, 1, 0, @(x) x, 'Method', 'iterated');
show ('integral2', @plus, 0, 1, 0, 1, 'AbsTol', [1, 2]);
show ('integral2', @plus, 0, 1, 0, 1, 'Vectorized', {1});
show ('integral2', @plus, 0, 1, 0, 1, 'Method', 'none');
show ('integral2', @plus, 0, 1, [0, 1], 1);
show ('quad2d', @(x, y) x .* y, 0, 1, 0, 2, 'Singular', false);
show ('quad2d', @plus, 0, 1, 0, 1, 'MaxFunEvals', 0.5);
show ('quad2d', @plus, 0, 1, 0, 1, 'Method', 'tiled');
show ('integral3', @(x, y, z) x * y * z, 0, 1, 0, 1, 0, 2, 'Vectorized', false);
show ('integral3', @plus, 0, 1, 0, 1, 0, 2i);
