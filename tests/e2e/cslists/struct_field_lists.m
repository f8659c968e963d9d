s = struct('a', {1, 'two', [3 3]});
s.a
c = {s.a}; class(c{2}), [s([1 3]).a], {s(2:3).a}, [t, u] = s([1 3]).a, s(2).a = 20; [s.a], sum([s.a]), numel([s.a]), max(s([1 2]).a), vertcat(s([1 2]).a), horzcat(s.a), cellfun(@numel, {s.a}), printf('%d ', s.a); printf('\n');
[s.b] = deal('x', 'y', 'z'); {s.b}, [s.b], strcat(s.b), char(s.b), ismember('y', {s.b}), [s(1:2).a] = deal(0); s(1), v = {5, 6, 7}; [s.a] = v{:}; [s.a], w = struct('k', {s.a}); [w.k], q = [s.a; s.a], z.list = s; z.list(2).a, {z.list.b}
