function rmappdata (h, varargin)
  % Forgets what is kept with objects under names.
  if (nargin < 2)
    print_usage ();
  elseif (! iscellstr (varargin))
    error ("rmappdata: NAME must be a string");
  end
  for k = 1:numel (h)
    data = __appdata__ ("rmappdata", h(k));
    for j = 1:numel (varargin)
      if (! isfield (data, varargin{j}))
        error ("rmappdata: appdata '%s' is not present", varargin{j});
      end
      data = rmfield (data, varargin{j});
    end
    __appdata__ ("rmappdata", h(k), data);
  end
end
