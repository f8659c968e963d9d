data = {'Ann', 30, 1.65; 'Bob', 25, 1.80; 'Cyd', 35, 1.72};
ages = [data{:, 2}]
names = data(:, 1)'
[~, idx] = sort(ages);
sorted = data(idx, :)
for k = 1:rows(data)
  printf('%-5s|%3d|%5.2f\n', data{k, :});
end
data(end+1, :) = {'Dan', 20, 1.9};
mean([data{:, 2}]), mean([data{:, 3}])
older = data([data{:, 2}] > 26, 1)
data(:, 3) = []
upper(data(:, 1)), size(data)
data{2, 2} += 1; data{2, :}
total = 0; for row = data', total += row{2}; end, total
cellfun(@(n, a) sprintf('%s:%d', n, a), data(:, 1), data(:, 2), 'UniformOutput', false)
