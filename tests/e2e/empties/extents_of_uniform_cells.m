1;
% Cells of one number each, whose extents differ by the way taken.
function turned(c)
  try
    c = c(:)';
  end
  printf("%d %d %d|", size(c), numel(c)); disp(isempty(c));
end
function maybe(c, k)
  if k > 1
    c = c';
  end
  printf("%d %d %d|", size(c), rows(c)); disp(columns(c));
end
function fed(k)
  c = {};
  if k > 1
    c = cell(0, 3);
  elseif k > 0
    c = num2cell(zeros(1, 0));
  end
  size(c)
  c{end+1} = 5;
  size(c)
end
function column(k)
  c = {1; 2};
  if k > 1
    c = {3};
  end
  size(c)
  c{end+1} = 4
end
function looped(n)
  c = num2cell(zeros(0, 1));
  for k = 1:n
    c(k, 1) = k;
  end
  size(c)
  d = {1; 2; 3};
  while numel(d) > n
    d(end) = [];
  end
  size(d)
end
turned(num2cell([])); turned({}); turned(cell(0, 3)); turned({1; 2});
turned(num2cell(zeros(0, 3))); turned(num2cell(true(3, 0))); turned(num2cell('ab')');
for k = 1:2
  maybe(num2cell(zeros(0, 3)), k); maybe({1; 2}, k); maybe({7, 8, 9}, k);
  maybe(num2cell(int8([])), k); maybe({true; false}, k);
  maybe(num2cell(char(zeros(3, 0))), k); maybe({'a'; 'b'}, k);
end
for k = 0:2
  try
    fed(k);
  catch err
    disp(err.message);
  end
  column(k);
  looped(k);
end
function r = part_of(k)
  c = num2cell(zeros(1, 0));
  if k
    c = num2cell([]);
  end
  r = size(c);
end
part_of(0), part_of(1)
