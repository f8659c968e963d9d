function T = delaunayn (pts, options)
  % The Delaunay simplices of points: the lower facets of the hull of the points lifted to a paraboloid.
  if (nargin < 1)
    print_usage ();
  end
  pts = double (pts);
  [n, d] = size (pts);
  if (n <= d)
    T = zeros (0, d + 1);
    return;
  elseif (n == d + 1)
    T = 1:n;
  else
    height = sumsq (pts, 2);
    low = min (height);
    scale = max (abs (pts(:))) / (max (height) - low);
    if (! isfinite (scale))
      scale = 1;
    end
    lifted = [pts, (height - low) * scale];
    facets = __hull__ (lifted);
    if (isempty (facets)) % all on a sphere: a point far above makes a hull
      lifted(n+1,:) = [mean(pts, 1), max(lifted(:,end)) + 1.1 * max(abs (pts(:)))];
      facets = __hull__ (lifted);
      if (isempty (facets))
        error ("__delaunayn__: qhull failed");
      end
    end
    T = facets(lower (lifted, facets),:);
    T = T(all (T <= n, 2),:);
  end
  T = T(! flat (pts, T),:);
end
function low = lower (pts, facets)
  % Which facets does one see from below?
  d = columns (pts);
  inner = mean (pts(unique (facets(:)),:), 1);
  low = false (rows (facets), 1);
  for k = 1:rows (facets)
    corners = pts(facets(k,:),:);
    flatted = corners(2:end,1:d-1) - corners(1,1:d-1);
    to = inner(1:d-1) - corners(1,1:d-1);
    if (abs (det (flatted)) > 0)
      at = corners(1,d) + to * (flatted \ (corners(2:end,d) - corners(1,d)));
      low(k) = at < inner(d);
    end
  end
end
function is = flat (pts, T)
  % Simplices without a volume.
  is = false (rows (T), 1);
  for k = 1:rows (T)
    edges = pts(T(k,2:end),:) - pts(T(k,1),:);
    is(k) = abs (det (edges)) <= 1e3 * eps * prod (sqrt (sumsq (edges, 2)));
  end
end
