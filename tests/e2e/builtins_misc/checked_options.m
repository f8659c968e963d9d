1;
function show (f, varargin)
  try
    x = feval (f, varargin{:})
  catch err
    disp (err.message);
  end
end
function check (varargin)
  try
    validateattributes (varargin{:});
    disp ('valid');
  catch err
    printf ("%s (%s)\n", err.message, err.identifier);
  end
end
p.objective = @(x) (x - 2) ^ 2;
p.x0 = 0;
p.solver = 'fminsearch';
p.options = optimset ('TolX', 1e-6);
printf ("%.3f\n", fminsearch (p));
checked = optimset ('FunValCheck', 'on');
show ('fminsearch', @(x) NaN, 0, checked);
show ('fminsearch', @(x) 1i, 0, checked);
show ('fminunc', @(x) x + Inf, 0, checked);
show ('fminsearch', 5);
check ([1, 0; 0, 3], {}, {'diag'});
check ([0, 0; 1, 0], {}, {'diag'});
check (rand (4, 6, 7), {}, {'size', [4, NaN, 7, 1, NaN]});
check (rand (4, 6, 7), {}, {'size', [4, NaN, 7, 2]});
check (3, 1, {});
show ('validatestring', 'r', {'red', 'green'}, 'paint', 'colour', -5);
show ('validatestring', 'r', {'red', 'green'}, 'paint', 'colour', 'x');
show ('validatestring', 'r', {'red', 'green'}, ['a'; 'b'], 'colour', 5);
show ('validatestring', 'r', {'red', 'green'}, 'paint', ['a'; 'b']);
show ('validatestring', 'r', {'red', 'green'}, 'paint', 2);
show ('optimget', struct ('MaxIter', 3), 'maxi');
show ('optimget', struct ('TolX', 3), 'Tol', 7);
disp (lastwarn ());
show ('optimget', struct ('size', 3), 'size');
disp (lastwarn ());
show ('mat2str', ones (2), [1, 2, 3]);
show ('orderfields', struct ('a', 1), struct ('b', 1));
show ('orderfields', struct ('a', 1), 'ab');
show ('del2', 1, 2, [1, 1]);
show ('del2', magic (3), ones (2, 2), 2);
show ('null', 1, 'r');
show ('hanning', 3, 'other');
show ('blackman', 3, 'other');
show ('common_size', 1);
show ('list_primes', 1i);
show ('symvar', '2 + 3');
[ok, why] = license ('checkout', 'nonesuch')
show ('license', 'test', 'octave', 'maybe');
