% idivide of scalars and arrays of up to 32 bits in typed code, and what is not
1;
function show(f, varargin)
  try
    x = f(varargin{:}); disp(class(x)); disp(x);
  catch e
    disp(e.message);
  end
end
s = int32(5); t = 0;
for k = 1:50
  s = idivide(s * 7 - 100, int32(3)) + k; t = t + double(s);
end
disp(s); disp(t);
for a = int8([-128 -127 -7 -4 -1 0 1 4 7 126 127])
  r = [];
  for b = int8([-128 -3 -2 -1 0 1 2 3 127])
    r = [r idivide(a, b)];
  end
  disp(r);
end
for a = uint8([0 1 7 128 254 255])
  r = [];
  for b = uint8([0 1 2 3 128 255])
    r = [r idivide(a, b)];
  end
  disp(r);
end
for a = intmin('int32') + int32([0 1 2])
  disp([idivide(a, int32(-1)), idivide(a, int32(2)), idivide(a, int32(0)), idivide(a, intmax('int32'))]);
end
v = int16([-7 7 9; 100 -100 3]);
disp(idivide(v, int16(2))); disp(idivide(v, int16([2 2 -3; -3 2 2]))); disp(idivide(int16(100), v));
disp(idivide(v, 2)); disp(idivide(v, 2.5)); disp(idivide(7, v)); disp(idivide(v, 1e6)); disp(idivide(v, -2));
disp(idivide(v, int16(2), 'floor')); disp(idivide(v, int16(2), 'ceil')); disp(idivide(v, int16(2), 'round'));
disp(idivide(v, int16(2), 'fix'));
disp(idivide(int64(9007199254740993), int64(2))); disp(idivide(intmax('uint64'), uint64(3)));
disp(idivide(int64(-7), 2));
x = uint32(4000000000); for k = 1:3, x = idivide(x, 3); end, disp(x);
show(@idivide, int8(1), int16(1)); show(@idivide, 1, 2); show(@idivide, int8(7), true); show(@idivide, int8(7), 'a');
show(@idivide, single(7), int8(2));
