s.data = {1:3, 'abc', struct('x', {5, 6})};
s.data{1}(2), s.data{2}(end), s.data{3}(2).x, s.data{3}(1), numel(s.data{3})
s.f = @(a) a * 2; s.f(4), s.m = magic(3); s.m(2, :)(1), s.m(:, 1)', t.list{3}.name = 'n'; t.list{3}.name(1), t, size(t.list)
c = {@sin, {@cos, 3}}; c{1}(0), c{2}{1}(0), c{2}{2} + 1
n.a(3).b{2} = 'deep'; n.a(3).b{2}(1:2), isempty(n.a(1).b), {n.a.b}
q = {{1, 2}, {3, 4}}; q{2}{1}
