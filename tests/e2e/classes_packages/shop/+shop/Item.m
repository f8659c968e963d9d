classdef Item
  properties
    name
    price
  end
  properties (Constant)
    TAX = shop.rate ('tax')
  end
  methods
    function o = Item (name, price)
      o.name = name;
      o.price = price;
    end
    function r = gross (o)
      r = o.price * (1 + shop.Item.TAX);
    end
  end
  methods (Static)
    function o = free (name)
      o = shop.Item (name, 0);
    end
  end
end
