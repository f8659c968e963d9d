% Arrays of structs that start as [], as struct ([]) or not at all, and what can be seen of that.
1;
function show(s)
  printf('%s %d%d%d %s', class(s), isstruct(s), isempty(s), isfield(s, 'x'), mat2str(size(s)));
  if isstruct(s)
    printf(' %s', fieldnames(s){:});
  end
  printf('\n');
end
function [s, r] = by_field(n)
  s = [];
  for i = 1:n
    s(i).x = 2 * i;
    s(i).y = 1;
  end
  r = 0;
  for i = 1:numel(s)
    r = r + s(i).x * s(i).y;
  end
end
function [s, r] = by_end(n)
  s = [];
  for i = 1:n
    s(end + 1).x = i;
    s(end).y = 'a';
  end
  r = numel(s);
  if r > 0, r = r + s(end).x; end
end
function [s, r] = by_columns(n)
  s = [];
  for i = 1:n
    t.x = i; t.y = [i i];
    s = [s t];
  end
  r = 0;
  for i = 1:length(s), r += s(i).y(2); end
end
function [s, r] = by_rows(n)
  s = [];
  for i = 1:n
    t = struct('x', i, 'y', {{i}});
    s = [s; t];
  end
  r = size(s);
end
function [s, r] = from_struct(n)
  s = struct([]);
  for i = 1:n
    s(i).x = i;
    s(i).y = -i;
  end
  r = isfield(s, 'y');
end
function [s, r] = perhaps(n)
  s = [];
  if n > 2
    s.x = n;
    s.y = 0;
  end
  r = isempty(s);
end
function [s, r] = perhaps_other(n)
  s = [];
  if n > 2
    s.x = n;
  elseif n > 1
    s.y = n;
  end
  r = isfield(s, {'x', 'y'});
end
function [s, r] = number_or_struct(n)
  s = [];
  for i = 1:n
    if i == 1, s = 5; else, s = struct('x', i, 'y', 2); end
  end
  r = class(s);
end
function [s, r] = one_more_field(n)
  s = [];
  for i = 1:n
    s(i).x = i;
    if i > 1, s(i).y = 1; end
  end
  r = isfield(s, 'y');
end
function [s, r] = selected(n)
  s = [];
  for i = 1:n
    s(i).x = i;
    s(i).y = mod(i, 2) == 0;
  end
  if n > 0
    s = s([s.y]);
  end
  r = numel(s);
end
function [s, r] = emptied(n)
  s = [];
  for i = 1:n
    s(end + 1).x = i;
    if i == 2, s = []; end
  end
  r = numel(s);
end
function [s, r] = read_where_nothing_is(n)
  s = [];
  r = 'no error';
  for i = 1:n
    try
      r = s(i).x;
    catch e
      r = e.message;
    end
    s(i).x = i;
  end
  try, s(1).x; catch e, disp(e.message), end
  try, s.x, catch e, disp(e.message), end
  try, q = s(1); show(q), catch e, disp(e.message), end
end
function [s, r] = handed(n)
  s = [];
  for i = 1:n
    s = add(s, i);
  end
  r = 0;
  for i = 1:numel(s), r = r + s(i).x; end
end
function s = add(s, i)
  s(end + 1).x = i;
  s(end).y = 'c';
end
forms = {@by_field, @by_end, @by_columns, @by_rows, @from_struct, @perhaps, @perhaps_other, ...
         @number_or_struct, @one_more_field, @selected, @emptied, @read_where_nothing_is, @handed};
for n = 0:3
  for k = 1:numel(forms)
    [s, r] = forms{k}(n);
    printf('%d %s: ', n, func2str(forms{k}));
    show(s)
    disp(r)
  end
end
[s, r] = by_field(3); show(s), disp(r), s(2)
[s, r] = by_end(3); show(s), disp(r), s(2)
[s, r] = by_columns(3); show(s), disp(r), s(2)
[s, r] = by_rows(3); show(s), disp(r), s(2)
[s, r] = from_struct(3); show(s), disp(r), s(2)
[s, r] = perhaps(1); show(s), disp(r), s
[s, r] = number_or_struct(1); show(s), disp(r), s
[s, r] = one_more_field(3); show(s), disp(r), s(2)
[s, r] = selected(4); show(s), disp(r), s(2)
[s, r] = emptied(3); show(s), disp(r), s
[s, r] = handed(3); show(s), disp(r), s(3)
