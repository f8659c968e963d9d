a = int8(5), b = int16(-300), c = int32(70000), d = int64(-9007199254740993)
e = uint8(255), f = uint16(65535), g = uint32(4294967295), h = uint64(18446744073709551615)
x = intmax, y = intmin
k = int8(-128)
l = uint8(0)
