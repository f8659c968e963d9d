function [TF, P] = __local_extremes__ (name, A, args)
  % Which elements are local maxima, and how far they rise above their surroundings (their prominence).
  dim = __first_dim__ (A);
  least = 0;
  count = Inf;
  gap = 0;
  flat = "center";
  k = 1;
  while (k <= numel (args))
    if (! ischar (args{k}))
      dim = args{k};
      k = k + 1;
      continue;
    end
    switch (lower (args{k}))
      case "minprominence"
        least = args{k+1};
      case "maxnumextrema"
        count = args{k+1};
      case "minseparation"
        gap = args{k+1};
      case "flatselection"
        flat = lower (args{k+1});
      case {"prominencewindow", "samplepoints", "datavariables"}
      otherwise
        error (["MATLAB:", name, ":UnknownParameter"], "%s: unknown option '%s'", name, args{k});
    end
    k = k + 2;
  end
  [columns_, back] = __as_columns__ (A, dim);
  marks = false (size (columns_));
  prominences = zeros (size (columns_));
  for j = 1:columns (columns_)
    [at, p] = peaks_of (columns_(:,j), flat);
    prominences(at,j) = p;
    keep = p >= least;
    at = at(keep);
    p = p(keep);
    [~, order] = sort (p, "descend");
    chosen = [];
    for k = order(:).'
      if (numel (chosen) < count && (gap == 0 || all (abs (chosen - at(k)) >= gap)))
        chosen(end+1) = at(k);
      end
    end
    marks(chosen,j) = true;
  end
  TF = __from_columns__ (marks, back);
  P = __from_columns__ (prominences, back);
end

function [at, p] = peaks_of (x, flat)
  % The places of maxima, of level ones where `flat` says, and their prominences.
  n = numel (x);
  at = zeros (0, 1);
  starts = [1; find(diff (x) != 0) + 1];
  ends = [starts(2:end) - 1; n];
  for k = 2:numel (starts) - 1
    v = x(starts(k));
    if (v > x(starts(k-1)) && v > x(starts(k+1)))
      switch (flat)
        case "first"
          at(end+1,1) = starts(k);
        case "last"
          at(end+1,1) = ends(k);
        case "all"
          at = [at; (starts(k):ends(k)).'];
        otherwise
          at(end+1,1) = floor ((starts(k) + ends(k)) / 2);
      end
    end
  end
  p = zeros (size (at));
  for k = 1:numel (at)
    higher = find (x > x(at(k)));
    left = max ([0; higher(higher < at(k))]);
    right = min ([n + 1; higher(higher > at(k))]);
    p(k) = x(at(k)) - max (min (x(left+1:at(k))), min (x(at(k):right-1)));
  end
end
