% A subscript that is a column and a row put together: its elements are not those of either.
function bcast()
  M = magic(9);
  for k = find(M > 78)'
    pick(M, k);
  end
  tall(M, (2:4)');
end
function pick(M, k)
  [i, j] = ind2sub([9 9], k);
  rows_ = 3*floor((i-1)/3) + (1:3);
  cols_ = 3*floor((j-1)/3) + (1:3);
  block = M(rows_, cols_)
  line_ = M(3*floor((i-1)/3) + (1:3))
  N = M;
  N(2*floor((i-1)/3) + (1:3), 1) = 0
  N(2*floor((i-1)/3) + (1:3)) = floor((i-1)/3) + (7:9)
  N(2*floor((i-1)/3) + (1:3)) += 1
  s = sum(M(rows_, 1))
  m = max(M(i, cols_))
end
function tall(M, i)
  for r = i'
    [p, q] = ind2sub([9 9], [r; r+20]);
    a = M(p + (0:2), 1)'
    b = M(1, p + (0:2))
    c = M(p + (0:2))
    d = M(p + (0:2), q + (0:1))
    K = M(1:3, :);
    K(1, p + (0:2)) = 5
    K(p + (0:2)) = q + (1:3)
    t = sum(M(p + (0:2))(:))
    u = M(floor(p/2) + floor(q/3)', 2)
    e = any(M(p + (0:2)) > 40)
    f = find(M(p + (0:2)) > 20)'
  end
end
