% What trapz and cumtrapz make of classes, of nothing, and of a spacing.
x = {0.1, 3, [1 2 3], [1; 2], single(2), single([1 2]), int8(3), zeros(1,0), zeros(0,3), zeros(3,0), true, 'ab', 1i, single(zeros(1,0)), zeros(2,0,3), ones(2,2,2)};
y = {[], 0.3, [0.1 0.2 0.7], [1; 2], single(2), single([1 2]), int8([1 2 3]), zeros(1,0), zeros(0,3), zeros(3,0), 'ab', [1i 2 3], single(zeros(1,0)), ones(2,2,2), int8([100 100 3])};
for k = 1:numel (x)
  for j = 1:numel (y)
    try, q = trapz (x{k}, y{j}); printf ('%d %d %s %s: %s\n', k, j, class (q), mat2str (size (q)), num2str (q(:).', 17)); catch e, printf ('%d %d: %s\n', k, j, e.message), end
    try, q = cumtrapz (x{k}, y{j}); printf ('%d %d %s %s: %s\n', k, j, class (q), mat2str (size (q)), num2str (q(:).', 17)); catch e, printf ('%d %d: %s\n', k, j, e.message), end
  end
end
for j = 2:numel (y)
  q = trapz (y{j}); printf ('%s %s: %s\n', class (q), mat2str (size (q)), num2str (q(:).', 17));
  q = cumtrapz (y{j}); printf ('%s %s: %s\n', class (q), mat2str (size (q)), num2str (q(:).', 17));
end
