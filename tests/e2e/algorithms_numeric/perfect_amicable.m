divs = @(n) find(mod(n, 1:n-1) == 0);
for n = 2:500
  if sum(divs(n)) == n
    fprintf('%d is perfect: %s\n', n, mat2str(divs(n)));
  end
end
s = arrayfun(@(n) sum(divs(n)), 1:300);
for a = 2:300
  b = s(a);
  if b > a && b <= 300 && s(b) == a, fprintf('%d and %d are amicable\n', a, b); end
end
abundant = find(s > (1:300), 5)
armstrong = []; for k = 100:499, d = num2str(k) - '0'; if sum(d.^3) == k, armstrong(end+1) = k; end, end, armstrong
happy = @(n) n; seen = []; n = 19; while n ~= 1 && ~any(seen == n), seen(end+1) = n; n = sum((num2str(n) - '0').^2); end, seen, n
