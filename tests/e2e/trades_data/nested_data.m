% recursion on cells and structs: deep print, flatten, tree search, paths, map/filter/reduce
1;
function show(v, indent)
  if nargin < 2, indent = 0; end
  pad = repmat('  ', 1, indent);
  if isstruct(v)
    if numel(v) > 1
      for i = 1:numel(v)
        printf('%s(%d)\n', pad, i); show(v(i), indent + 1);
      end
      return
    end
    f = fieldnames(v);
    for i = 1:numel(f)
      x = v.(f{i});
      if isstruct(x) || iscell(x)
        printf('%s%s:\n', pad, f{i});
        show(x, indent + 1);
      else
        printf('%s%s = %s\n', pad, f{i}, tostr(x));
      end
    end
  elseif iscell(v)
    for i = 1:numel(v)
      printf('%s{%d}', pad, i);
      if iscell(v{i}) || isstruct(v{i})
        printf('\n'); show(v{i}, indent + 1);
      else
        printf(' %s\n', tostr(v{i}));
      end
    end
  else
    printf('%s%s\n', pad, tostr(v));
  end
end
function s = tostr(x)
  if ischar(x)
    s = ['''' x ''''];
  elseif isa(x, 'function_handle')
    s = func2str(x);
  elseif islogical(x)
    t = {'false', 'true'};
    s = strjoin(t(x(:)' + 1), ' ');
  elseif isinteger(x)
    s = sprintf('%s(%s)', class(x), mat2str(double(x)));
  else
    s = mat2str(x);
  end
end
function out = flatten(c)
  out = {};
  for i = 1:numel(c)
    if iscell(c{i}), out = [out flatten(c{i})]; else out{end+1} = c{i}; end
  end
end
function p = find_path(t, name, path)
  p = '';
  path = [path '/' t.name];
  if strcmp(t.name, name), p = path; return, end
  for k = 1:numel(t.kids)
    p = find_path(t.kids{k}, name, path);
    if ~isempty(p), return, end
  end
end
function n = total(t)
  n = t.size + sum(cellfun(@total, t.kids));
end
function t = node(name, sz, varargin)
  t = struct('name', name, 'size', sz, 'kids', {varargin});
end
cfg = struct('title', 'demo', 'n', 3, 'opts', struct('deep', true, 'lvl', int8(2)), 'items', {{1, 'x', {2, @sin}}}, 'e', []);
show(cfg)
show(struct('a', {1, 'z'}))
show({})
flatten({1, {2, {3, {}}, 'a'}, {{{4}}}})
tree = node('all', 0, node('bin', 5, node('ls', 100), node('cat', 50)), node('docs', 0, node('ann', 7, node('notes', 12))));
find_path(tree, 'notes', '')
find_path(tree, 'zzz', '')
total(tree)
tree.kids{1}.kids{2}.name
tree.kids{2}.kids{1}
function d = depth(t)
  d = 1;
  if ~isempty(t.kids), d = d + max(cellfun(@depth, t.kids)); end
end
depth(tree)
function names = leaves(t)
  if isempty(t.kids), names = {t.name}; else c = cellfun(@leaves, t.kids, 'UniformOutput', false); names = [c{:}]; end
end
leaves(tree)
function t = grow(t, k), t.size += k; for i = 1:numel(t.kids), t.kids{i} = grow(t.kids{i}, k); end, end
total(grow(tree, 1))
filter_ = @(f, c) c(cellfun(f, c)); map_ = @(f, c) cellfun(f, c, 'UniformOutput', false);
filter_(@ischar, {1, 'a', 2, 'b'}), map_(@(x) x * 2, {1, [2 3]})
fold = @(f, z, c) f(z, c); fold(@(a, b) a + sum(b), 10, 1:3)
Y = @(n) prod(1:n); cellfun(Y, {3, 4, 5})
function r = perms_(s), if numel(s) <= 1, r = {s}; return, end, r = {}; for i = 1:numel(s), sub = perms_(s([1:i-1 i+1:end])); for j = 1:numel(sub), r{end+1} = [s(i) sub{j}]; end, end, end
strjoin(perms_('abc'), ' ')
function r = subsets(v), r = {[]}; for x = v, r = [r, cellfun(@(s) [s x], r, 'UniformOutput', false)]; end, end
ss = subsets([1 2 3]); cellfun(@mat2str, ss, 'UniformOutput', false)
function c = combos(v, k), if k == 0, c = zeros(1, 0); return, end, c = []; for i = 1:numel(v) - k + 1, t = combos(v(i+1:end), k - 1); c = [c; repmat(v(i), rows(t), 1), t]; end, end
combos(1:4, 2)
nchoosek(1:4, 2), perms([1 2 3])
function r = ack(m, n), if m == 0, r = n + 1; elseif n == 0, r = ack(m - 1, 1); else r = ack(m - 1, ack(m, n - 1)); end, end
ack(2, 3)
function [e, o] = evenodd(n), if n == 0, e = true; o = false; else [o, e] = evenodd(n - 1); end, end
[e, o] = evenodd(7)
function s = gray(n), if n == 0, s = {''}; else g = gray(n - 1); s = [strcat('0', g), strcat('1', fliplr(g))]; end, end
gray(3)
