classdef C1
  properties
    a = 1
    given = -1
  end
  methods
    function o = C1 (varargin)
      o.given = nargin;
      switch nargin
        case 0
          return
        case 1
          if isa (varargin{1}, 'C1')
            o = varargin{1};
            return
          end
          o.a = varargin{1};
        otherwise
          for k = 1:2:nargin
            o.(varargin{k}) = varargin{k + 1};
          end
      end
    end
  end
end
