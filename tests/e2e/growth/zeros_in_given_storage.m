% Functions that may fail and count in large arrays of zeros: where the caller has the storage, it held other values before.
1;
function c = counts (t)
  a = size (t);
  c = zeros (256, 256);
  for k = 1:a(1, 1)
    for j = 1:a(1, 2) - 1
      d1 = t(k, j) + 1;
      d2 = t(k, j + 1) + 1;
      c(d1, d2) = c(d1, d2) + 1;
    end
  end
end
function [c, n] = both (v, w)
  c = zeros (300, 200);
  n = zeros (250, 250);
  for k = 1:numel (v)
    c(v(k), 1) += 1;
    n(1, w(k)) -= 1;
  end
end
function c = twice (v)
  c = zeros (256, 256);
  c(v(1)) = 1;
  c = zeros (256, 256);
  c(v(2)) += 2;
end
c = counts (floor (mod ((1:20)' * (1:10), 7)));
disp (c(1:8, 1:8)), disp (sum (c(:)))
c = counts (mod ((1:30)' * (1:9), 5));
disp (c(1:6, 1:6)), disp (sum (c(:)))
for k = 1:3
  m = (1:256)' * (1:256) + k;
  c = counts (mod (m(1:5, 1:6), 4));
  disp (c(1:4, 1:4)), disp (nnz (c))
end
[c, n] = both ([1, 2, 2, 5], [7, 7, 9, 1]);
disp (nnz (c)), disp (nnz (n)), disp (n(1, 1:9)), disp (c(1:5, 1)')
c = twice ([3, 4]); disp (find (c)'), disp (sum (c(:)))
try
  c = counts ([1, 2; 3, -4]);
catch e
  disp (e.message)
end
