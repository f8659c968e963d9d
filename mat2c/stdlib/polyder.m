function [q, d] = polyder (p, a)
  % Derivative of a polynomial, of a product of two, or of their quotient.
  if (nargin < 1)
    print_usage ();
  elseif (! isvector (p))
    error ("polyder: argument must be a vector");
  end
  if (nargin == 1)
    q = derivative (p);
  elseif (! isvector (a))
    error ("polyder: argument must be a vector");
  elseif (nargout == 1)
    q = derivative (conv (p, a));
  else
    left = conv (derivative (p), a);
    right = conv (p, derivative (a));
    n = max (numel (left), numel (right));
    q = trimmed ([zeros(1, n - numel (left)), left] - [zeros(1, n - numel (right)), right]);
    d = trimmed (conv (a, a));
    x = polygcd (q, d);
    if (numel (x) > 1)
      q = deconv (q, x);
      d = deconv (d, x);
    end
    q = q / d(1);
    d = d / d(1);
  end
end
function q = derivative (p)
  n = numel (p);
  p = p(:).';
  if (n == 0)
    q = [];
  elseif (n == 1)
    q = 0;
  else
    q = p(1:n-1) .* (n-1:-1:1);
  end
end
function q = trimmed (q)
  k = find (q, 1);
  if (isempty (k))
    q = 0;
  else
    q = q(k:end);
  end
end
