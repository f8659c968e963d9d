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
  elseif (mod (numel (varargin), 2) != 0)
    error ("parseparams: needs odd number of arguments");
  end
  names = varargin(1:2:end);
  varargout = varargin(2:2:end);
  words = prop(1:2:end);
  if (mod (numel (prop), 2) != 0 || ! all (cellfun (@(w) ischar (w) && isrow (w), words)))
    error ("%s: options must be given as name-value pairs", calling ());
  end
  for k = 1:numel (words)
    at = find (strcmpi (words{k}, names), 1);
    if (isempty (at))
      error ("%s: unrecognized option: %s", calling (), words{k});
    end
    varargout{at} = prop{2*k};
  end
end
function name = calling ()
  % The function that asked, or the program.
  calls = __call_stack__ ();
  name = "parseparams";
  if (! isempty (calls))
    name = calls(1).name;
  end
end
