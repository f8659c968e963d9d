s = uint16(44257);
for k = 1:5
  b = bitxor(bitxor(bitget(s, 1), bitget(s, 3)), bitxor(bitget(s, 4), bitget(s, 6)));
  s = bitor(bitshift(s, -1), bitshift(uint16(b), 15));
  printf('%d ', s);
end
printf('\n'); class(s)
h = uint32(2166136261); for c = 'ab', h = bitxor(h, uint32(c)); h = uint32(mod(double(h) * 403, 2^32)); end, h
x = 5; for k = 1:4, x = bitand(bitxor(bitshift(x, 2), x), 255); printf('%d ', x); end, printf('\n'); rev8 = @(v) bin2dec(fliplr(dec2bin(v, 8))); rev8(1), rev8(170), inter = 0; for k = 0:3, inter = bitor(inter, bitshift(bitand(bitshift(5, -k), 1), 2*k)); end, inter
