function [bad, varargout] = common_size (varargin)
  % Brings scalars to the size of the other arguments; bad where those differ.
  if (nargin < 2)
    error ("common_size: only makes sense if nargin >= 2");
  end
  bad = 0;
  varargout = varargin;
  many = find (! cellfun (@isscalar, varargin));
  if (isempty (many))
    return;
  end
  sz = size (varargin{many(1)});
  for k = many
    if (! isequal (size (varargin{k}), sz))
      bad = 1;
      return;
    end
  end
  for k = 1:numel (varargin)
    if (isscalar (varargin{k}))
      varargout{k} = repmat (varargin{k}, sz);
    end
  end
end
