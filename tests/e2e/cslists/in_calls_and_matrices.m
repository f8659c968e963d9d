c = {3, 4};
hypot(c{:}), plus(c{:}), [c{:}], [c{:}; c{:}], {c{:}}, max([c{:}]), zeros(c{:})(1, :), reshape(1:12, c{:}), ones(c{[1 1]}), repmat('a', c{:})(1, :), sub2ind([5 5], c{:})
s(1).x = 'a'; s(2).x = 'bb'; s(3).x = '';
{s.x}, [s.x], strcat(s.x), char(s.x), numel({s.x}), cellfun(@numel, {s.x}), strjoin({s(1:2).x}, '+')
printf('%s|', s.x); printf('\n');
args = {'%d %s\n', 5, 'five'}; printf(args{:}); printf('%d-%d-%d\n', c{:}, 9);
f = @(varargin) numel(varargin); f(c{:}), f(c{:}, s.x), f(), f({}), f(c{1}, {c{:}})
A = magic(4); idx = {2, ':'}; A(idx{:}), idx2 = {':', 1}; A(idx2{:})', A(idx{:}) = 0
