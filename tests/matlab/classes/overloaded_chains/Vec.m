classdef Vec < dynamicprops
  properties
    d
  end
  events
    Read
  end
  methods
    function o = Vec(d)
      o.d = d;
    end

    function varargout = subsref(o, s)
      if strcmp(s(1).type, '()')
        varargout{1} = subsref(o.d, s);
      else
        [varargout{1:nargout}] = builtin('subsref', o, s);
      end
    end
  end
end
