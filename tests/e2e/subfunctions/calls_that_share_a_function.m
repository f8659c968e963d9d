1;
% calls of one kind whose arguments differ in values, extents, texts and fields
function r = weighted (x, w), r = sum (x(:)) * w; end
function r = upto (x, n), r = 0; for i = 1:n, r = r + x(i); end, end
function [r, k] = longest (names, extra)
  r = ''; k = 0;
  for i = 1:numel (names)
    if numel (names{i}) > numel (r), r = names{i}; k = i; end
  end
  r = [r extra];
end
function s = renamed (s, name, by), s.name = name; s.count = s.count + by; end
function list = added (list, name, value)
  k = find_name (list, name);
  if k == 0
    list(end+1) = struct ('name', name, 'value', 0);
    k = numel (list);
  end
  list(k).value = list(k).value + value;
end
function k = find_name (list, name)
  k = 0;
  for i = 1:numel (list)
    if strcmp (list(i).name, name), k = i; return; end
  end
end
function r = option (x, how)
  switch how
    case 'sum', r = sum (x);
    case 'text', r = sprintf ('%g;', x);
    otherwise, r = numel (x) > 2;
  end
end
function r = flagged (x, flag)
  if flag, r = x'; else, r = int8 (x); end
end
function r = halves (x)
  if numel (x) < 2, r = x; else
    m = floor (numel (x) / 2);
    r = [halves(x(m+1:end)), halves(x(1:m))];
  end
end
function r = depth (s, i, j)
  if i >= j, r = sprintf ('%d', i); else
    r = ['(' depth(s, i, s(i,j)) depth(s, s(i,j) + 1, j) ')'];
  end
end
function y = scaled (x, by), y = x * by; end
function y = either (x, z), if nargin < 2, z = 10; end, y = x + z; end
function c = stacked (c, item), c{end+1} = item; end

printf ("%g %g %g\n", weighted (1:3, 2), weighted (1:5, 0.5), weighted ([], 7));
printf ("%g %g %g\n", weighted ([1 2; 3 4], 2), weighted (ones (3, 2), 3), weighted (5, 5));
printf ("%g %g %g\n", upto (1:10, 10), upto (2:2:8, 3), upto (7, 1));
for n = 1:3, printf ("%g ", upto ((1:n) .^ 2, n)); end, printf ("\n");
[r, k] = longest ({'a', 'bcd', 'ef'}, '!'), [r, k] = longest ({'xy', 'z'}, '?!'), r = longest ({}, '')
s = renamed (struct ('name', 'one', 'count', 1), 'two', 5); disp (s)
s = renamed (s, 'three', 0.5); disp (s)
list = struct ('name', {}, 'value', {});
list = added (list, 'ann', 1); list = added (list, 'bob', 2); list = added (list, 'ann', 2.5);
list = added (list, 'christine', 4);
for e = list, printf ("%s=%g ", e.name, e.value); end, printf ("%d\n", find_name (list, 'bob'));
a = option (1:3, 'sum'), b = option (1:4, 'text'), c = option ([1 2], 'other'), d = option (1:5, 'sum')
a = flagged (1:3, true), b = flagged (1:2, false), c = flagged (4:6, true), class (b)
disp (halves (1:7)), disp (halves ([3 1 2])), disp (halves (9)), disp (halves ('text'))
disp (depth ([0 1 1; 0 0 2; 0 0 0], 1, 3)), disp (depth ([0 1; 0 0], 1, 2))
x = scaled (3, 4), x = scaled (3, 4i), x = scaled ([1 2], 0.5), x = scaled (int8 (100), 2), x = scaled (true, 3)
x = either (1), x = either (1, 2), x = either ([1 2 3]), x = either ([1 2], [3; 4])
c = stacked ({}, 1); c = stacked (c, 'two'); c = stacked (c, {3}), class (c{3})
for k = 1:4
  try
    printf ("%g\n", upto (1:k, 3));
  catch err
    disp (err.message);
  end
end
