v = [1 2 3]; f = @() v; v(1) = 100; f(), g = @(k) v(k); v = []; g(1), s.a = 1; h = @() s.a; s.a = 2; h(), c = {1}; p = @() c{1}; c{1} = 'new'; p(), n = 2; q = @(x) x .^ n; clear n, q(3), fs = {}; for i = 1:3, fs{i} = @() i * 10; end, cellfun(@(f) f(), fs), w = 5; r = @(w) w + 1; r(1), w, m = containers.Map(); m('k') = 1; t = @() m('k'); m('k') = 2; t(), u = @() rand_free(3);
function r = rand_free(k), r = k * 7; end
u(), f1 = @(x) x + 1; f2 = @(x) f1(x) * 2; f1 = @(x) 0; f2(3)
