function [p, stats] = __column_order__ (kind, S, knobs, tree)
  % A library's order of columns, in the postorder of their elimination tree, and what it tells; empty without
  % a library.
  [p, stats] = __sparse_order__ (kind, S, knobs);
  if (isempty (p))
    return;
  end
  if (strcmp (tree, "col"))
    [~, q] = etree (S(:,p), "col");
  else
    [~, q] = etree (S(p,p), "sym");
  end
  p = p(q);
end
