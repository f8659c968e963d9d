a = [1 0 2 0]; b = [0 0 3 4];
a & b, a | b, ~a, xor(a, b), a && b, a || b
and(a, b), or(a, b), not(a), and(1, 1, 0), or(0, 0, 1)
a & 1, 0 | b, ~~a, !a & !b, a == 0 | b == 0
'ab' & 'c', ~'abc', [] & [], [] | 1, ~[], 1i & 1, single(2) & int8(3), true & false
class(a & b), class(~a), class(a && b), size([] & 1)
(1:5) > 2 & (1:5) < 5, ~((1:5) == 3), any(~a), all(a | b)
magic(3) > 5 | eye(3), ~eye(2), xor(true, [true false])
try, [1 2] & [1 2 3], catch e, disp(e.message), end
try, {1} & 1, catch e, disp(e.message), end
try, !struct(), catch e, disp(e.message), end
try, true && {}, catch e, disp(e.message), end
try, NaN | 1, catch e, disp(e.message), end
try, ~NaN, catch e, disp(e.message), end
try, ~[1 NaN], catch e, disp(e.message), end
try, NaN & 0, catch e, disp(e.message), end
