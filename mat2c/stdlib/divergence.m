function d = divergence (varargin)
  % Divergence of a plane vector field.
  if (nargin == 2)
    fx = varargin{1};
    fy = varargin{2};
    dx = gradient (fx);
    [~, dy] = gradient (fy);
  elseif (nargin == 4)
    x = varargin{1}(1,:);
    y = varargin{2}(:,1);
    dx = gradient (varargin{3}, x, y);
    [~, dy] = gradient (varargin{4}, x, y);
  else
    print_usage ();
  end
  d = dx + dy;
end
