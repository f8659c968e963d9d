% means of vectors that may be empty, which the run alone knows
function means_of_windows
  g = reshape (mod ((1:30) * 7, 11), 5, 6);
  out = zeros (5, 6, 'uint8');
  for i = 1:5
    for j = 1:6
      w = g(max (i-1, 1):min (i+1, 5), max (j-1, 1):min (j+1, 6));
      out(i,j) = round (mean (w(:)));
    end
  end
  disp (out)
  x = [4 8 15 16 23 42];
  for n = 0:3
    for from = 1:3
      y = x(from:n);
      c = y';
      disp (mean (y)); disp (size (mean (y)));
      disp (mean (c)); disp (size (mean (c(:))));
      disp (mean (c(:))); disp (size (mean (x(x > 10 * n))));
      z = single (y); disp (class (mean (z(:)))); disp (mean (z));
      b = y > 4; disp (mean (b));
      disp (size (mean (c, 1))); disp (size (mean (c, 2)));
    end
  end
  for n = 0:2
    e = zeros (n, 0); disp (mean (e)); disp (size (mean (e)));
    e = zeros (0, n); disp (mean (e)); disp (size (mean (e)));
  end
end
