function setappdata (h, varargin)
  % Keeps values with an object under names.
  if (nargin < 3 || mod (nargin, 2) == 0)
    print_usage ();
  end
  names = varargin(1:2:end);
  values = varargin(2:2:end);
  if (iscell (names{1}))
    names = names{1};
    values = values{1};
  end
  if (! iscellstr (names))
    error ("setappdata: NAME must be a string or cellstr");
  end
  for k = 1:numel (h)
    data = __appdata__ ("setappdata", h(k));
    for j = 1:numel (names)
      data.(names{j}) = values{j};
    end
    __appdata__ ("setappdata", h(k), data);
  end
end
