1;
function setg(v), global G; G = sqrt(v); end
function r = getg(), global G; r = G; end
function y = keep(v), persistent P; if isempty(P), P = zeros(1, 3); end, P(2) = sqrt(v); P = P*2; P, y = isreal(P); end
function show(v), global G; G, disp(isreal(G)), G(1) = sqrt(v); G, end
v = mod((1:3)*5, 7) - 2;
global G
setg(v); G, isreal(G), setg(abs(v)); G, isreal(G), isreal(getg()), show(v(1)), show(-4)
keep(4), keep(-9), keep(v(1))
s.z = sqrt(v); s.z(2) = 5; s, isreal(s.z), s.z = sqrt(abs(v)); isreal(s.z), t = s; t.z = t.z*1i; t, isreal(t.z)
w = sqrt(abs(v)); f = @() w; f(), isreal(f()), g = @(k) w(k) + 1; g(2)
q = {}; for k = 1:3, q{end+1} = sqrt(v(k)*(1:2)); end, q, m = containers.Map(); m('a') = sqrt(abs(v)); isreal(m('a'))
a = sqrt(v); b = a; b(1) = 100; a, b, [a, b] = deal(b, a); a, swap = a; a = b; b = swap; b
p = arrayfun(@(x) sqrt(x), v), isreal(p), r = cellfun(@(x) x(1), {sqrt(v), 2}), u = isequal(sqrt(abs(v)), abs(sqrt(v))), x = sqrt(v); x(:) = 1; isreal(x), x = [x; x]; x, y = x(:, 1)'
