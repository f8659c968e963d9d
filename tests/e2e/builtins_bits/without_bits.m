% bitset of nothing, whatever class and extents it has, is [].
x = bitset (uint8 (5), zeros (0, 3)), class (x)
bitset (5, []), bitset (zeros (0, 3), 2), bitset (int8 (zeros (3, 0)), zeros (3, 0), 1), bitset (3, 60, []), bitset ('', 2)
try, bitset ([1 2], []), catch e, disp (e.message), end
try, bitset (zeros (0, 3), zeros (3, 0)), catch e, disp (e.message), end
try, bitset (-3, []), catch e, disp (e.message), end
