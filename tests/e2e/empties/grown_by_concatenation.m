[zeros(1,0); 1 2], [1 2; zeros(1,0)], [zeros(1,0), 1 2], [zeros(0,1); 3; 4], [zeros(0,2); 1 2], [1 2, zeros(1,0), 3], [zeros(2,0), [1;2]], [[], 1 2; 3 4]
x = zeros(0,2); for k=1:3, x = [x; k k+1]; end, x
y = []; for k=1:3, y = [y k]; end, y
y = []; for k=1:3, y = [y; k 2]; end, y
y = zeros(1,0); for k=1:3, y = [y; k 2]; end, y
y = ''; for k=1:3, y = [y 'ab']; end, y
a = 1:0; b = [a 5], c = [a; 5 6]
d = zeros(0,3); e = [d; 1:3; d]
f = [true, []], g = ['a', []], class([zeros(1,0), true])
class([zeros(1,0), 'a']), class([true, zeros(1,0)])
