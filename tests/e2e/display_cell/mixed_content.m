c = {1, -2.5, 'text'; [1 2 3], {}, []}
d = {[1;2], true; int8(4), single(1.5)}
e = {'', "", zeros(0,3)}
f = {1:5, (1:3)'}
g = {NaN, Inf, -Inf}
h = {1+2i, @(x) x + 1}
