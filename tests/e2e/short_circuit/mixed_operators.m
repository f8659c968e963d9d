a = 1; b = 0; c = [1 1 0];
a || b && 0, (a || b) && 0, a & b | 1, a | b & 0, ~a || b, ~(a || b), a && c(1) && ~c(3), any(c) && a, all(c) || a, a && any(c == 0) || b, a == 1 && b == 0, a > b && c(1) > b, isempty([]) || b, ~isempty(c) && numel(c) == 3, 1 && 1 & 0, 0 || 0 | 1, xor(a || b, b), a && {1}{1}, b || struct('x', 1).x, !b && !false, a || undefined_never, b && undefined_never
if a || undefined_never, disp('not evaluated'), end
if b && undefined_never, else, disp('also not'), end
while b && undefined_never, end
x = a || error('no'), y = b && error('no')
try, b || undefined_now, catch e, disp(e.message), end
