classdef Key
  properties (SetAccess = immutable)
    id
  end
  methods
    function k = Key (id), k.id = id; end
  end
end
