function [G, varargout] = findgroups (varargin)
  % The number of the group that each element of some vectors is in, and what the groups have in common.
  if (nargin < 1)
    print_usage ();
  end
  [G, varargout] = __groups__ ("findgroups", varargin, false);
  if (isrow (varargin{1}))
    G = G.';
    varargout = cellfun (@(id) id.', varargout, "UniformOutput", false);
  end
end
