1;
function show_tree(node, indent)
  printf('%s%s\n', repmat(' ', 1, indent), node.name);
  for k = 1:numel(node.kids)
    show_tree(node.kids{k}, indent + 2);
  end
end
function n = total_size(node)
  n = node.size;
  for kid = node.kids, n += total_size(kid{1}); end
end
function n = make(name, size_, varargin)
  n.name = name; n.size = size_; n.kids = varargin;
end
t = make('root', 1, make('usr', 10, make('bin', 100), make('lib', 200)), make('etc', 5));
show_tree(t, 0)
total_size(t)
function c = flatten(x)
  if iscell(x), c = {}; for k = 1:numel(x), c = [c flatten(x{k})]; end, else, c = {x}; end
end
flatten({1, {2, {3, 'x'}}, {}})
function r = deep(x)
  if isstruct(x)
    r = 0; for f = fieldnames(x)', r = max(r, deep(x.(f{1}))); end, r++;
  else, r = 0; end
end
deep(struct('a', struct('b', struct('c', 1)), 'd', 2))
function s = to_text(x)
  if ischar(x), s = ['"' x '"'];
  elseif iscell(x), s = ['[' strjoin(cellfun(@to_text, x, 'UniformOutput', false), ',') ']'];
  elseif isstruct(x), p = cellfun(@(f) ['"' f '":' to_text(x.(f))], fieldnames(x)', 'UniformOutput', false); s = ['{' strjoin(p, ',') '}'];
  elseif islogical(x), if x, s = 'true'; else, s = 'false'; end
  else, s = num2str(x); end
end
disp(to_text(struct('a', 1, 'b', {{1, 'x', true}}, 'c', struct('d', 'q'))))
