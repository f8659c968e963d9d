classdef scatteredInterpolant < interpolantBase
  % Values at scattered points of the plane, and between them by triangles.
  properties
    Points = []
  end
  methods
    function F = scatteredInterpolant(varargin)
      [F, varargin] = withMethods(F, varargin);
      n = numel(varargin);
      if n > 0
        F.Values = reshape(varargin{n}, [], 1);
        columns = cellfun(@(c) reshape(c, size(c, 1) * size(c, 2) / max(1, (n == 2) * 2), []), varargin(1:n - 1), 'UniformOutput', false);
        F.Points = [columns{:}];
      end
    end
  end
  methods (Access = protected)
    function v = at(F, points)
      if isscalar(points)
        points = {points{1}(:, 1), points{1}(:, 2)};
      end
      v = griddata(F.Points(:, 1), F.Points(:, 2), F.Values, points{1}, points{2}, F.Method);
    end
  end
end
