classdef Thermo < handle
  properties
    celsius = 20
    log = {}
  end
  properties (Dependent)
    fahrenheit
  end
  methods
    function set.celsius (t, v)
      if ~isscalar (v)
        error ('Thermo:size', 'scalar expected');
      end
      t.celsius = v;
      t.note (sprintf ('set %g', v));
    end
    function v = get.fahrenheit (t)
      v = t.celsius * 9 / 5 + 32;
    end
    function set.fahrenheit (t, v)
      t.celsius = (v - 32) * 5 / 9;
    end
    function note (t, text)
      t.log{end + 1} = text;
    end
  end
end
