function [text, instead] = __texts_of_eval__ (varargin)
  % The text that eval runs and the one for where it fails, if there is one.
  if (nargin < 1 || nargin > 2)
    __wrong_call__ ("eval", varargin{:});
  end
  text = varargin{1};
  instead = [];
  if (nargin > 1)
    instead = varargin{2};
  end
end
