% idivide: rounding of quotients of all signs; betainc refuses complex numbers.
a = int8(-9:9);
for b = [-5 -4 -3 -2 2 3 4]
  printf('%d ', idivide(a, int8(b)), idivide(a, int8(b), 'floor'), idivide(a, int8(b), 'ceil'), idivide(a, int8(b), 'round')); printf('\n');
end
idivide(int32([7 -7 8]), int32(2)), idivide(3, int8([-4 4])), idivide(uint8([200 255]), uint8(7)), idivide(int8(100), int8(0))
try, idivide(int8(1), 2, 'foo'), catch e, disp(e.message), end
try, idivide(1, 2), catch e, disp(e.message), end
try, betainc(0.5i, 1, 2), catch e, disp(e.message), end
try, betainc(0.5, 1, 2, 'foo'), catch e, disp(e.message), end
betainc(0.5, 1, Inf), betainc(NaN, 1, 2), betainc([0 0.2 1], 2, 3), betainc(0.2, 2, 3, 'upper')
