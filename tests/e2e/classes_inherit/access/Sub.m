classdef Sub < Top
  methods
    function tryAll (o)
      Sub.attempt ('priv', @() o.priv);
      Sub.attempt ('prot', @() o.prot);
      Sub.attempt ('ro', @() o.ro);
      Sub.attempt ('half', @() o.half);
      try, o.priv = 9; disp ('set priv'); catch e, disp (e.message), end
      try, o.prot = 9; disp ('set prot'); catch e, disp (e.message), end
      try, o.ro = 9; disp ('set ro'); catch e, disp (e.message), end
      try, o.half = 9; disp ('set half'); catch e, disp (e.message), end
      try, disp (o.secret ()); catch e, disp (e.message), end
      try, disp (o.family ()); catch e, disp (e.message), end
      try, disp (family (o)); catch e, disp (e.message), end
    end
  end
  methods (Access = protected)
    function r = family (o), s = family@Top (o); r = ['Sub of ' s]; end
  end
  methods (Static)
    function attempt (name, f)
      try
        printf ('%s = %d\n', name, f ());
      catch e
        disp (e.message);
      end
    end
  end
end
