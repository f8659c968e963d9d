function y = repelems (x, r)
  % Elements r(1,k) of x, each r(2,k) times.
  if (nargin != 2)
    print_usage ();
  end
  at = zeros (1, sum (r(2,:)));
  n = 0;
  for k = 1:columns (r)
    at(n+1:n+r(2,k)) = r(1,k);
    n = n + r(2,k);
  end
  y = x(at);
  y = y(:).';
end
