bits = uint32(0);
bits = bitset(bits, 3); bits = bitset(bits, 30);
find(bitget(bits, 1:32)), bits
set_ = @(w, k) bitor(w, bitshift(1, k)); has = @(w, k) bitand(bitshift(w, -k), 1);
w = 0; for k = [0 5 9], w = set_(w, k); end, w, arrayfun(@(k) has(w, k), 0:9)
u = bitor(5, 9), i = bitand(5, 9), d = bitand(5, bitcmp(uint8(9))), x = bitxor(5, 9), dec2bin([u i x], 4), crc = 0; for v = [1 0 1 1], crc = bitxor(bitshift(crc, 1), v); end, crc, hamming = sum(bitget(bitxor(uint8(93), uint8(73)), 1:8)), rgb = bitor(bitor(bitshift(18, 16), bitshift(52, 8)), 86), dec2hex(rgb), bitand(bitshift(rgb, -8), 255)
