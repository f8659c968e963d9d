function [nx, ny, nz] = surfnorm (varargin)
  % Normals of a surface, from the points around each; behind the border they go on in a line.
  if (nargin == 0)
    print_usage ();
  elseif (nargout < 2)
    if (nargout == 1)
      nx = 1;
    end
    return;
  end
  if (nargin < 3 || ischar (varargin{2}))
    z = varargin{1};
    [x, y] = meshgrid (1:columns (z), 1:rows (z));
  else
    [x, y, z] = varargin{1:3};
  end
  if (! isnumeric (x) || ! isnumeric (y) || ! isnumeric (z))
    error ("surfnorm: X, Y, and Z must be numeric");
  elseif (! size_equal (x, y, z))
    error ("surfnorm: X, Y, and Z must have the same dimensions");
  end
  p = cat (3, continued (x), continued (y), continued (z));
  % of each cell, then the mean of the four around each point
  c = cross (p(2:end,2:end,:) - p(1:end-1,1:end-1,:), p(2:end,1:end-1,:) - p(1:end-1,2:end,:), 3);
  n = (c(1:end-1,1:end-1,:) + c(1:end-1,2:end,:) + c(2:end,1:end-1,:) + c(2:end,2:end,:)) / 4;
  nx = n(:,:,1);
  ny = n(:,:,2);
  nz = n(:,:,3);
end

function a = continued (a)
  a = [2 * a(:,1) - a(:,2), a, 2 * a(:,end) - a(:,end-1)];
  a = [2 * a(1,:) - a(2,:); a; 2 * a(end,:) - a(end-1,:)];
end
