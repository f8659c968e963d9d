% "Reduction Variables"
%#dialect matlab
x = 0; list = []; low = Inf; high = -Inf; all_ = []; ok = true; some = false; p = 1; c = {};
d = [4 8 3 9 1];
parfor i = 1:5
  x = x + d(i);
  list = [list, i];
  low = min(low, d(i));
  high = max(d(i), high);
  all_ = union(all_, mod(d(i), 3));
  ok = ok & d(i) > 0;
  some = some | d(i) > 8;
  p = p .* d(i);
end
assert(x == 25 && low == 1 && high == 9 && p == 864);
assert(isequal(list, 1:5) && isequal(all_, [0 1 2]));
assert(ok && some);

far = 0;
parfor i = 1:5
  far = hypot(far, d(i));
end
assert(abs(far - norm(d)) < 1e-12);
disp('passed');
