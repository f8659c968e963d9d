% Structs taken out by truth values and by numbers, and the errors of both.
1;
function r = without_empty(n)
  for k = 1:n, s(k).id = k; s(k).stock = mod(k, 3); end
  s([s.stock] == 0) = [];
  r = [s.id];
end
function r = without_found(n, least)
  for k = 1:n, s(k).id = k; s(k).w = mod(k * 7, 10); end
  s(find([s.w] < least)) = [];
  r = [numel(s), s.id];
end
function r = without_some(k)
  s = repmat(struct('x', 1), 1, 4);
  for i = 1:4, s(i).x = i; end
  try
    s(k) = [];
    r = [s.x];
  catch e
    r = e.message;
  end
end
function r = masked(m)
  s = repmat(struct('x', 1), 1, 3);
  for i = 1:3, s(i).x = i; end
  try
    s(m) = [];
    r = [s.x];
  catch e
    r = e.message;
  end
end
disp(without_empty(7)); disp(without_found(8, 5)); disp(without_found(3, 100));
disp(without_some([1 3])); disp(without_some([2 2])); disp(without_some([])); disp(without_some(4)); disp(without_some(5));
disp(masked([true false true])); disp(masked([false false])); disp(masked(true)); disp(masked([false false false true]));
