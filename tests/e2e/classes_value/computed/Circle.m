classdef Circle
  properties
    r = 1
    name = 'c'
  end
  properties (Dependent)
    area
    diameter
  end
  properties (Constant)
    SCALE = 10
    LABELS = {'small', 'large'}
  end
  methods
    function c = Circle (r)
      if nargin == 1
        c.r = r;
      end
    end
    function a = get.area (c)
      a = c.SCALE * c.r ^ 2;
    end
    function d = get.diameter (c)
      d = 2 * c.r;
    end
    function c = set.diameter (c, d)
      c.r = d / 2;
    end
    function c = set.r (c, r)
      if ~isnumeric (r) || r < 0
        error ('Circle:radius', 'bad radius');
      end
      c.r = r;
    end
    function n = get.name (c)
      n = ['<' c.name '>'];
    end
    function s = label (c)
      if c.area > 50
        s = Circle.LABELS{2};
      else
        s = Circle.LABELS{1};
      end
    end
  end
end
