classdef (Abstract) Shape < handle & matlab.mixin.Heterogeneous
  methods (Abstract)
    a = area(obj)
  end
  methods (Sealed)
    function same = eq(a, b)
      same = eq@handle(a, b);
    end
    function different = ne(a, b)
      different = ne@handle(a, b);
    end
    function total = total(objects)
      total = 0;
      for k = 1:numel(objects)
        total = total + area(objects(k));
      end
    end
  end
  methods (Static, Sealed, Access = protected)
    function object = getDefaultScalarElement
      object = NoShape;
    end
  end
end
