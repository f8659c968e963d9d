a = int32([1 2 3 4 5 6 7]) / 2
b = int32(-[1 2 3 4 5 6 7]) / 2
c = uint8([10 11 12 13]) / 3
d = int8(100) * 0.015
e = 7 / int16(2), f = int16(2) \ 7
g = int32(10) ./ int32([3 4 6 0])
h = -int32(10) ./ int32([3 4 6 0])
k = int8([1 2 3]) * 2.5
l = int8(5) - 2.5, m = 2.5 - int8(5), n = int8(5) + 0.5
o = idivide(int32([7 -7]), int32(2)), idivide(int32([7 -7]), int32(2), 'fix'), idivide(int32([7 -7]), int32(2), 'ceil'), idivide(int32([7 -7]), int32(2), 'floor'), idivide(int32([7 -7]), int32(2), 'round')
mod(int32([7 -7]), int32(3)), rem(int32([7 -7]), int32(3)), mod(uint8(200), uint8(7)), mod(int8(5), int8(0))
