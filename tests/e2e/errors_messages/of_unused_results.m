1;
function t(x, y, n)
  try, mod(x, y); disp('none'), catch e, disp(e.message), end
  try, max(x, y); disp('none'), catch e, disp(e.message), end
  try, x + y; disp('none'), catch e, disp(e.message), end
  try, q = x .* y; disp('none'), catch e, disp(e.message), end
  try, reshape(x, n, 2); disp('none'), catch e, disp(e.message), end
  try, reshape(x, [], n); disp('none'), catch e, disp(e.message), end
  try, size(x, n - 3); disp('none'), catch e, disp(e.message), end
  try, logical(x ./ 0); disp('none'), catch e, disp(e.message), end
  try, logical(x(2) / 0); disp('none'), catch e, disp(e.message), end
  try, [x; y]; disp('none'), catch e, disp(e.message), end
  try, sum(x, n - 3); disp('none'), catch e, disp(e.message), end
  try, cumsum(x, n - 3); disp('none'), catch e, disp(e.message), end
  try, x(n + 4); disp('none'), catch e, disp(e.message), end
  try, x(:, n + 4); disp('none'), catch e, disp(e.message), end
  try, atan2(x, y); disp('none'), catch e, disp(e.message), end
  try, x * y; disp('none'), catch e, disp(e.message), end
  try, x == y; disp('none'), catch e, disp(e.message), end
  try, x & y; disp('none'), catch e, disp(e.message), end
  try, permute(x, [n 1]); disp('none'), catch e, disp(e.message), end
  try, diag(x, 1, n); disp('none'), catch e, disp(e.message), end
  try, dot(x, y); disp('none'), catch e, disp(e.message), end
  try, idx = sub2ind([2 2], n, 1); disp('none'), catch e, disp(e.message), end
  try, cat(1, x, y); disp('none'), catch e, disp(e.message), end
  try, horzcat(x', y); disp('none'), catch e, disp(e.message), end
  try, bitand(x, y); disp('none'), catch e, disp(e.message), end
  try, zeros(n, 2, 'foo'); disp('none'), catch e, disp(e.message), end
  try, x(1.5); disp('none'), catch e, disp(e.message), end
  try, x(n / 2); disp('none'), catch e, disp(e.message), end
  try, numel(x, 1, 2, 3); disp('none'), catch e, disp(e.message), end
  try, strcat(n); disp('none'), catch e, disp(e.message), end
  try, cross(x, y); disp('none'), catch e, disp(e.message), end
  try, polyval({}, x); disp('none'), catch e, disp(e.message), end
  try, nchoosek(n, -1); disp('none'), catch e, disp(e.message), end
  try, factorial(-n); disp('none'), catch e, disp(e.message), end
  try, primes('a', n); disp('none'), catch e, disp(e.message), end
  try, inv(x); disp('none'), catch e, disp(e.message), end
  try, det(x); disp('none'), catch e, disp(e.message), end
  try, trace(x); disp('none'), catch e, disp(e.message), end
  try, x'; x^2; disp('none'), catch e, disp(e.message), end
  try, vander([x; x]); disp('none'), catch e, disp(e.message), end
  try, sort(x, n - 3); disp('none'), catch e, disp(e.message), end
  try, any(x, n - 3); disp('none'), catch e, disp(e.message), end
  try, min(x, [], n - 3); disp('none'), catch e, disp(e.message), end
  try, diff(x, -1); disp('none'), catch e, disp(e.message), end
  try, find(x, -1); disp('none'), catch e, disp(e.message), end
  try, accumarray([0; 1], 1); disp('none'), catch e, disp(e.message), end
  try, mean(x, n - 3); disp('none'), catch e, disp(e.message), end
  try, ones(n)(n + 1, 1); disp('none'), catch e, disp(e.message), end
end
t([1 2 3], [1 2], 3)
