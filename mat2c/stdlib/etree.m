function [p, q] = etree (S, typ = "sym")
  % The elimination tree of a matrix, or of S'*S, and its postorder.
  if (nargin < 1 || nargin > 2)
    print_usage ();
  end
  if (! ischar (typ))
    error ("etree: TYP must be a string");
  end
  by_column = any (lower (typ(1:min (1, end))) == "c");
  [m, n] = size (S);
  if (! by_column && m != n)
    error ("etree: S is marked as symmetric, but is not square");
  end
  p = zeros (1, n);
  ancestor = zeros (1, n);
  last = zeros (1, m);
  for k = 1:n
    for i = find (S(:,k))'
      if (by_column)
        at = last(i);
        last(i) = k;
      else
        at = i;
      end
      while (at != 0 && at < k)
        next = ancestor(at);
        ancestor(at) = k;
        if (next == 0)
          p(at) = k;
        end
        at = next;
      end
    end
  end
  if (nargout > 1)
    q = postorder (p);
  end
end
function q = postorder (p)
  % Children before parents, in their order.
  n = numel (p);
  first = zeros (1, n + 1);
  next = zeros (1, n);
  for k = n:-1:1
    up = p(k) + (n + 1) * (p(k) == 0);
    next(k) = first(up);
    first(up) = k;
  end
  q = zeros (1, n);
  count = 0;
  stack = n + 1;
  while (! isempty (stack))
    at = stack(end);
    child = first(at);
    if (child != 0)
      first(at) = next(child);
      stack(end+1) = child;
    else
      stack(end) = [];
      if (at <= n)
        count += 1;
        q(count) = at;
      end
    end
  end
end
