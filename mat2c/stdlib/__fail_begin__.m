function __fail_begin__ (varargin)
  % Checks how fail was called; a warning that is looked for must be a new one.
  if (nargin > 3)
    error ("Octave:invalid-fun-call", "fail: function called with too many inputs");
  elseif (nargin < 1)
    __wrong_call__ ("fail");
  end
  of_warning = nargin > 1 && strcmp (varargin{2}, "warning");
  if (nargin == 3 && ! of_warning)
    __wrong_call__ ("fail");
  end
  if (of_warning)
    lastwarn ("");
  end
end
