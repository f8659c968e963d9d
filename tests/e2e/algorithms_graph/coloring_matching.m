A = [0 1 1 0 0; 1 0 1 1 0; 1 1 0 1 0; 0 1 1 0 1; 0 0 0 1 0];
color = zeros(1, 5);
[~, order] = sort(sum(A), 'descend');
for v = order
  used = unique(color(find(A(v, :))));
  c = 1; while any(used == c), c++; end
  color(v) = c;
end
order, color, max(color)
