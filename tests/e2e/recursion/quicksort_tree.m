1;
function v = qs(v)
% quicksort by logical indexing
  if numel(v) < 2
    return
  end
  p = v(1);
  rest = v(2:end);
  v = [qs(rest(rest < p)), p, qs(rest(rest >= p))];
end
function t = insert(t, key)
  if isempty(t)
    t = struct('key', key, 'left', [], 'right', []);
  elseif key < t.key
    t.left = insert(t.left, key);
  else
    t.right = insert(t.right, key);
  end
end
function walk(t, level)
  if isempty(t), return; end
  walk(t.left, level + 1);
  printf('%s%d\n', repmat('  ', 1, level), t.key);
  walk(t.right, level + 1);
end
disp(qs([5 3 9 1 5 7]))
t = [];
for k = [5 2 8 1 9 3], t = insert(t, k); end
walk(t, 0)
t.left.right
