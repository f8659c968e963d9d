C = zeros(4); C(1, 2) = 3; C(1, 3) = 2; C(2, 3) = 1; C(2, 4) = 2; C(3, 4) = 3; R = C; flow = 0;
while true
  prev = zeros(1, 4); prev(1) = 1; q = 1;
  while ~isempty(q), v = q(1); q(1) = []; for w = find(R(v, :) > 0), if ~prev(w), prev(w) = v; q(end + 1) = w; end, end, end
  if ~prev(4), break, end
  f = Inf; w = 4; while w ~= 1, f = min(f, R(prev(w), w)); w = prev(w); end
  w = 4; while w ~= 1, R(prev(w), w) -= f; R(w, prev(w)) += f; w = prev(w); end
  flow += f; printf('augment %d\n', f);
end
flow, C - R
