for a = [true false], for b = [true false], if (a || b) && ~(a && b), fprintf('a=%d b=%d\n', a, b); end, end, end
for n = 100:999, d = floor(mod(n ./ [100 10 1], 10)); if sum(d .^ 3) == n, fprintf('%d ', n); end, end, fprintf('\n');
for x = 1:20, if mod(x, 3) == 2 && mod(x, 5) == 3, x, end, end
[A, B] = meshgrid(1:9); [r, c] = find(A .* B == 24 & A < B); [c r]
for h = 0:10, c = 10 - h; if 2 * h + 4 * c == 26, fprintf('%d hens %d cows\n', h, c); end, end
s = 'SEND'; numel(unique([s 'MORE' 'MONEY'])), cnt = 0; for k = 1:200, p = num2str(k); if strcmp(p, fliplr(p)), cnt++; end, end, cnt
