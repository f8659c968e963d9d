classdef Box
  properties
    items = {}
    data = 1:3
    inner
  end
  methods
    function b = add (b, x)
      b.items{end + 1} = x;
    end
    function b = setData (b, k, v)
      b.data(k) = v;
    end
  end
end
