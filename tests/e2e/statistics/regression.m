x = [1 2 3 4 5]'; y = [2.2 4.1 6.2 7.9 10.1]';
X = [ones(5, 1) x];
b = X \ y
yh = X * b; r = y - yh;
fprintf('%.4f\n', r);
SSE = sum(r.^2); SST = sum((y - mean(y)).^2);
fprintf('R2 = %.5f\n', 1 - SSE/SST);
s2 = SSE / 3; C = s2 * inv(X' * X); se = sqrt(diag(C)); fprintf('se %.5f\n', se);
t = b ./ se; fprintf('t %.3f\n', t);
corr(x, y), corrcoef(x, y), cov(x, y)
p = polyfit(x, y, 1); max(abs(p - fliplr(b'))) < 1e-10
w = [1 1 1 1 5]'; bw = (X' * (w .* X)) \ (X' * (w .* y)); fprintf('%.4f\n', bw);
H = X * ((X' * X) \ X'); fprintf('%.3f ', diag(H)); fprintf('\n'); trace(H)
