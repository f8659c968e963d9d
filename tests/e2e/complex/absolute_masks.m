% Absolute values of complex arrays compared: with numbers, arrays, on either side, close to equal.
1;
function show (m), printf ('%d', m); disp (''); end
function main (z, r)
  show (abs (z) <= 2); show (abs (z) < 2); show (2 >= abs (z)); show (2 > abs (z));
  show (abs (z) > r); show (abs (z) >= r); show (r <= abs (z)); show (r < abs (z));
  show (abs (z) == r); show (abs (z) ~= r); show (~(abs (z) > 2) & abs (z) >= 1);
  show (abs (z.') <= 2); show (abs (z(1:2:end)) < r(1:2:end)); show (abs (z) <= [1; 2; 5]);
  show (sum (abs (z) < 5)); show (abs (z) <= NaN); show (abs (z) < Inf); show (abs (z) > -1);
end
z = [3 + 4i, 1.2 - 1.6i, 2i, -2, 0, NaN + 1i, Inf * 1i, 1e-200 + 1e-200i, 1e200 - 1e200i, sqrt(2) + sqrt(2) * 1i, 1.2 + 1.6000000000000001i];
r = [5, 2, 2, 2, 0, 1, Inf, 1.414e-200, 1.5e200, 2, 2];
main (z, r)
