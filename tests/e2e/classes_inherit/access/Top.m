classdef Top < handle
  properties (Access = private)
    priv = 1
  end
  properties (Access = protected)
    prot = 2
  end
  properties (SetAccess = private)
    ro = 3
  end
  properties (SetAccess = protected)
    half = 4
  end
  methods
    function r = readAll (o), r = [o.priv, o.prot, o.ro, o.half]; end
    function setAll (o, k), o.priv = k; o.prot = k; o.ro = k; o.half = k; end
    function r = callPriv (o), r = o.secret (); end
    function r = callProt (o), r = o.family (); end
    function r = peek (o, other), r = [other.priv, other.prot]; end
  end
  methods (Access = private)
    function r = secret (o), r = 'Top secret'; end
  end
  methods (Access = protected)
    function r = family (o), r = 'Top family'; end
  end
end
