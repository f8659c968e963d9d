% pages added to nothing, of which there is one already
T = [];
for k = 1:2
  T(:, :, end+1) = k;
end
T
function T = paged(n)
  T = [];
  for k = 1:3
    if k > n, T(k, 1, 2) = k; end
  end
end
paged(3), paged(2), size(paged(1))
U = [];
for k = 1:3
  U(:, :, k) = [k 1; 2 k];
end
U
size([], 3), W = []; W(:, :, end) = 4
