classdef C2
  properties
    parts = {}
  end
  methods
    function this = C2 (n)
      if nargin == 0, n = 0; end
      for k = 1:n
        this.parts{k} = C2 (n - k);
      end
    end
    function r = size_of (this)
      r = 1;
      for k = 1:numel (this.parts)
        r = r + this.parts{k}.size_of ();
      end
    end
  end
end
