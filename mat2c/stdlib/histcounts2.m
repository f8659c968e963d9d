function [N, xedges, yedges, binx, biny] = histcounts2 (X, Y, varargin)
  % How many pairs lie in each of the bins between two kinds of edges.
  if (nargin < 2)
    print_usage ();
  elseif (numel (X) != numel (Y))
    error ("MATLAB:histcounts2:XYSizeMismatch", "X and Y must be the same size.");
  end
  forx = fory = varargin;
  if (! isempty (varargin) && ! ischar (varargin{1}))
    n = varargin{1};
    two = numel (varargin) > 1 && ! ischar (varargin{2});
    if (two)
      forx(2) = [];
      fory(1) = [];
    elseif (numel (n) == 2)
      forx{1} = n(1);
      fory{1} = n(2);
    end
  end
  [forx, fory] = sides (forx, fory);
  [~, xedges, binx] = histcounts (X, forx{:});
  [~, yedges, biny] = histcounts (Y, fory{:});
  counted = binx > 0 & biny > 0;
  N = accumarray ([binx(counted)(:), biny(counted)(:)], 1, [numel(xedges) - 1, numel(yedges) - 1]);
end
function [forx, fory] = sides (forx, fory)
  % Options of one side have its letter in front; those of both have two values.
  for k = numel (forx) - 1:-1:1
    if (ischar (forx{k}) && any (strcmpi (forx{k}, {"XBinLimits", "XBinEdges", "YBinLimits", "YBinEdges"})))
      own = upper (forx{k}(1)) == "X";
      name = forx{k}(2:end);
      if (own)
        forx{k} = name;
        at = find (cellfun (@(c) ischar (c) && strcmpi (c, ["X" name]), fory));
        fory(at:at+1) = [];
      else
        at = find (cellfun (@(c) ischar (c) && strcmpi (c, ["Y" name]), fory));
        fory{at} = name;
        forx(k:k+1) = [];
      end
    elseif (ischar (forx{k}) && any (strcmpi (forx{k}, {"NumBins", "BinWidth"})) && numel (forx{k+1}) == 2)
      at = find (cellfun (@(c) ischar (c) && strcmpi (c, forx{k}), fory));
      fory{at+1} = forx{k+1}(2);
      forx{k+1} = forx{k+1}(1);
    end
  end
end
