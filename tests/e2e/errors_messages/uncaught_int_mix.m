a = int8(5) + 3
b = int8(5) + int16(3)
