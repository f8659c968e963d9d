arrivals = [0 2 3 8 9 15]; service = [4 3 6 2 5 1];
free_at = 0; waits = [];
for k = 1:numel(arrivals)
  start = max(arrivals(k), free_at);
  waits(k) = start - arrivals(k);
  free_at = start + service(k);
  fprintf('client %d: arrives %2d, starts %2d, leaves %2d\n', k, arrivals(k), start, free_at);
end
waits, mean(waits), max(waits), sum(service)/free_at
events = sortrows([arrivals' ones(6, 1); (arrivals + waits + service)' -ones(6, 1)], [1 2]);
len = cumsum(events(:, 2))', max(len)
