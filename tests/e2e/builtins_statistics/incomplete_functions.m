% gammainc, betainc, their inverses and expint: tails, ends, classes and wrong calls.
1;
function t (f, varargin)
  try
    r = f (varargin{:});
    printf ("%s %s:", class (r), mat2str (size (r)));
    printf (" %.5g", r);
    if (iscomplex (r))
      printf (" and");
      printf (" %.5g", imag (r));
    end
    printf ("\n");
  catch e
    disp (strtok (e.message, "."));
  end
end
x = [0.1 1 5 10 50];
for tail = {"lower", "upper", "scaledlower", "scaledupper"}
  t (@gammainc, x, 3.7, tail{1});
  t (@gammainc, [0 0 1 2 Inf], [0 1 0 Inf 2], tail{1});
  t (@gammainc, [100 200 751], [60.5 201 750], tail{1});
  t (@gammainc, -10, 10, tail{1});
  t (@gammainc, [1 2; 3 0.001], 1, tail{1});
end
t (@gammainc, -2.5, 3.3);
t (@gammainc, single (1), 2);
t (@gammainc, 1, int8 (2));
t (@gammainc, [], 1);
t (@gammainc, NaN, 1);
t (@gammainc, 1, 2, 'foo');
t (@gammainc, 1 + i, 2);
t (@gammainc, 1, -1);
t (@gammainc, [1 2], [1 2 3]);
t (@gammaincinv, [0 .1 .5 .9 1], 2);
t (@gammaincinv, [0 .1 .5 .9 1], 2, 'upper');
t (@gammaincinv, [1e-3 1-1e-4], [3 50]);
t (@gammaincinv, single (.5), 1);
t (@gammaincinv, .5, int8 (1));
t (@gammaincinv, 2, 1);
t (@betainc, [0 .1 .5 1], 2, 3);
t (@betainc, [1e-20 .1 .5 1], 0.01, 3, 'upper');
t (@betainc, single (.5), 1, 2);
t (@betaincinv, [0 .1 .5 1], 2, 3);
t (@betaincinv, [0 .1 .5 1], 2, 3, 'upper');
t (@betaincinv, 0.1, 1e-2, 1, 'upper');
t (@betaincinv, single (.5), 1, 1);
t (@betaincinv, 'a', 1, 2);
t (@betaincinv, 0, int8 (1), 1);
t (@betaincinv, ones (2), ones (1, 2), 1);
t (@expint, [1e-5 .5 1.9 2.1 10 100 800]);
t (@expint, [-.1 -1 -5 -30 -50]);
t (@expint, [1+2i 3i -1-i -5+.1i 20+20i]);
t (@expint, [0 Inf NaN]);
t (@expint, -Inf);
t (@expint, single (1));
t (@expint, '1');
