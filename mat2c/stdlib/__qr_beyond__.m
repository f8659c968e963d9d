function [w, rest, q] = __qr_beyond__ (Q, x)
  % Q' * x, the length of what of x is outside of the space of Q, and its direction.
  length = norm (x);
  w = zeros (columns (Q), 1);
  for k = 1:columns (Q)
    w(k) = Q(:,k)' * x;
    x -= w(k) * Q(:,k);
  end
  rest = norm (x);
  if (rest > eps (length) * rows (Q))
    q = x / rest;
  else
    rest = 0;
    [~, k] = min (sumsq (Q, 2));
    q = zeros (size (x));
    q(k) = 1;
    for again = 1:2
      q -= Q * (Q' * q);
    end
    q /= norm (q);
  end
end
