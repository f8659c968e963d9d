% Powers with exponents that are no numbers, of what is complex on some ways only.
for t = 1:2
  z = complex (1, 2);
  if t > 1
    z = 2;
  end
  disp (abs (z ^ 1e400))
  disp (abs (z .^ Inf))
  disp (isnan (z ^ NaN))
  z = z ^ -1e400;
  disp (isnan (z) || z == 0)
end
