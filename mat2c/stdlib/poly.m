function y = poly (x)
  % Characteristic polynomial of a matrix, or the polynomial with given roots.
  if (nargin < 1)
    print_usage ();
  end
  if (isempty (x))
    y = 1;
    return;
  end
  m = min (size (x));
  n = max (size (x));
  if (m == 1)
    v = x;
  elseif (m == n)
    v = eig (x);
  else
    print_usage ();
  end
  y = zeros (1, n+1);
  y(1) = 1;
  for j = 1:n
    y(2:j+1) = y(2:j+1) - v(j) * y(1:j);
  end
  above = sort (v(imag (v) > 0));
  below = sort (conj (v(imag (v) < 0)));
  if (isequal (above(:), below(:)))
    y = real (y);
  end
end
