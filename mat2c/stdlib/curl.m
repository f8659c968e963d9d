function [cz, v] = curl (varargin)
  % Curl of a plane vector field and its angular velocity.
  if (nargin == 2)
    fx = varargin{1};
    fy = varargin{2};
    [~, dfxdy] = gradient (fx);
    dfydx = gradient (fy);
  elseif (nargin == 4)
    x = varargin{1}(1,:);
    y = varargin{2}(:,1);
    fx = varargin{3};
    fy = varargin{4};
    [~, dfxdy] = gradient (fx, x, y);
    dfydx = gradient (fy, x, y);
  else
    print_usage ();
  end
  cz = dfydx - dfxdy;
  v = cz / 2;
  if (nargout < 2)
    cz = v;
  end
end
