requests = struct('t', {0, 2, 5, 6}, 'from', {1, 3, 2, 5}, 'to', {4, 1, 5, 1});
floor_ = 1; t = 0; total = 0;
for r = requests
  t = max(t, r.t);
  t = t + abs(floor_ - r.from); floor_ = r.from;
  wait_ = t - r.t;
  t = t + abs(r.to - r.from); floor_ = r.to;
  total = total + wait_;
  fprintf('t=%2d at floor %d, waited %d\n', t, floor_, wait_);
end
total, mean_wait = total/numel(requests)
lights = false(1, 10); for k = 1:10, lights(k:k:end) = ~lights(k:k:end); end, find(lights)
doors = {'shut', 'open'}; state = 1; for e = 'ooccoc', switch e, case 'o', state = 2; case 'c', state = 1; end, end, doors{state}
tape = [0 1 1 0]; head = 1; q = 'a'; steps = 0; while q ~= 'h' && steps < 20, s = tape(head); if q == 'a' && s == 0, tape(head) = 1; head++; q = 'b'; elseif q == 'b' && s == 1, tape(head) = 0; head++; elseif q == 'b', q = 'h'; end, steps++; end, tape, steps
