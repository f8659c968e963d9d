class(int8(1) + 1)
class(single(1) + 1)
class(int16(1) * single(2))
class(true + true)
class('a' + 1)
class(int8(1) + true)
class(int8(1) + 'a')
class([int8(1) 2.7])
[int8(1) 2.7]
class([single(1) 2])
class(['a' 66])
try
  int8(1) + int16(1)
catch err
  disp(err.message)
  disp(err.identifier)
end
try
  [1 2 3] * int8([1 2])
catch err
  disp(err.message)
end
int8(5):int8(9)
class(int8(5):int8(9))
int64(9223372036854775807) - int64(1)
int64(2)^62
uint64(18446744073709551615)
bitand(12, 10), bitor(uint8(12), uint8(3)), bitxor(5, 1)
mod(int8(-7), int8(3)), rem(int8(-7), int8(3)), mod(uint8(7), uint8(4))
