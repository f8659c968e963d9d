n = 6;
P = zeros(n);
P(:, 1) = 1;
for i = 2:n
  for j = 2:i
    P(i, j) = P(i-1, j-1) + P(i-1, j);
  end
end
P
for i = 1:n, fprintf('%s', blanks(2*(n - i))); fprintf('%4d', P(i, 1:i)); fprintf('\n'); end
isequal(P(6, :), arrayfun(@(k) nchoosek(5, k), 0:5))
sum(P, 2)'
(-1).^(0:5) * P(6, :)'
diag(fliplr(P(1:4, 1:4)))'
