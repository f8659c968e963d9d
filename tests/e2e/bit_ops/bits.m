bitand(12, 10), bitor(12, 10), bitxor(12, 10), bitshift(1, 3), bitshift(16, -2), bitand([1 2 3], 1), bitand(uint8(255), 15), bitget(13, 1:4), bitset(0, 1:3), bitset(15, 2, 0), dec2bin(bitor(1, 8), 6), flintmax, bitmax_is = flintmax - 1, bitshift(uint8(128), 1), bitshift(255, 4), bitcmp(uint8(0)), bitand(int32(-1), int32(255)), bitxor(uint16(65535), uint16(1)), nnz(dec2bin(255) == '1'), bitshift(int8(1), 6), bitshift(int8(64), 1), swapbytes(uint16(258)), fliplr(dec2bin(6)), bin2dec('1 0 1'), bitpack(logical([1 0 0 0 0 0 0 0]), 'uint8'), bitunpack(uint8(3)), bitand(true, true), dec2bin(0), bin2dec(''), bitor(uint8([1 2 4]), uint8(8))
% population count the slow way
n = 181; c = 0;
while n > 0
  c = c + bitand(n, 1);
  n = bitshift(n, -1);
end
c
g = bitxor(0:7, bitshift(0:7, -1))
dec2bin(g, 3)
try, bitshift(1, 1, 1, 1), catch e, disp(e.message), end
try, bitand(-1, 1), catch e, disp(e.message), end
try, bitand(1, 2, 3), catch e, disp(e.message), end
