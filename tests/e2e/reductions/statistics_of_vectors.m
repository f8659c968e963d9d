% order statistics and spreads of vectors, and orders of bytes
function statistics_of_vectors
  x = mod ((1:50) * 7.5, 13); s = 0;
  for k = 1:20
    x(k) = x(k + 3) - k / 3;
    s = s + median (x) + mode (x) + std (x) + var (x(k:k+6)) + median (x(k:k+3));
  end
  printf ('%.12f\n', s);
  c = x(:);
  printf ('%.10g ', median (c), mode (c), std (c), var (c), median (c(1:2)), var (c(3)), std (c(3:4)));
  printf ('\n');
  y = [3 NaN 1]; printf ('%g ', median (y), mode (y), std (y), var (y)); printf ('\n');
  y = [Inf 1 2 -Inf]; y(2) = x(3); printf ('%g ', median (y), mode (y), std (y), var (y)); printf ('\n');
  y = [2 2 1 1 3]; y(5) = 1 + (x(4) > 100); printf ('%g ', median (y), mode (y), var (y)); printf ('\n');
  z = zeros (1, 100); for k = 1:100, z(k) = mod (k * 37, 101); end
  printf ('%g ', median (z), mode (z), std (z), median (z(1:65)), median ([z z])); printf ('\n');
  A = reshape (z, 10, 10);
  disp (median (A)); disp (var (A(:, 1:3))); disp (std (A, 0, 2)'); disp (mode (A, 2)');
  e = 0; for k = 1:3, e = e + var (ones (1, k)); end, disp (e)
  g = uint8 (mod ((1:400) * 37, 251)); s = 0;
  for k = 1:30
    v = sort (g(k:k+8)); w = sort (g(k:k+50), 'descend'); u = sort (g(k:k+32)');
    s = s + double (v(5)) + double (w(7)) * 2 + double (u(9)) * 3;
  end
  disp (s)
  disp (sort ('the quick brown fox')); disp (sort ('hello', 'descend'));
  t = ['dcba'; 'hgef']; disp (sort (t)); disp (sort (t, 2)); disp (class (sort (t)));
  b = [true false true false]; b(2) = s > 5; disp (sort (b)); disp (class (sort (b)));
  [v, i] = sort (g(1:5)); disp (v); disp (i);
  disp (sort (uint8 ([255 0 128 127]))); disp (sort (int8 ([-1 5 -128 127]))); disp (size (sort (g(5:4))));
  n = numel (find (x > 1)); disp (sort (char (mod ((1:n) * 11, 26) + 'a')));
end
