function x = mu2lin (mu, n)
  % Samples of 8-bit mu-law codes.
  if (nargin < 1)
    print_usage ();
  end
  if (nargin < 2)
    n = 0;
  end
  code = 255 - double (mu);
  s = 1 - 2 * (code >= 128);
  code = mod (code, 128);
  e = floor (code / 16);
  m = mod (code, 16);
  x = s .* (((m * 8 + 132) .* 2 .^ e) - 132);
  if (n == 0)
    x = x / 32768;
  elseif (n != 16)
    x = x * 2 ^ (n - 16);
  end
end
