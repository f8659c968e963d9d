% Outputs that only some ways through a function set, typed and not, asked for and not.
function outputs_set_sometimes
  v = [3 8 1 9 4];
  [k, part] = first_above(v, 5)
  k = first_above(v, 3)
  try
    [k, part] = first_above(v, 10);
  catch e
    disp(e.message)
  end
  disp(k)
  try
    x = 1 + first_above(v, 10);
  catch e
    disp(e.message)
  end
  try
    disp(first_above(v, 10))
  catch e
    disp(e.message)
  end
  [a, ~] = both(v, 2);
  [~, b] = both(v, -2);
  a, b
  try
    [~, b] = both(v, 2);
  catch e
    disp(e.message)
  end
  disp(b)
  f = @(t) first_above(v, t);
  f(4)
  try
    f(40)
  catch e
    disp(e.message)
  end
  [n, board] = deeper(zeros(2), 3)
  t = 0;
  for k = 1:5
    t = t + sign_of(k - 2.5);
  end
  t
  D = unit(v(1))
  r = steps(v(2))
  try
    r = steps(v(3));
  catch e
    disp(e.message)
  end
  s = word(v(1));
  disp([s '!'])
  c = cellfun(@(x) sign_of(x), {1, -2, 3})
  first_above(v, 100);
  z = maybe_logical(v(5)); class(z), z
end
function [k, part] = first_above(v, limit)
  for i = 1:numel(v)
    if v(i) > limit
      k = i;
      part = v(i:end);
      return
    end
  end
end
function [a, b] = both(v, n)
  if n > 0
    a = v * n;
  else
    b = uint8(v) - n;
  end
end
function [n, board] = deeper(board_in, depth)
  n = depth;
  if depth > 0
    [m, next] = deeper(board_in + depth, depth - 1);
    if m < depth
      n = n + m;
      board = next + 1;
    end
  else
    board = board_in;
  end
end
function s = sign_of(x)
  if x > 0, s = 1; elseif x < 0, s = -1; end
end
function D = unit(n)
  if n > 1, D = eye(n); end
end
function r = steps(n)
  if n > 2, r = 0:0.25:1; end
end
function s = word(n)
  switch n
    case 3, s = 'three';
    case 4, s = 'four';
  end
end
function z = maybe_logical(n)
  if n > 3, z = n > 3; end
end
