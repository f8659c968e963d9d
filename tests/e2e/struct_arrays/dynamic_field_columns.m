t = struct('id', {1, 2, 3}); cols = {'x', 'y'};
for k = 1:3, for c = cols, t(k).(c{1}) = k * double(c{1}); end, end
[t.x], [t.y], f = 'x'; [t.(f)], {t.(f)}, t(2).(f) = []; isempty(t(2).x), for c = fieldnames(t)', printf('%s ', c{1}); end, printf('\n'); t = rmfield(t, 'y'); fieldnames(t)', [t.new] = deal('n'); t(3)
