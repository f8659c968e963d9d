% Errors on cells of pairs and of numbers tell the extents of the cells.
function alike_errors
  for k = [5 0 -1 1.5]
    read_from(grown(3), k);
    read_from(grown(0), k);
    read_from(cut(2), k);
    read_from(cut(1), k);
    read_from(column(3), k);
    read_from(column(0), k);
    read_from(row(0), k);
    put_into(grown(2), k);
    put_into(grown(0), k);
    number(numbers(3), k);
    number(numbers(0), k);
  end
  try, q = grown(2); q{0}, catch e, disp(e.message), end
  try, q = grown(2); q{1.5}, catch e, disp(e.message), end
  try, q = grown(2); q{-1} = [1 2]; catch e, disp(e.message), end
  try, q = grown(2); q(4) = []; catch e, disp(e.message), end
  try, q = grown(2); q{3}, catch e, disp(e.message), end
end
function q = grown(n)
  q = {};
  for k = 1:n, q{end+1} = [k, -k]; end
end
function q = cut(n)
  q = {};
  for k = 1:n, q{end+1} = [k, -k]; end
  q(1) = [];
end
function q = column(n)
  q = cell(n, 1);
  for k = 1:n, q{k} = [k, -k]; end
end
function q = row(n)
  q = cell(1, n);
  for k = 1:n, q{k} = [k, -k]; end
end
function q = numbers(n)
  q = {};
  for k = 1:n, q{end+1} = k; end
end
function read_from(q, k)
  try
    p = q{k};
    printf('%d ', p, numel(q)); disp('')
  catch e
    disp(e.message)
  end
end
function put_into(q, k)
  try
    q{k} = [7 7];
    printf('%d ', numel(q)); disp('')
  catch e
    disp(e.message)
  end
end
function number(q, k)
  try
    p = q{k};
    printf('%d ', p, numel(q)); disp('')
  catch e
    disp(e.message)
  end
end
