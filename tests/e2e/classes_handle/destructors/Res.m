classdef Res < handle
  properties
    name
    other
  end
  methods
    function r = Res (name)
      r.name = name;
      printf ('open %s\n', name);
    end
    function delete (r)
      printf ('close %s\n', r.name);
    end
  end
end
