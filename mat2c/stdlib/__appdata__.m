function data = __appdata__ (who, h, data)
  % What programs keep with objects: a struct for each; with a third argument it is set.
  persistent kept;
  if (! isnumeric (h) || isempty (h) || any (h(:) != 0 & h(:) != 1))
    error ("%s: H must be a scalar or vector of graphic handles", who);
  end
  if (isempty (kept))
    kept = {struct(), struct()};
  end
  if (nargin == 3)
    kept{h(1)+1} = data;
  else
    data = kept{h(1)+1};
  end
end
