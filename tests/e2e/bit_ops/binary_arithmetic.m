a = 13; b = 7;
dec2bin(bitand(a, b)), dec2bin(bitor(a, b)), dec2bin(bitxor(a, b)), bitshift(a, 2), bitshift(a, -2)
while b ~= 0, carry = bitand(a, b); a = bitxor(a, b); b = bitshift(carry, 1); end, a
x = uint8(150); lowest = bitand(x, bitcmp(x) + 1), nibbles = [bitshift(x, -4), bitand(x, 15)], sw = bitor(bitshift(bitand(x, 15), 4), bitshift(x, -4)), rotl = bitor(bitshift(x, 1), bitshift(x, -7)), n = 0; y = x; while y, y = bitand(y, y - 1); n++; end, n, bits = bitget(x, 8:-1:1), sum(bits .* 2 .^ (7:-1:0)), flags = bitset(uint8(0), [1 4 8]), flags2 = 0; for k = [1 4 8], flags2 = bitset(flags2, k); end, flags2, mask = 2^4 - 1, bitand(255, mask), bitxor(true, true), bitor(uint8([1 2]), uint8(4))
