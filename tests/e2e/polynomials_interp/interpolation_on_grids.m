% interp2, interp3 and interpn: shapes, methods, what lies outside, and how wrong calls are refused.
1;
function t (f, varargin)
  try
    r = f (varargin{:});
    printf ("%s %s:", class (r), mat2str (size (r)));
    printf (" %.5g", r(1:min (end, 6)));
    if (iscomplex (r))
      printf (" and");
      printf (" %.5g", imag (r(1:min (end, 6))));
    end
    printf ("\n");
  catch e
    disp (strrep (strtok (e.message, "\n"), ".  Correct usage is:", ""));
  end
end
m = magic (4);
v = reshape ((1:27) .^ 1.5, 3, 3, 3);
two = @interp2;
three = @interp3;
any_number = @interpn;
t (two, m, 1.5, 2.5);
t (two, m, [1.5 2.5], [1 2]);
t (two, m, [1.5 2.5]', [1 2]);
t (two, m, 1.5, [1; 2; 9]);
t (two, m, 'nearest');
t (two, m, 1, 'pchip');
t (two, m, 9, 1, 'spline');
t (two, m, 9, 1, 'spline', 0);
t (two, m * i, [1.5 9], [1 1]);
t (two, single (m), 1.5, 1.5);
t (two, 4:-1:1, 1:4, m, [1.5 2.5], [1.5 2.5]);
t (two, m, 1.5, 1.5, 'lin');
t (two, ones (2), -1);
t (two, ones (2), ones (2));
t (two, m, 1, 1, 'linear', {1});
t (two, m, 1, 1, 'foo');
t (two, {1}, 1, ones (2), 1, 1);
t (two, 1, 1, ones (2), {1}, 1);
t (two, ones (2), ones (2, 3), ones (2), 1, 1);
t (two, 1:3, 1:3, ones (3, 2), 1, 1);
t (two, [1 0 2], 1:3, ones (3), 1, 1);
t (two, m, [1 2; 3 4], 1);
t (two, 1:2, 1:2, ones (2), [1 2 4], [1 2 3], 'spline');
t (two, 1, 2, 3, 4);
t (three, v, [1 2], [1 2 3], 1.5);
t (three, v, [1 2], [1 2], [1 2]);
t (three, v, [1 2], 1.5, 1.5);
t (three, v, 1.5, 1.5, [1 2 3]);
t (three, v, 0, 1.5, 1.5, 'spline');
t (three, v, 0, 1.5, 1.5, 'nearest', 7);
t (three, ones (2), 1, 1, 1);
t (three, v, 1, 1, ones (2));
t (three, v, 1, 2);
t (three, v, 1.5, 1.5, 1.5, 'linear', [1 2]);
t (three, ones (1, 2, 2), ones (2, 2, 2), ones (2, 2, 2), ones (2, 2, 2), 1, 1, 1);
t (any_number, v, [1 2], 1.5, 1.5);
t (any_number, m, [1 2 2.5], [1 2]');
t (any_number, m, [1.5 9], [1 1]);
t (any_number, m, 9, 9, 'spline');
t (any_number, m, 9, 9, 'nearest', 0);
t (any_number, m * i, 9, 1);
t (any_number, m, 1.5, 1.5, 'foo');
t (any_number, m, 1.5, 1.5, 'pchip');
t (any_number, m, [1 2; 1 2], [1 2]);
t (any_number, [1 2], ones (2), magic (3), [1 2], [1 2]);
t (any_number, 1:3, 1:3, magic (3), [1 2], ones (2), 'spline');
