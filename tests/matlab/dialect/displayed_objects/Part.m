classdef Part < Base
  properties
    x = 1
    s = "a"
    c = {1, 'b'}
    v = [1 2 3]
  end
  properties (Hidden)
    h = 1
  end
  properties (Access = private)
    p = 2
  end
end
