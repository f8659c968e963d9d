% Bits of numbers, and numbers as text of their bits.
x=bitget(100,8:-1:1)
x=bitget(uint8(5),[1 2 3])
try
  bitget(5,0);
catch err
  disp (err.message);
end
try
  bitget(5,54);
catch err
  disp (err.message);
end
try
  bitget("a",1);
catch err
  disp (err.message);
end
x=bitset(10,1)
x=bitset(uint8([1 2 3]),[3 2 1],[1 0 1])
try
  bitset(10,60);
catch err
  disp (err.message);
end
try
  bitset(-1,1);
catch err
  disp (err.message);
end
x=bitset(single(3),3)
class(bitget(single(3),1))
try
  bitget([1 2 3],[1 2]);
catch err
  disp (err.message);
end
try
  bitset([1 2 3],[1 2]);
catch err
  disp (err.message);
end
x=bitset(uint8(7),1,0)
x=bitset(10,1:4)
x=bitget(int32(-5),1:4)
x=bitset(int8(1),7)
x=bitget(uint64(18446744073709551615),64)
x=bitset([1 2;3 4],2)
class(bitset(int16(3),5))
x=swapbytes(uint16(1:3))
swapbytes(1)
x=num2hex(1)
x=num2hex([1;pi])
x=num2hex(single(1))
x=hex2num("3ff")
x=hex2num({"4005bf0a8b145769";"4024000000000000"})
x=num2hex(int8(-1))
x=num2hex("a")
x=hex2num("41","char")
x=hex2num("ffff","int16")
x=num2hex(1,"cell")
try
  x=num2hex(true);
catch err
  disp (err.message);
end
