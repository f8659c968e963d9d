1;
% Ranges of whole numbers end with a whole number, results of complex () keep the signs of zeros, and an
% anonymous function passes on which outputs are ignored.
function signs (z)
  disp (1 ./ imag (z));
end
function [low, high] = asked ()
  if (isargout (1))
    low = 1;
    high = 2;
  else
    high = -2;
  end
end
function last (r)
  printf ("%d %d %d\n", r(end) == 1001, max (r) == 1001, numel (r));
end
r = 1:(1001 / 250) / (1 / 250);
last (r);
x = 0;
for k = 1:(1001 / 250) / (1 / 250)
  x = k;
end
disp (x == 1001);
s = single (1):single (1001 / 250) / single (1 / 250);
disp (s(end) - 1001);
signs (complex (-(1:3).', -0));
signs (complex ([1, 2], [0, -0]));
disp (cosint (complex (-(1:2)', -0)));
plain = @asked;
wrapped = @() asked;
all_of_them = {plain, wrapped};
[~, y] = plain ()
[~, y] = wrapped ()
[~, y] = all_of_them{2}()
[x, y] = wrapped ()
[x, k] = sortrows (sparse ([1, 1; 1, 2; 3, 6; 2, 7]), [1, -2])
disp (size (max (sparse (zeros (1, 0)), sparse (1))));
try
  atan2 ()
catch e
  disp (e.message(1:20));
end
disp (issorted ([3, 4; 1, 2], "rows", "either"));
disp (issorted ([3, 4; 1, 5; 1, 2], "rows", "either"));
disp (issorted ([3, 4; 1, 2; 2, 5], "rows", "either"));
[b, a] = residue ([-5i; 12; 5i; 12] / 54, [3i; 3i; -3i; -3i], [])
disp (gammaincinv (1e-15, 1) / 1e-15 - 1 < 1e-14);
