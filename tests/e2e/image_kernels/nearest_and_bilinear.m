A = [10 20; 30 40]; r = round(linspace(1, 2, 4)); A(r, r)
[x, y] = meshgrid(linspace(1, 2, 3)); x0 = min(floor(x), 1); y0 = min(floor(y), 1); fx = x - x0; fy = y - y0;
v = @(yy, xx) A(sub2ind(size(A), yy, xx)); B = (1 - fy) .* ((1 - fx) .* v(y0, x0) + fx .* v(y0, x0 + 1)) + fy .* ((1 - fx) .* v(y0 + 1, x0) + fx .* v(y0 + 1, x0 + 1))
isequal(B, interp2(A, x, y)), uint8(B / 3), kron(A, [1 1])
