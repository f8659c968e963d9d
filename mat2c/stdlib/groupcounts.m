function [B, BG, BP] = groupcounts (A, varargin)
  % How many elements each group has, its values, and its share in percent.
  if (nargin < 1)
    print_usage ();
  end
  missing = true;
  empty = false;
  bins = {};
  if (! isempty (varargin) && ! (ischar (varargin{1}) && any (strncmpi (varargin{1}, "Include", 7))))
    bins = varargin{1};
    varargin(1) = [];
  end
  for k = 1:2:numel (varargin)
    switch (lower (varargin{k}))
      case "includemissinggroups"
        missing = varargin{k+1};
      case "includeemptygroups"
        empty = varargin{k+1};
      otherwise
        error ("groupcounts: unknown option '%s'", varargin{k});
    end
  end
  one = ! iscell (A) || iscellstr (A);
  if (one)
    A = {A};
  end
  if (isnumeric (bins) && ! isempty (bins))
    A{1} = discretize (A{1}, bins);
  end
  [G, BG] = __groups__ ("groupcounts", A, missing);
  known = ! isnan (G);
  B = accumarray (G(known), 1, [numel(BG{1}), 1]);
  if (empty && isnumeric (bins) && ! isempty (bins))
    [B, BG] = with_empty (B, BG, bins);
  end
  BP = 100 * B / sum (B);
  if (one)
    BG = BG{1};
  end
end
function [B, BG] = with_empty (B, BG, bins)
  n = numel (bins) - 1;
  if (isscalar (bins))
    n = bins;
  end
  all_of_them = zeros (n, 1);
  inside = ! isnan (BG{1});
  all_of_them(BG{1}(inside)) = B(inside);
  B = [all_of_them; B(! inside)];
  BG = {[(1:n).'; BG{1}(! inside)]};
end
