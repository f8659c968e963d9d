% Whole powers of complex arrays: masks, fused expressions, arrays that turn real.
1;
1;
function show (z), printf ('%d:', iscomplex (z)); printf (' %.15g,%.15g', [real(z(:)).'; imag(z(:)).']); disp (''); disp (1 ./ imag (z(:).')); end
function main (z, c)
  show (z .^ 2); show (z .^ 3); show (z .^ -1); show (z .^ 0); show (z .^ 1); show (z .^ -2); show (z .^ 7);
  show (z .^ 2 + c); show (c - z .^ 2); show ((z + 1) .^ 2); show (abs (z .^ 2)); show (sum (z .^ 2));
  m = abs (z) <= 2; w = z; w(m) = w(m) .^ 2 + c; show (w);
  for k = 1:3, z = z .^ 2 + c; end, show (z);
  show ((z.') .^ 2); show ([z; z] .^ 2 + z);
end
main ([1+2i, -1i, 0, 2, -3, 0.5-0.25i], 0.25);
main ([1+2i, -1i, 0, 2, -3, 0.5-0.25i], 0.25i);
main (complex ([1 -2 0 -0 3 4], [0 0 0 0 0 0]), -1);
main (sqrt ([1 4 -0 9]), 1);
main (sqrt ([-1 -4 9 0]), 1i);
main (exp (1i * (0:3)), -0.5);
main ([NaN+1i, Inf, 1i*Inf, 1e200i, -1e-200], 0);
main (zeros (1, 0) * 1i, 0);
main (complex (single ([1 2]), single ([3 -4])), 1i);
