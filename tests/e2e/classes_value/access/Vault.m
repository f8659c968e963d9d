classdef Vault
  properties (Access = private)
    secret = 42
  end
  properties (SetAccess = private)
    count = 0
  end
  properties (GetAccess = private)
    code = 1
  end
  properties (SetAccess = protected, GetAccess = public)
    level = 3
  end
  properties (Access = protected)
    depth = 4
  end
  methods
    function v = open (v, code)
      if code == v.code
        v.count = v.count + 1;
      else
        error ('Vault:code', 'wrong code %d', code);
      end
    end
    function r = peek (v)
      r = v.secret + hidden (v) + v.hidden ();
    end
  end
  methods (Access = private)
    function r = hidden (v)
      r = v.depth;
    end
  end
  methods (Access = protected)
    function r = half (v)
      r = v.depth / 2;
    end
  end
end
