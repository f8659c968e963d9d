% connected components by union-find, then a topological order
1;
function r = root(p, k)
  while p(k) ~= k
    k = p(k);
  end
  r = k;
end
n = 8;
parent = 1:n;
for e = {[1 2], [2 3], [5 6], [7 7]}
  a = root(parent, e{1}(1)); b = root(parent, e{1}(2));
  parent(max(a, b)) = min(a, b);
end
label = arrayfun(@(k) root(parent, k), 1:n)
numel(unique(label))
deps = struct('name', {'link', 'compile', 'edit', 'run'}, 'needs', {{'compile'}, {'edit'}, {}, {'link', 'compile'}});
done = {};
while numel(done) < numel(deps)
  for k = 1:numel(deps)
    if ~any(strcmp(deps(k).name, done)) && all(ismember(deps(k).needs, done))
      done{end+1} = deps(k).name;
    end
  end
end
done
A = [0 1 0 0; 0 0 1 0; 0 0 0 1; 0 0 0 0];
reach = A; for k = 1:3, reach = reach | (reach * A > 0); end
reach
