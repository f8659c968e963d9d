1;
function r = total(c)
  r = 0;
  for k = 1:numel(c), r = r + c{k}; end
end
function c = fill_cell(n), c = cell(1, n); for k = 1:n, c{k} = k * ones(1, k); end, end
total({1, 2, 3}), total({}), c = fill_cell(3)
cellfun(@sum, c), [c{:}], c{3}(2) = 50; c{3}
function varargout = spread(c), varargout = c; end
[a, b] = spread({7, 'x'})
function r = change(c), c{1} = 'changed'; r = c; end
d = {1, 2}; e = change(d); d{1}, e{1}
