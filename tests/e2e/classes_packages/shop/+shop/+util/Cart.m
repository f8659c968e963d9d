classdef Cart < handle
  properties
    items = {}
  end
  methods
    function add (c, item)
      c.items{end + 1} = item;
    end
    function t = total (c)
      t = 0;
      for k = 1:numel (c.items)
        t = t + c.items{k}.gross ();
      end
    end
  end
end
