g = cell(3);
for r = 1:3, for k = 1:3, g{r, k} = r * 10 + k; end, end
g{2, 3}, [g{2, :}], [g{:, 1}]', g(2, :), g(:, 3)', cell2mat(g), g{end}, g{end, 1}, g(1:2, 1:2), g'(1, :), size(g), g(:, 2) = [], g{4, 1} = 'new row'; size(g), isempty(g{4, 2}), cellfun(@isempty, g), g(cellfun(@ischar, g))
