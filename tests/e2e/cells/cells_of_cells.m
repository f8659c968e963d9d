t = {'root', {'left', {}, {}}, {'right', {'leaf', {}, {}}, {}}};
t{2}{1}
t{3}{2}{1}
numel(t{3})
isempty(t{2}{2})
t{2}{2} = {'new', {}, {}};
t{2}{2}{1}
iscell(t{2}), class(t{1})
1;
function n = count_nodes(t)
  if isempty(t), n = 0; else, n = 1 + count_nodes(t{2}) + count_nodes(t{3}); end
end
count_nodes(t)
x = {{1, 2}, {3}};
x{1}{2} = 20; x{2}{3} = 'z';
x
numel(x{2})
y = [x{:}]
z = {x{1}{:}, 9}
