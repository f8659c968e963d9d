X = [1 1; 1.5 2; 3 4; 5 7; 3.5 5; 4.5 5; 3.5 4.5];
C = X([1 4], :);
for it = 1:10
  D = zeros(7, 2); for k = 1:2, D(:, k) = sum((X - C(k, :)).^2, 2); end
  [~, lab] = min(D, [], 2);
  N = C; for k = 1:2, N(k, :) = mean(X(lab == k, :), 1); end
  if isequal(N, C), break, end
  C = N;
end
it, lab', C
inertia = sum(min(D, [], 2)), sizes = accumarray(lab, 1)'
M = mean(X); Xc = X - M; S = Xc' * Xc / 6, [V, L] = eig(S); fprintf('%.4f ', diag(L)); fprintf('\n'); expl = max(diag(L)) / trace(L), nn = zeros(1, 7); for k = 1:7, d = sum((X - X(k, :)).^2, 2); d(k) = Inf; [~, nn(k)] = min(d); end, nn, mah = sqrt((X(1, :) - M) / S * (X(1, :) - M)')
