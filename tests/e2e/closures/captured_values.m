a = 10;
f = @(x) x + a;
a = 20;
f(1)
adders = cell(1,3);
for k = 1:3, adders{k} = @(x) x + k; end
cellfun(@(h) h(100), adders)
function h = make_counter(start)
  h = @(n) start + n;
end
c5 = make_counter(5); c5(2)
M = magic(3);
col = @(j) M(:,j);
col(2)'
curry = @(a) @(b) @(c) a*100 + b*10 + c;
t = curry(1); t = t(2); t(3)
p.scale = 3;
g = @(v) v * p.scale; p.scale = 0; g(2)
func2str(g), func2str(curry)
fs = {}; for w = {'x','yy'}, fs{end+1} = @() numel(w{1}); end
fs{1}(), fs{2}()
fix2 = @(f, y) @(x) f(x, y);
pow3 = fix2(@power, 3); pow3(2)
Y = @(n) prod(1:n); arrayfun(Y, 1:5)
f = @(x) x; f = @(x) f(x) + 1; f = @(x) f(x)*2; f(5)
disp(f)
f
