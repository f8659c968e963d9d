% Trees and heaps in arrays of structs that functions are given and give back, grown from [].
1;
function tree = insert(tree, key)
  n = numel(tree) + 1;
  node.key = key;
  node.left = 0;
  node.right = 0;
  if n == 1
    tree = node;
    return;
  end
  i = 1;
  while true
    if key == tree(i).key
      return;
    elseif key < tree(i).key
      if tree(i).left == 0
        tree(i).left = n;
        break;
      end
      i = tree(i).left;
    else
      if tree(i).right == 0
        tree(i).right = n;
        break;
      end
      i = tree(i).right;
    end
  end
  tree(n) = node;
end
function [keys, depth] = inorder(tree, i, keys)
  depth = 0;
  if i == 0, return; end
  [keys, dl] = inorder(tree, tree(i).left, keys);
  keys(end+1) = tree(i).key;
  [keys, dr] = inorder(tree, tree(i).right, keys);
  depth = 1 + max(dl, dr);
end
function s = touched(s, k)
  s(k).n = s(k).n + 1;
  if s(k).n > 2
    s(end+1).n = 0;
  end
end
tree = [];
x = 1;
for i = 1:40
  x = mod(x * 75 + 74, 97);
  tree = insert(tree, x);
end
[k, d] = inorder(tree, 1, []);
printf('%d nodes, depth %d, sorted %d\n', numel(k), d, issorted(k));
printf('%d ', k); printf('\n');
before = tree;
tree = insert(tree, 1000);
printf('%d %d %d\n', numel(before), numel(tree), tree(end).key);
s = [];
s(1).n = 0;
for k = 1:7
  s = touched(s, 1);
end
printf('%d ', s.n); printf('\n');
function t = first_of(t)
  if isempty(t)
    t = struct('a', 1);
  else
    t(1).a = t(1).a * 2;
  end
end
t = [];
for k = 1:4
  t = first_of(t);
end
disp(t.a); disp(size(t));
try
  u = [];
  u = insert(u, 3);
  u(4).key
catch e
  disp(e.message);
end
function r = missing(p)
  if nargin < 1
    r = 'none';
  else
    r = class(p);
  end
end
disp(missing()); disp(missing(tree)); disp(missing([]));
