[s, y] = evalc('5'); s, y
s = evalc('x = 5'); s
[s, a, b] = evalc('max([3 9 2])')
s = evalc('disp(1); y = 2'); s, y
s = evalc('error("zz")', 'disp("caught")'); s
try, s = evalc('error("id:x", "zz")'); catch e, disp(e.message), disp(e.identifier), end
s = evalc('1;'); size(s)
z = 3; s = evalc('z + 1'), ans
a = 5; f = @(x) x + a; w = functions(f); w.workspace{1}
k = 2; m = 'q'; g = @() [k, numel(m)]; functions(g).workspace{1}
