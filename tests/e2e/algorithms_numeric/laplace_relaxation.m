N = 5; V = zeros(N); V(1, :) = 100; it = 0;
do
  it++; old = V;
  for i = 2:N-1, for j = 2:N-1, V(i, j) = (V(i-1, j) + V(i+1, j) + V(i, j-1) + V(i, j+1))/4; end, end
until max(abs(V(:) - old(:))) < 1e-6
it, V
W = zeros(N); W(1, :) = 100; for k = 1:200, W(2:end-1, 2:end-1) = (W(1:end-2, 2:end-1) + W(3:end, 2:end-1) + W(2:end-1, 1:end-2) + W(2:end-1, 3:end))/4; end, max(max(abs(W - V))) < 1e-4
