a = uint8([1 2 4 8 255]);
bitand(a, 3), bitor(a, 1), bitxor(a, a), bitshift(a, 1), bitshift(a, -1), bitcmp(a), bitget(a, 1), bitset(a, 8), bitand(a, uint8(15)), bitor([1 2 3], [4 4 4]), bitxor(10, 3), bitand(2^40 + 1, 1), bitshift(1, [1 2 3]), bitshift([8 16], -2), bitand(true, false), bitshift(int8(1), 7), bitshift(uint16(1), 15), bitshift(uint8(255), 4), bitor(int16(-8), int16(3)), bitand(5, uint8(4)), class(bitand(5, uint8(4))), dec2bin(bitxor(5, 9)), flintmax, bitshift(10, -5), bitshift(16, -4), fliplr(dec2bin(11, 4)), any(bitget(5, 1:3)), bitand(12, 10) == 8
try, bitand(uint8(1), int8(1)), catch e, disp(e.message), end
try, bitand(1.5, 1), catch e, disp(e.message), end
try, bitand([1 2], [1 2 3]), catch e, disp(e.message), end
try, bitget(1, 99), catch e, disp(e.message), end
try, bitset(1, 0), catch e, disp(e.message), end
try, bitand('a', {}), catch e, disp(e.message), end
