function [reg, varargout] = parseparams (params, varargin)
  % Splits arguments before the first text from the parameters after it.
  texts = find (cellfun (@ischar, params), 1);
  if (isempty (texts))
    reg = params;
    prop = {};
  else
    reg = params(1:texts-1);
    prop = params(texts:end);
  end
  if (nargin == 1)
    varargout = {prop};
    return;
  end
  names = varargin(1:2:end);
  varargout = varargin(2:2:end);
  for k = 1:2:numel (prop)
    at = find (strcmpi (prop{k}, names), 1);
    if (isempty (at))
      error ("parseparams: Invalid parameter: %s", prop{k});
    end
    varargout{at} = prop{k+1};
  end
end
