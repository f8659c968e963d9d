classdef Planet
  properties (SetAccess = immutable)
    mass
  end
  methods
    function p = Planet (mass), p.mass = mass; end
    function r = heavier (p, q), r = p.mass > q.mass; end
    function r = isEarth (p), r = p == Planet.Earth; end
  end
  enumeration
    Earth (5.97)
    Mars (0.64)
  end
end
