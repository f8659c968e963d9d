% merge of empty masks: nothing, in the shape of the mask.
1;

function x = masked(x)
  x(~(x == 2)) = 2;
end

shapes = {[0 3], [3 0], [0 0], [1 0], [0 1], [0 2 2], [2 0 2], [1 1], [2 2]};
for k = 1:numel(shapes)
  mask = false(shapes{k});
  x = zeros(shapes{k});
  a = merge(mask, 2, x)
  b = merge(mask, x, 2)
  c = merge(mask, 1, 2)
  d = merge(mask, x, x + 1)
  e = ifelse(mask, int8(1), int8(2));
  class(e), size(e)
  f = merge(mask, 'a', 'b');
  class(f), size(f)
  g = merge(mask, 1i, 2)
  h = masked(x)
  try
    merge(mask, [1 2 3 4], 2)
  catch err
    disp(err.message);
  end
  try
    merge(mask, {1}, {2})
  catch err
    disp(err.message);
  end
end
