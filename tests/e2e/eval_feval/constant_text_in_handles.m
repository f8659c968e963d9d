f = @() eval('1+1');
f()
h = @() eval('1 +', '7');
h()
g = @() eval('disp(5)');
g()
x = cellfun(@(v) eval('v * 2'), {1, 2})
k = @() eval('size([1 2; 3 4; 5 6])');
[r, c] = k()
try, q = @() eval('1 + ]'); q(), catch e, disp(e.message(1:11)), end
