function varargout = sphere (varargin)
  % Points of the unit sphere.
  n = 20;
  for k = 1:nargin
    if (isscalar (varargin{k}))
      n = varargin{k};
    end
  end
  theta = linspace (0, 2 * pi, n + 1);
  phi = linspace (-pi / 2, pi / 2, n + 1);
  [theta, phi] = meshgrid (theta, phi);
  varargout = {cos(phi) .* cos(theta), cos(phi) .* sin(theta), sin(phi)};
end
