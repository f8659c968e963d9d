function C = tensorprod (A, B, varargin)
  % The tensor product of two arrays: their outer product, or contracted along dimensions.
  if (nargin < 2)
    print_usage ();
  end
  rank_A = ndims (A);
  if (numel (varargin) >= 2 && strcmpi (varargin{end-1}, "NumDimensionsA"))
    rank_A = varargin{end};
    varargin(end-1:end) = [];
  end
  dims_A = dims_B = [];
  if (numel (varargin) == 1 && ischar (varargin{1}))
    if (! strcmpi (varargin{1}, "all"))
      error ("tensorprod: unknown option '%s'", varargin{1});
    end
    rank_A = max (ndims (A), ndims (B));
    dims_A = dims_B = 1:rank_A;
  elseif (! isempty (varargin))
    dims_A = varargin{1}(:).';
    dims_B = varargin{end}(:).';
  end
  rank_A = max ([rank_A, dims_A]);
  rank_B = max ([ndims(B), dims_B]);
  [extents_A, extents_B] = deal (extents_of (A, rank_A), extents_of (B, rank_B));
  if (! isequal (extents_A(dims_A), extents_B(dims_B)))
    error ("tensorprod: the dimensions that are contracted must have the same lengths");
  end
  free_A = setdiff (1:rank_A, dims_A);
  free_B = setdiff (1:rank_B, dims_B);
  inner = prod (extents_A(dims_A));
  a = reshape (permute (A, [free_A, dims_A]), prod (extents_A(free_A)), inner);
  b = reshape (permute (B, [dims_B, free_B]), inner, prod (extents_B(free_B)));
  C = reshape (a * b, [extents_A(free_A), extents_B(free_B), 1, 1]);
end
function extents = extents_of (x, rank)
  extents = size (x);
  extents(end+1:rank) = 1;
end
