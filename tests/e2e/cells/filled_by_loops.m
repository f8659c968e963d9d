% Cells that loops fill, wholly or in part, and how they are read.
1;
function fill_all(n)
  n = numel(n);
  c = cell(1, n);
  for k = 1:n
    c{k} = [k, k^2];
  end
  t = 0;
  for k = 1:numel(c)
    v = c{k};
    t = t + v(1) * v(2);
  end
  t
  d = cell(n, 1);
  for k = 1:n
    if mod(k, 2), d{k} = k; else, d{k} = -k; end
  end
  x = 0;
  for k = n:-1:1, x = 2 * x + d{k}; end
  x
  m = cell(1, n);
  for k = 1:n, m{k} = eye(2)(:, 1) * k; end
  s = [0; 0];
  for k = 1:n, s = s + m{k}; end
  s
end

fill_all(zeros(1, 7))
N = 14;
H = cell(1, N);
for k = 1:N, H{k} = magic(4); end
B = blkdiag(H{1, 1:N});
size(B), sum(B(:))
fill_all([])
c = cell(1, 5);
try
  for k = 1:5
    if k == 3, error('stop'); end
    c{k} = k;
  end
catch
  disp(c), isempty(c{4})
end
b = cell(1, 5);
for k = 1:5
  if k == 4, break, end
  b{k} = k;
end
b
g = cell(1, 4);
for k = 1:4
  g{k} = k;
  if k > 1, g{k} = g{k} + g{k-1}; end
end
g{4}
h = cell(1, 4);
for k = 1:3, h{k} = k; end
h{4}, isempty(h{4})
for r = 1:2
  e = cell(1, 3);
  for k = 1:3
    e{k} = k * r;
  end
  disp(e{2})
end
e
