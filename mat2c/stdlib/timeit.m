function t = timeit (f, count)
  % The seconds that a call of f takes: the median of several times.
  if (nargin < 2)
    count = 1;
  end
  outputs = cell (1, count);
  times = zeros (1, 5);
  for k = 1:numel (times)
    start = tic ();
    [outputs{:}] = f ();
    times(k) = toc (start);
  end
  t = median (times);
end
