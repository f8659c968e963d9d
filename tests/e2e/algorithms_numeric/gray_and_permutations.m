1;
function p = next_perm(p)
  k = find(p(1:end-1) < p(2:end), 1, 'last');
  if isempty(k), p = []; return, end
  l = find(p > p(k)); l = l(l > k); l = l(end);
  p([k l]) = p([l k]);
  p(k+1:end) = fliplr(p(k+1:end));
end
p = 1:3; n = 0;
while ~isempty(p), printf('%s ', sprintf('%d', p)); n++; p = next_perm(p); end
printf('\n'); n
for k = 0:7, printf('%s ', dec2bin(bitxor(k, floor(k/2)), 3)); end, printf('\n');
inv_count = @(v) sum(sum(triu(v' > v, 1))); inv_count([3 1 2]), inv_count(5:-1:1)
cyc = @(p) numel(p); p = [2 3 1 5 4]; seen = false(1, 5); c = {}; for s = 1:5, if ~seen(s), q = []; x = s; while ~seen(x), seen(x) = true; q(end+1) = x; x = p(x); end, c{end+1} = q; end, end, c, P = eye(5)(p, :); det(P), (P^6 == eye(5))(1, :)
josephus = 0; for k = 2:10, josephus = mod(josephus + 3, k); end, josephus + 1
