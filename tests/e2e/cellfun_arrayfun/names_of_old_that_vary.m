% Some names give cellfun an array whatever the options say, also where only the run knows the name.
names = {'isreal', 'isempty', 'length', 'numel', 'ndims', 'sum', 'upper', 'islogical', 'isnumeric'};
for k = 1:numel(names)
  try
    c = cellfun(names{k}, {'ab', 'c'}, 'UniformOutput', false);
    printf('%s %s %s\n', names{k}, class(c), mat2str(size(c)));
    disp(c{1});
  catch err
    disp(err.message);
  end
end
f = {@isreal, @numel};
for k = 1:2
  c = cellfun(f{k}, {1, [1 2]}, 'UniformOutput', false); disp(c{2})
end
