classdef griddedInterpolant < interpolantBase
  % Values on a grid, and between them by a method ("griddedInterpolant" of MATLAB's documentation).
  properties
    GridVectors = {}
  end
  methods
    function F = griddedInterpolant(varargin)
      if nargin == 0
        return
      end
      [F, varargin] = withMethods(F, varargin);
      n = numel(varargin);
      F.Values = varargin{n};
      if n == 1
        if isvector(F.Values)
          F.GridVectors = {1:numel(F.Values)};
        else
          F.GridVectors = arrayfun(@(m) 1:m, size(F.Values), 'UniformOutput', false);
        end
      elseif n == 2 && iscell(varargin{1})
        F.GridVectors = varargin{1};
      else
        F.GridVectors = cell(1, n - 1);
        for d = 1:n - 1
          if isvector(varargin{d})
            F.GridVectors{d} = varargin{d};
          else
            at = repmat({1}, 1, n - 1);
            at{d} = ':';
            F.GridVectors{d} = reshape(varargin{d}(at{:}), 1, []);
          end
        end
      end
    end
  end
  methods (Access = protected)
    function v = at(F, points)
      grids = F.GridVectors;
      if isscalar(grids)
        x = points{1};
        if strcmp(F.ExtrapolationMethod, 'none')
          v = interp1(grids{1}, F.Values, x, F.Method, NaN);
        elseif any(strcmp(F.ExtrapolationMethod, {'nearest', 'previous', 'next'})) && ~strcmp(F.Method, F.ExtrapolationMethod)
          v = interp1(grids{1}, F.Values, min(max(x, min(grids{1})), max(grids{1})), F.Method);
        else
          v = interp1(grids{1}, F.Values, x, F.Method, 'extrap');
        end
        return
      end
      if isscalar(points) && iscell(points{1})
        points = points{1};
        [points{1:numel(grids)}] = ndgrid(points{:});
      elseif isscalar(points)
        points = num2cell(points{1}, 1);
      end
      v = interpn(grids{:}, F.Values, points{:}, F.Method);
    end
  end
end
