% Squares of complex numbers with parts that are 0, infinite or NaN.
v = [NaN, Inf, -Inf, 0, -0, 1, 1e200, -2];
for a = v, for b = v
  z = complex (a, b); w = z ^ 2; printf ('%g,%g: %g,%g  ', a, b, real (w), imag (w)); w = z .^ 2; printf ('%g,%g\n', real (w), imag (w));
end, end
