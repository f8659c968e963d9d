items = {'a', 'b', 'c'};
for m = 0:2^numel(items) - 1
  picked = items(logical(bitget(m, 1:numel(items))));
  printf('%d: {%s}\n', m, strjoin(picked, ','));
end
READ = 1; WRITE = 2; EXEC = 4;
perm = bitor(READ, EXEC);
has = @(p, f) bitand(p, f) ~= 0;
has(perm, READ), has(perm, WRITE), perm = bitor(perm, WRITE), perm = bitxor(perm, READ)
gray = @(n) bitxor(n, bitshift(n, -1)); dec2bin(arrayfun(gray, 0:7), 3)
ispow2 = @(n) n > 0 && bitand(n, n - 1) == 0; arrayfun(ispow2, [1 2 3 4 6 8])
low = bitand(44, 2^32 - 44), hamming = @(a, b) sum(dec2bin(bitxor(a, b)) == '1'); hamming(7, 8), r = 0; for k = 1:8, r = bitor(bitshift(r, 1), bitget(19, k)); end, r
