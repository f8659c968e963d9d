function [counts, height, parent, post, R] = symbfact (S, typ = "sym", mode = "upper")
  % Where a Cholesky factor of a matrix, of S'*S or of S*S' has elements, and the tree of its elimination.
  if (nargin < 1 || nargin > 3)
    print_usage ();
  elseif (! (isnumeric (S) || islogical (S)))
    error ("symbfact: wrong type argument '%s'", class (S));
  elseif (! ischar (typ))
    error ("TYP must be a string");
  elseif (! any (lower (mode(1:min (1, end))) == "ul"))
    error ("symbfact: unrecognized MODE \"%s\"", mode);
  end
  S = sparse (S != 0);
  switch (lower (typ(1:min (1, end))))
    case "c"
      G = double (S)' * double (S);
    case "r"
      G = double (S) * double (S)';
    case "l"
      G = S';
    case "s"
      G = S;
    otherwise
      error ("symbfact: unrecognized TYP \"%s\"", typ);
  end
  if (rows (G) != columns (G))
    error ("symbfact: S must be a square matrix");
  end
  n = columns (G);
  [parent, post] = etree (G);
  [i, j] = reached (triu (G, 1), parent);
  counts = 1 + accumarray (i(:), 1, [n, 1]);
  height = tallest (parent);
  parent = parent(:);
  post = post(:);
  R = sparse ([i, 1:n], [j, 1:n], true, n, n);
  if (lower (mode(1)) == "l")
    R = R';
  end
end
function [i, j] = reached (upper, parent)
  % Row and column of each element above the diagonal: those of a column lead up the tree to it.
  n = numel (parent);
  seen = zeros (1, n);
  i = j = zeros (1, nnz (upper));
  count = 0;
  for k = 1:n
    seen(k) = k;
    for at = find (upper(:,k))'
      while (seen(at) != k)
        seen(at) = k;
        count += 1;
        i(count) = at;
        j(count) = k;
        at = parent(at);
      end
    end
  end
  i = i(1:count);
  j = j(1:count);
end
function height = tallest (parent)
  % Nodes on the longest way from a root: parents come behind their children.
  depth = zeros (1, numel (parent));
  for k = numel (parent):-1:1
    depth(k) = 1;
    if (parent(k) != 0)
      depth(k) = depth(parent(k)) + 1;
    end
  end
  height = max ([1, depth]);
end
