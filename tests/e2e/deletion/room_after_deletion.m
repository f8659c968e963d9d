% An array that was shortened by deletion is filled again, in the storage that it had.
1;
function v = refill(v, n, m)
  if any(v > n)
    v(v > n) = [];
  end
  for k = 1:3
    v = m(1, :);
  end
  v([1 end]) = v([end 1]);
end
function v = shrink(n, few)
  v = (1:n) * 2;
  w = v + 1;
  if few
    v(:) = [];
    w([1 3 4:n]) = [];
  end
  disp(size(v)), disp(w)
  for k = 1:2
    v = w(1) + (1:n);
  end
  v = v + 1;
end
n = str2double('5');
refill([3 1 4 1 5], 2.5, [7 8 9; 1 2 3])
refill((1:n) * 2, 0, ones(2, n))
shrink(n, true)
shrink(n, false)
m = magic(n); k = m;
m(:, [1 3]) = []
m([2 4], :) = [];
m(end + 1, :) = 1
k(:, logical([1 0 0 1 1])) = []
t = reshape(1:24, 2, 3, n - 1); t(:, [1 3], :) = [];
t(:, :, [1 2 4]) = []
c = 'abcdefgh'; c([2 4:6]) = []
i = int8([1 2 3 4 5]); i(i > 3) = []
