% Data structures: stack, queue, linked list in struct array, heap, BST in nested structs
1;
function h = heap_push(h, key, val)
  h.n++;
  h.key(h.n) = key;
  h.val{h.n} = val;
  i = h.n;
  while i > 1 && h.key(floor(i/2)) > h.key(i)
    p = floor(i/2);
    h.key([i p]) = h.key([p i]);
    h.val([i p]) = h.val([p i]);
    i = p;
  end
end
function [h, key, val] = heap_pop(h)
  if h.n == 0, error('heap:empty', 'heap is empty'); end
  key = h.key(1); val = h.val{1};
  h.key(1) = h.key(h.n); h.val{1} = h.val{h.n};
  h.key(h.n) = []; h.val(h.n) = [];
  h.n--;
  i = 1;
  while true
    c = 2*i;
    if c > h.n, break; end
    if c < h.n && h.key(c+1) < h.key(c), c++; end
    if h.key(i) <= h.key(c), break; end
    h.key([i c]) = h.key([c i]);
    [h.val{[i c]}] = h.val{[c i]};
    i = c;
  end
end
function t = bst_insert(t, k)
  if isempty(t)
    t = struct('key', k, 'left', [], 'right', []);
  elseif k < t.key
    t.left = bst_insert(t.left, k);
  elseif k > t.key
    t.right = bst_insert(t.right, k);
  end
end
function v = bst_inorder(t)
  if isempty(t), v = []; else v = [bst_inorder(t.left), t.key, bst_inorder(t.right)]; end
end
function d = bst_depth(t)
  if isempty(t)
    d = 0;
  else
    d = 1 + max(bst_depth(t.left), bst_depth(t.right));
  end
end
function t = bst_delete(t, k)
  if isempty(t), return; end
  if k < t.key
    t.left = bst_delete(t.left, k);
  elseif k > t.key
    t.right = bst_delete(t.right, k);
  elseif isempty(t.left)
    t = t.right;
  elseif isempty(t.right)
    t = t.left;
  else
    m = t.right;
    while ~isempty(m.left), m = m.left; end
    t.key = m.key;
    t.right = bst_delete(t.right, m.key);
  end
end
h = struct('n', 0, 'key', [], 'val', {{}});
tasks = {'write', 5; 'read', 2; 'sleep', 9; 'eat', 1; 'run', 4; 'idle', 7};
for i = 1:size(tasks, 1)
  h = heap_push(h, tasks{i,2}, tasks{i,1});
end
h
while h.n > 0
  [h, k, v] = heap_pop(h);
  printf('%d:%s ', k, v);
end
printf('\n');
try
  [h, k] = heap_pop(h);
catch e
  disp(e.identifier), disp(e.message)
end
t = [];
for k = [50 30 70 20 40 60 80 30]
  t = bst_insert(t, k);
end
bst_inorder(t)
bst_depth(t)
t = bst_delete(t, 50);
t.key
bst_inorder(t)
t.left
t.right.left
t = bst_delete(t, 99); t = bst_delete(t, 20);
bst_inorder(t)
list = struct('data', {}, 'next', {});
head = 0;
for x = {'c', 'b', 'a'}
  list(end+1) = struct('data', x{1}, 'next', head);
  head = numel(list);
end
p = head;
while p
  printf('%s -> ', list(p).data);
  p = list(p).next;
end
disp('nil')
prev = 0; p = head;
while p ~= 0
  nx = list(p).next; list(p).next = prev; prev = p; p = nx;
end
head = prev
[list.next]
stack = {};
stack{end+1} = 1; stack{end+1} = 'two'; stack{end+1} = [3 3 3];
while ~isempty(stack)
  top = stack{end}
  stack(end) = [];
end
stack
size(stack)
q = [];
q(end+1) = 5; q(end+1) = 6; q(1) = [];
q
q(1) = [];
q, size(q)
