1;
function h = djb2(s)
  h = uint32(5381);
  for c = s
    h = uint32(mod(double(h) * 33 + double(c), 2^32));
  end
end
printf('%u\n', djb2('hello'), djb2(''), djb2('world'));
function c = crc8(bytes)
  c = uint8(0);
  for b = bytes
    c = bitxor(c, b);
    for k = 1:8
      if bitand(c, uint8(128)), c = bitxor(bitshift(c, 1), uint8(7)); else, c = bitshift(c, 1); end
    end
  end
end
crc8(uint8([1 2 3])), dec2hex(crc8(uint8('abc')))
x = uint16(43981); bitand(x, uint16(255)), bitshift(x, -8), bitor(bitshift(uint16(18), 8), uint16(52)), dec2hex(x), swapbytes(x), bitxor(x, intmax('uint16')), bitcmp(x), bitget(x, [1 2 16]), bitset(x, 1, 0)
typecast(uint8([205 171]), 'uint16'), typecast(single(1.5), 'uint32'), typecast(int32(-1), 'uint32'), parity = mod(sum(bitget(uint8(77), 1:8)), 2), popcount = sum(dec2bin(12345) == '1')
lcg = uint32(1); for k = 1:3, lcg = uint32(mod(1664525 * double(lcg) + 1013904223, 4294967296)); printf('%u ', lcg); end, printf('\n');
