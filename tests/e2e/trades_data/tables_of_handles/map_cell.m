function c = map_cell(f, c)
for k = 1:numel(c), c{k} = f(c{k}); end
