function q = polyint (p, k)
  % Integral of a polynomial, with the constant k.
  if (nargin < 1)
    print_usage ();
  end
  if (nargin == 1)
    k = 0;
  end
  if (! (isvector (p) || isempty (p)))
    error ("polyint: argument must be a vector");
  end
  n = numel (p);
  if (n == 0)
    q = [];
    return;
  end
  p = p(:).';
  q = [p ./ (n:-1:1), k];
end
