% How long the sequences of Collatz are that start below a number, as bars.
last = 2000;
steps = zeros (1, last);
for n = 2:last
  k = n;
  while k > 1
    if mod (k, 2) == 0
      k = k / 2;
    else
      k = 3 * k + 1;
    end
    steps(n) = steps(n) + 1;
  end
end
edges = 0:30:180;
counts = histc (steps, edges);
bars (arrayfun (@(e) sprintf ('%d-%d', e, e + 29), edges, 'UniformOutput', false), counts);
