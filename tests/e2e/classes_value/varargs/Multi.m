classdef Multi
  properties
    args = {}
    n = 0
  end
  methods
    function o = Multi (varargin)
      o.args = varargin;
      o.n = nargin;
    end
    function varargout = spread (o, k)
      if nargin < 2, k = 1; end
      for i = 1:max (nargout, 1)
        varargout{i} = o.args{i} * k;
      end
    end
    function [a, b, c] = three (o)
      a = 1;
      if nargout > 1, b = 2; end
      if nargout > 2, c = 3; end
      printf ('nargout %d\n', nargout);
    end
    function r = defaults (o, x, y)
      if ! exist ('x', 'var'), x = 10; end
      if nargin < 3 || isempty (y), y = 20; end
      r = [x, y, nargin];
    end
    function nothing (o)
      printf ('nothing, nargout %d\n', nargout);
    end
  end
end
