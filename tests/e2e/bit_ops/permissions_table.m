names = {'read', 'write', 'exec'}; bits = [4 2 1];
for p = [0 5 7 6]
  on = bitand(p, bits) > 0;
  printf('%d %s %s\n', p, dec2bin(p, 3), strjoin(names(on), '+'));
end
rwx = 'rwx'; s = repmat('-', 1, 9); mode = [7 5 4]; for k = 1:3, m = logical(bitget(mode(k), 3:-1:1)); seg = '---'; seg(m) = rwx(m); s(3*k-2:3*k) = seg; end, s
bitor(4, 1), bitand(bitor(4, 2), bitcmp(uint8(2))), bitxor(7, 2), bitshift(7, 6) + bitshift(5, 3) + 4, dec2base(bitor(bitshift(7, 6), 44), 8), umask = 18; dec2base(bitand(511, bitxor(511, umask)), 8)
