% Cells that start with no elements: what the first one brings with it.
d = cell(0, 3); d{1, 1} = 5; disp(size(d{1, 2})), size(d)
d = cell(3, 0); d{1, 1} = 5; disp(size(d{2, 1})), size(d)
d = cell(0, 1); d{1, 1} = 5; size(d), d{end+1} = 6; size(d)
d = cell(0, 1); d{2} = 5; size(d), size(d{1})
d = cell(1, 0); d{2} = 5; size(d), size(d{1})
d = cell(0, 0); d{2} = 5; size(d), size(d{1})
d = cell(0); d{1} = 5; size(d)
d = cell(0, 1); d{1, 3} = 5; size(d), size(d{2})
d = cell(2, 0, 3); d{1,1,1} = 4; size(d), size(d{2,1,1})
d = cell(0, 1); d(2) = {4}; size(d), size(d{1})
function c = records(c)
  for k = 1:3, c{end+1} = {k, 'x'}; end
  disp(size(c)), disp(c{3}{1})
end
records(cell(0, 0)); records(cell(0, 1)); records(cell(1, 0)); records({}); records([]);
