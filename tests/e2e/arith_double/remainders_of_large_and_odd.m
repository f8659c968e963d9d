% quotients are rounded before the remainder is taken; characters and truth values are refused
mod(1e20, 7), rem(1e20, 7), mod(-1e20, 7), mod(1e17, 3), mod(2^53 + 2, 3), mod(1e300, 3)
x = 1e20;
for k = 1:5, x = x * 3.7; printf('%g %g %g %g\n', mod(x, 7), rem(x, 7), mod(-x, 11), rem(-x, 13)); end
mod(single(1e10), single(7)), 1 / mod(3, -3), 1 / rem(3, -3), 1 / mod(-3, 3)
try, rem(5, true), catch e, disp(e.message), end
try, mod('a', 3), catch e, disp(e.message), end
try, mod([1 2] > 1, 2), catch e, disp(e.message), end
try, mod(int8(1), int16(2)), catch e, disp(e.message), end
try, atan2(true, 1), catch e, disp(e.message), end
try, hypot('a', 1), catch e, disp(e.message), end
class(atan2(int8(3), 4)), class(hypot(int8(3), single(4))), hypot(3 + 4i, 12, 84)
