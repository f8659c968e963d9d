function is = __locks__ (who, name, varargin)
  % What mlock, munlock and mislocked do in the function of that name, or to the one that is given.
  persistent locked = {};
  if (numel (varargin) > 1 || (nargin > 2 && strcmp (who, "mlock")))
    __wrong_call__ (who, varargin{:});
  elseif (nargin > 2)
    name = varargin{1};
    if (! ischar (name))
      error ("%s: FCN must be a string", who);
    end
  end
  is = any (strcmp (name, locked));
  if (strcmp (who, "mlock") && ! isempty (name))
    locked{end+1} = name;
  elseif (strcmp (who, "munlock"))
    locked(strcmp (name, locked)) = [];
  end
end
