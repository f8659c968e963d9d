% Quantiles of scalars and outside of [0, 1]; orders and arguments of Bessel functions of other classes.
1;
function t (f, varargin)
  try
    x = f (varargin{:});
    printf ("%s %s:", class (x), mat2str (size (x)));
    printf (" %.5g", x);
    printf ("\n");
  catch e
    disp (e.message);
  end
end
t (@quantile, 5, [.25 .5]);
t (@quantile, 5);
t (@prctile, 5, [25 50]);
t (@quantile, 5, [.5 .2], 1);
t (@quantile, [1 2 3], [-1 .5 2 NaN]);
t (@quantile, magic (3), [.5 2]);
t (@quantile, [1 2 NaN 3], .5);
t (@quantile, ones (2, 2, 2), [.1 .2]);
t (@besselj, 0, int8 (3));
t (@besselj, 0, 'a');
t (@besselj, 0, true);
t (@besselj, int8 (2), 3);
t (@besselj, 'a', 3);
t (@besselj, 2, int32 ([1 2; 3 4]));
t (@besselj, single (0), int8 ([1 2]));
t (@bessely, 0, uint8 (3));
t (@besseli, int8 ([0 1]), 3);
class(quantile(single(2.5), [.5 .2], 1)), class(quantile([1 2 3], single(.5))), class(prctile(single([1 2 3]), 50)), class(iqr(single([1 2 3 4])))
