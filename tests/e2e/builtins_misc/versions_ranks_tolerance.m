1;
function show (f, varargin)
  try
    x = feval (f, varargin{:})
  catch err
    disp (err.message);
  end
end
for op = {'==', '<', '<=', '>', '>=', '!=', '~=', '=<'}
  printf ("%s %d %d %d\n", op{1}, compare_versions ('1.2', '1.2.0', op{1}), ...
          compare_versions ('2.1-a', '2.1-b', op{1}), compare_versions ('rc', '1rc', op{1}));
end
show ('compare_versions', '1', '2', '<>');
show ('compare_versions', '1', '2', '!<');
show ('compare_versions', '1', '2', '=');
show ('compare_versions', '1', '2', 'ne');
show ('compare_versions', '1', '2', '===');
show ('compare_versions', ['1'; '2'], '2', '==');
show ('compare_versions', '.', '2', '==');
for kind = {'fractional', 'competition', 'modified', 'ordinal', 'dense', 2}
  disp (ranks ([3, 1, 3, 9, 1], [], kind{1}));
end
show ('ranks', [3, 1], 2, 'some');
show ('ranks', [3, 1], 0);
[c, ia, ic] = uniquetol ([2, 1, 2 + 1e-13, Inf, NaN])
[c, ia, ic] = uniquetol ([3, 2; 1, 2; 3, 2 + 1e-13; 0, 5], 'ByRows', true)
[c, ia] = uniquetol ([1, 1.04, 1.2, 1.3], 0.05, 'DataScale', 1, 'OutputAllIndices', true)
show ('uniquetol', zeros (1, 0));
show ('uniquetol', 1i);
show ('uniquetol', 1, [1, 2]);
show ('uniquetol', 1, 'DataScale', -1);
show ('uniquetol', 1, 'Scale', 1);
show ('erase', 'xayb', {'a', 'ay'});
show ('erase', 'xayb', {'ay', 'a'});
show ('erase', 'abababa', 'aba');
show ('erase', {'a b', ' c '}, ' ');
show ('movfun', @min, [4, 2, 7, 1, 5], 3, 'Endpoints', 'fill');
show ('kendall', single (4));
show ('isbanded', [], 0, 0);
show ('fftconv', [1; 2; 3], [1; 1]);
show ('bincoeff', [-3, -1, 0.5, 5], 2);
show ('bincoeff', 5, [0, 6, -1, 2.5]);
[q, n] = quadv (@(x) sin (x) .^ 2, 0, 8 * pi);
printf ("%.10f %d\n", q, n);
[q, n] = quadv (@sqrt, 0, 1, 1e-8);
printf ("%.10f %d\n", q, n);
show ('quadv', @sin, 0, 1, -1);
show ('mad', 1:3, 2);
show ('mad', 1:3, 0, 1.5);
show ('meansq', 1:3, 0);
