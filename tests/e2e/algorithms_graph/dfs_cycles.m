1;
function [order, seen] = dfs(adj, v, order, seen)
  seen(v) = true; order(end+1) = v;
  for w = adj{v}
    if ~seen(w), [order, seen] = dfs(adj, w, order, seen); end
  end
end
function r = has_cycle(adj)
  state = zeros(1, numel(adj)); r = false;
  for v = 1:numel(adj)
    if state(v) == 0, [r, state] = visit(adj, v, state); end
    if r, return, end
  end
end
function [r, state] = visit(adj, v, state)
  state(v) = 1; r = false;
  for w = adj{v}
    if state(w) == 1, r = true; return
    elseif state(w) == 0, [r, state] = visit(adj, w, state); if r, return, end, end
  end
  state(v) = 2;
end
adj = {[2 3], [4], [4], [], [6], []};
[order, seen] = dfs(adj, 1, [], false(1, 6))
has_cycle(adj), has_cycle({2, 3, 1})
deg_out = cellfun(@numel, adj), deg_in = accumarray([adj{:}]', 1, [6 1])'
roots_ = find(deg_in == 0)
A = zeros(6); for v = 1:6, A(v, adj{v}) = 1; end, A, A^2
