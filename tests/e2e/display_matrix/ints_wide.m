a = int16(1:30) * 100
b = uint8(magic(6))
c = -int32(1:25)
d = int8([1 -1; 100 -100])
