function [F, TF] = fillmissing (A, method, varargin)
  % Replaces missing elements: by constants, by neighbours, by interpolation or by what a moving window has.
  if (nargin < 2)
    print_usage ();
  end
  [dim, value, opts] = options_of (A, method, varargin);
  bad = opts.locations;
  if (isempty (bad))
    bad = ismissing (A);
  end
  TF = bad;
  if (ischar (method) && strcmpi (method, "constant"))
    F = with_constants (A, bad, value, dim);
    return;
  end
  [columns_, back] = __as_columns__ (A, dim);
  gaps = __as_columns__ (bad, dim);
  at = opts.points;
  if (isempty (at))
    at = (1:rows (columns_)).';
  end
  for j = 1:columns (columns_)
    gap = gaps(:,j);
    wanted = gap & ! too_long (gap, at, opts.longest);
    if (any (wanted))
      columns_(:,j) = filled (columns_(:,j), gap, wanted, at, method, value, opts.ends);
      gaps(:,j) = wanted & ! ismissing (columns_(:,j));
    end
  end
  F = reshape (__from_columns__ (columns_, back), size (A));
  TF = reshape (__from_columns__ (gaps, back), size (A));
end
function [dim, value, opts] = options_of (A, method, args)
  dim = __first_dim__ (A);
  value = [];
  opts = struct ("ends", "extrap", "points", [], "longest", Inf, "locations", []);
  if (! ischar (method) || any (strcmpi (method, {"constant", "movmean", "movmedian"})))
    if (isempty (args))
      error ("fillmissing: this method needs a value");
    end
    value = args{1};
    args(1) = [];
  end
  k = 1;
  while (k <= numel (args))
    if (! ischar (args{k}))
      dim = args{k};
      __check_dim__ ("fillmissing", dim);
      k = k + 1;
      continue;
    elseif (k == numel (args))
      error ("fillmissing: option '%s' lacks a value", args{k});
    end
    switch (lower (args{k}))
      case "endvalues"
        opts.ends = args{k+1};
      case "samplepoints"
        opts.points = args{k+1}(:);
      case "maxgap"
        opts.longest = args{k+1};
      case "missinglocations"
        opts.locations = logical (args{k+1});
      otherwise
        error ("fillmissing: unknown option '%s'", args{k});
    end
    k = k + 2;
  end
end
function F = with_constants (A, bad, value, dim)
  F = A;
  if (iscell (A))
    if (ischar (value))
      value = {value};
    end
    F(bad) = value;
  elseif (isscalar (value))
    F(bad) = value;
  else
    [columns_, back] = __as_columns__ (A, dim);
    gaps = __as_columns__ (bad, dim);
    for j = 1:columns (columns_)
      columns_(gaps(:,j),j) = value(j);
    end
    F = __from_columns__ (columns_, back);
  end
end
function long = too_long (gap, at, longest)
  % Which elements are in gaps between neighbours that are further apart.
  long = false (size (gap));
  if (longest == Inf)
    return;
  end
  edges = diff ([false; gap; false]);
  first = find (edges == 1);
  last = find (edges == -1) - 1;
  for k = 1:numel (first)
    a = max (first(k) - 1, 1);
    b = min (last(k) + 1, numel (gap));
    long(first(k):last(k)) = at(b) - at(a) > longest;
  end
end
function x = filled (x, gap, wanted, at, method, value, ends)
  known = find (! gap);
  if (isempty (known))
    return;
  end
  fill = x;
  if (! ischar (method))
    fill = by_function (x, gap, at, method, value);
  elseif (any (strcmpi (method, {"movmean", "movmedian"})))
    fill = by_window (x, gap, at, lower (method), value);
  elseif (iscell (x) || any (strcmpi (method, {"previous", "next", "nearest"})))
    fill = by_neighbour (x, known, at, lower (method));
  else
    fill = interpolated (x, known, at, lower (method));
  end
  fill = at_ends (fill, x, known, at, ends);
  x(wanted) = fill(wanted);
end
function fill = by_neighbour (x, known, at, method)
  fill = x;
  before = lookup (known, (1:numel (x)).');
  after = min (before + 1, numel (known));
  after(ismember ((1:numel (x)).', known)) = before(ismember ((1:numel (x)).', known));
  inside = before > 0;
  switch (method)
    case "previous"
      fill(inside) = x(known(before(inside)));
    case "next"
      reached = known(after) >= (1:numel (x)).';
      fill(reached) = x(known(after(reached)));
    case "nearest"
      before = max (before, 1);
      later = at(known(after)) - at <= at - at(known(before)) | ! inside;
      later = later & known(after) >= (1:numel (x)).';
      before(later) = after(later);
      fill = x(known(before));
    otherwise
      error ("fillmissing: unknown method '%s'", method);
  end
end
function fill = interpolated (x, known, at, method)
  if (! any (strcmp (method, {"linear", "spline", "pchip", "makima"})))
    error ("fillmissing: unknown method '%s'", method);
  end
  fill = x;
  if (numel (known) > 1)
    fill = interp1 (at(known), x(known), at, method, "extrap");
  end
end
function fill = by_window (x, gap, at, method, window)
  fill = x;
  [back, ahead] = reach (window);
  for k = find (gap).'
    near = ! gap & at >= at(k) - back & at <= at(k) + ahead;
    if (isscalar (window))
      near = near & at < at(k) + ahead | (near & mod (window, 2) == 1 & at == fix (at));
    end
    if (! any (near))
      continue;
    elseif (strcmp (method, "movmean"))
      fill(k) = mean (x(near));
    else
      fill(k) = median (x(near));
    end
  end
end
function [back, ahead] = reach (window)
  back = window(1);
  ahead = window(end);
  if (isscalar (window))
    back = ahead = window / 2;
  end
end
function fill = by_function (x, gap, at, f, window)
  fill = x;
  [back, ahead] = reach (window);
  edges = diff ([false; gap; false]);
  first = find (edges == 1);
  last = find (edges == -1) - 1;
  for k = 1:numel (first)
    part = first(k):last(k);
    near = ! gap & at >= at(first(k)) - back & at <= at(last(k)) + ahead;
    if (any (near))
      fill(part) = f (x(near), at(near), at(part));
    end
  end
end
function fill = at_ends (fill, x, known, at, ends)
  % What is before the first and behind the last element that is there.
  if (ischar (ends) && strcmpi (ends, "extrap"))
    return;
  end
  for side = {1:known(1)-1, known(end)+1:numel(x); known(1), known(end)}
    [part, edge] = side{:};
    if (isnumeric (ends))
      fill(part) = ends;
    elseif (strcmpi (ends, "none"))
      fill(part) = x(part);
    elseif (strcmpi (ends, "nearest"))
      fill(part) = x(edge);
    else
      other = filled (x, ! ismember ((1:numel (x)).', known), true (size (x)), at, ends, [], "extrap");
      fill(part) = other(part);
    end
  end
end
