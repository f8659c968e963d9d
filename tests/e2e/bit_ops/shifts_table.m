for k = -3:3, printf('%d ', bitshift(20, k)); end, printf('\n');
for k = -3:3, printf('%d ', bitshift(uint8(200), k)); end, printf('\n');
for k = -3:3, printf('%d ', bitshift(int16(-100), k)); end, printf('\n');
bitshift([1 2 4], [1; 0](1)), bitshift(uint8([1 128]), 1), class(bitshift(uint8(1), 1))
