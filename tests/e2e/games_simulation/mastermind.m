1;
function [b, w] = score(code, guess)
  b = sum(code == guess);
  w = 0;
  for k = unique(code), w += min(sum(code == k), sum(guess == k)); end
  w -= b;
end
secret = [3 1 4 2];
[b, w] = score(secret, [1 2 3 4])
[b, w] = score(secret, [3 1 2 4]);
printf('%d %d\n', b, w);
cands = zeros(0, 4);
for a = 1:4, for b_ = 1:4, for c = 1:4, for d = 1:4, cands(end+1, :) = [a b_ c d]; end, end, end, end
tries = 0;
while rows(cands) > 1
  g = cands(1, :); tries++;
  [b, w] = score(secret, g);
  printf('%s -> %d %d (%d left)\n', sprintf('%d', g), b, w, rows(cands));
  keep = false(rows(cands), 1);
  for k = 1:rows(cands), [bb, ww] = score(cands(k, :), g); keep(k) = bb == b && ww == w; end
  if b == 4, break, end
  keep(1) = false; cands = cands(keep, :);
end
cands, tries
