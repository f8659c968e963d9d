% What an empty array becomes when elements are assigned to it.
1;
f = []; f(1) = true; class(f)
f = []; f(3) = true; class(f), f
f = []; f(end+1) = true; f(end+1) = false; class(f)
f = []; f(1) = 'a'; class(f)
f = []; f(2) = int8(3); class(f)
f = []; f(2) = single(3); class(f)
f = []; f(1, :) = [true false]; class(f)
f = []; f(:, 1) = ['a'; 'b']; class(f)
f = zeros(1, 0); f(1) = true; class(f)
f = zeros(0, 3); f(1, 1) = true; class(f)
f = ''; f(1) = true; class(f)
f = ''; f(1) = 65; class(f)
f = {}; f(1) = true; class(f)
f = [1 2]; f(1) = true; class(f)
s.x = []; s.x(1) = true; class(s.x)
s.x = []; s.x(2) = false; s.x(3) = true; class(s.x)
for k = 1:3, t.g(k) = k > 1; end, class(t.g)
s.y = []; for k = 1:3, s.y(k) = k > 1; end, class(s.y), s
s.z = []; for k = 1:3, s.z(end+1) = k > 1; end, class(s.z)
c = {[]}; c{1}(2) = true; class(c{1})
c = cell(1, 2); c{2}(1) = true; class(c{2})
s.w = []; s.w(2) = 'b'; class(s.w)
s.v = []; s.v(2) = int16(7); class(s.v)
q(2).m = []; q(2).m(1) = true; class(q(2).m)
function r = g(n), r = []; for k = 1:n, r(k) = mod(k, 2) == 0; end, end
x = g(4); class(x), x
function r = h(n), r = []; k = 0; while k < n, k++; r(end+1) = k > 2; end, end
x = h(4); class(x), x
f = []; f(:) = true; class(f), size(f)
f = []; f([]) = true; class(f), size(f)
f = []; f(2, 2) = true
s.x = zeros(1,0); s.x(1) = true; class(s.x)
s.x = zeros(0,3); s.x(1) = true; class(s.x)
s.x = ''; s.x(1) = 5; class(s.x)
s.x = ''; s.x(1) = true; class(s.x)
s.x = single([]); s.x(1) = 5; class(s.x)
s.x = int8([]); s.x(1) = 5; class(s.x)
s.x = logical([]); s.x(1) = 5; class(s.x)
s.x = ''; s.x(end+1) = 'a'; class(s.x)
s.x = {}; s.x(1) = 5; class(s.x)
s.x = []; s.x(end+1) = 'a'; class(s.x)
s.x = []; s.x(:) = true; class(s.x), size(s.x)
s.x = []; s.x(2, :) = [true false]; class(s.x), s.x
s.x = []; s.x(1).y = 2; class(s.x)
s.x = []; s.x{2} = 2; class(s.x)
s.x = []; s.x([]) = []; class(s.x)
s.x.y = []; s.x.y(3) = true; class(s.x.y)
clear s; c = {}; c{2}(2) = true; class(c{2}), c
c = {[], ''}; c{1}(1) = 'q'; c{2}(1) = 5; cellfun(@class, c, 'UniformOutput', false)
s.b = []; s.b(1) = 1 == 1; s.b(2) = 5; class(s.b), s.b
s.f = []; s.f(2) = 3; class(s.f)
t = struct('v', {[], 1}); t(1).v(2) = true; t(2).v(2) = true; class(t(1).v), class(t(2).v)
m.k = []; m.k(end+1, :) = 'ab'; m.k(end+1, :) = 'cd'; m
