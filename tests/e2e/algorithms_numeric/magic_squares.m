1;
function M = odd_magic(n)
  M = zeros(n);
  r = 1; c = (n + 1)/2;
  for k = 1:n^2
    M(r, c) = k;
    nr = mod(r - 2, n) + 1; nc = mod(c, n) + 1;
    if M(nr, nc), nr = mod(r, n) + 1; nc = c; end
    r = nr; c = nc;
  end
end
M = odd_magic(5)
isequal(sum(M), sum(M, 2)', repmat(65, 1, 5)), sum(diag(M)) == sum(diag(fliplr(M)))
is_magic = @(A) numel(unique([sum(A), sum(A, 2)', trace(A), trace(fliplr(A))])) == 1;
is_magic(odd_magic(3)), is_magic(magic(4)), is_magic([1 2; 3 4])
latin = mod((0:3)' + (0:3), 4) + 1, spiral = zeros(4); r = 1; c = 0; d = [0 1]; for k = 1:16, if any([r c] + d < 1 | [r c] + d > 4) || spiral(r + d(1), c + d(2)), d = [d(2) -d(1)]; end, r += d(1); c += d(2); spiral(r, c) = k; end, spiral
