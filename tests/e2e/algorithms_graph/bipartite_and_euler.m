A = [0 1 0 1; 1 0 1 0; 0 1 0 1; 1 0 1 0];
color = zeros(1, 4); color(1) = 1; queue = 1; ok = true;
while ~isempty(queue)
  v = queue(1); queue(1) = [];
  for w = find(A(v, :)), if color(w) == 0, color(w) = 3 - color(v); queue(end + 1) = w; elseif color(w) == color(v), ok = false; end, end
end
color, ok, deg = sum(A), euler = all(mod(deg, 2) == 0)
B = A; path = []; stack = 1; while ~isempty(stack), v = stack(end); w = find(B(v, :), 1); if isempty(w), path(end + 1) = v; stack(end) = []; else, B(v, w) = 0; B(w, v) = 0; stack(end + 1) = w; end, end, path
lap = diag(deg) - A; round(det(lap(2:end, 2:end))), comp = ~A & ~eye(4), isequal(A, A'), cliques = sum(sum(triu(A))), mis = find(color == 1)
