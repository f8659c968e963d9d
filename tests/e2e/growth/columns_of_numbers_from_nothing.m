% a number put into all rows of a column of nothing makes a row, in loops, too
M = [];
for k = 1:3
  M(:, end+1) = 1;
end
M
function A = grown(n)
  A = [];
  for k = 1:n, A(end+1, :) = k; end
end
grown(2), grown(1), grown(0)
function B = widened(n)
  B = zeros(0, 0);
  while size(B, 2) < n, B(:, end+1) = 2; end
end
widened(3), widened(0)
C = zeros(2, 0);
for k = 1:2, C(:, end+1) = k; end
C
D = [];
if numel(C) > 3, D(:, 2) = 5; end
D(:, end+1) = 7
E = zeros(0, 3);
for k = 1:2, E(:, end+1) = k; end
E
F = [];
for k = 1:3
  if k == 2, F(:, k) = 4; end
end
F
G = int8([]);
for k = 1:2, G(k, :) = 100 * k; end
G, class(G)
