classdef scatteredInterpolant
  % Values at scattered points of the plane, and between them by triangles.
  properties
    Points = []
    Values = []
    Method = 'linear'
    ExtrapolationMethod = 'linear'
  end
  methods
    function F = scatteredInterpolant(varargin)
      n = nargin;
      words = {};
      while n > 0 && (ischar(varargin{n}) || isstring(varargin{n}))
        words = [{char(varargin{n})}, words];
        n = n - 1;
      end
      if n > 0
        F.Values = reshape(varargin{n}, [], 1);
        columns = cellfun(@(c) reshape(c, size(c, 1) * size(c, 2) / max(1, (n == 2) * 2), []), varargin(1:n - 1), 'UniformOutput', false);
        F.Points = [columns{:}];
      end
      if ~isempty(words)
        F.Method = words{1};
        F.ExtrapolationMethod = words{end};
      end
    end

    function varargout = subsref(F, s)
      if strcmp(s(1).type, '()')
        varargout{1} = at(F, s(1).subs);
      else
        [varargout{1:max(nargout, 1)}] = builtin('subsref', F, s);
      end
    end
  end
  methods (Access = private)
    function v = at(F, points)
      if isscalar(points)
        points = {points{1}(:, 1), points{1}(:, 2)};
      end
      v = griddata(F.Points(:, 1), F.Points(:, 2), F.Values, points{1}, points{2}, F.Method);
    end
  end
end
