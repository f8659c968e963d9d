function z = interpft (x, n, dim)
  % Resamples a periodic sequence by the FFT.
  if (nargin < 2)
    print_usage ();
  end
  if (! (isscalar (n) && n == fix (n)))
    error ("interpft: N must be a scalar integer");
  end
  if (nargin < 3)
    dim = __first_dim__ (x);
  elseif (dim < 1 || dim > ndims (x))
    error ("interpft: invalid dimension DIM");
  end
  order = [dim, 1:dim-1, dim+1:ndims(x)];
  shape = size (permute (x, order));
  x = reshape (permute (x, order), shape(1), []);
  m = rows (x);
  inc = max (1, fix (m / n));
  n2 = inc * n;
  y = fft (x) / m;
  k = ceil (m / 2);
  y = n2 * [y(1:k,:); zeros(n2 - m, columns (y)); y(k+1:m,:)];
  if (mod (m, 2) == 0 && n2 > m)
    y(n2-m+k+1,:) = y(n2-m+k+1,:) / 2;
    y(k+1,:) = y(n2-m+k+1,:);
  end
  z = ifft (y);
  if (isreal (x))
    z = real (z);
  end
  z = z(1:inc:end,:);
  shape(1) = n;
  z = ipermute (reshape (z, shape), order);
end
