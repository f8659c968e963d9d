% Means and spreads of rows and columns whose lengths only the run knows.
1;
function describe (x)
  printf ("%d elements:", numel (x));
  if isempty (x)
    printf (" none\n");
    return;
  end
  m = mean (x);
  s = sqrt (sum ((x - m).^2) / max (numel (x) - 1, 1));
  printf (" %g %g %g %g %g %g\n", m, s, std (x), var (x, 1), median (x), mode (x));
  printf ("%g ", (x - m) / std (x), find (x > m));
  printf ("\n");
end
function of_any (x)
  disp (size (std (x))), disp (size (var (x))), disp (std (x) + var (x))
  try
    disp (median (x) * 2)
  catch e
    disp (e.message)
  end
  disp (size (mean (x)))
  y = mean (x) + 1;
  disp (y)
end
n = str2double ("0");
for k = n:3
  describe (1:k);
  describe ((k:-1:1)' / 2);
  of_any (1:k);
  of_any ((1:k)');
end
of_any (zeros (n, 0));
of_any (ones (n, 3));
describe (logical ([1 0 1]));
describe ([1 NaN 3]);
