a.b.c = 1; a.b.d(3) = 2; a.b.e{2} = 'x'; a.f(2).g = 5; a
a.b.c(2, 2) = 7; a.b.c, a.f(2).g(end + 1) = 6; a.f(2).g, a.f(3).g.h = 'deep'; a.f(3).g, a.b.e{2}(3) = 'z'; double(a.b.e{2}), a.('dyn').x = 1; a.dyn, a.b.e{1}.k = {}; a.b.e{1}
c{2}.x(3) = 1; c, c{2}.x(1) = 9; c{2}.x, c{1}{2} = 'in'; c{1}, d(2).c{3} = 4; d(2).c, d(1).c, m = {}; m{2, 3}.a = 1; size(m), m{2, 3}, x.y = {}; x.y{end + 1} = 1; x.y{end + 1} = {2}; x.y{2}{1}, x.y{2}{end + 1} = 3; numel(x.y{2}), z = struct(); z.list(3).id = 'c'; {z.list.id}, [z.list.id] = deal('q'); z.list(1), w.v(:, 2) = [1; 2]; w.v
