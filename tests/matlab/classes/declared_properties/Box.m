classdef Box
  properties
    n (1,1) int32 {mustBePositive} = 3
    label (1,:) char
    data double
    flag (1,1) logical
    items cell
    size3 (1,3) double = [1 2 3]
    plain
  end
  properties
    level (1,1) double {mustBeMember(level, [1 2 3])} = 1
    own (1,1) double = 5
  end
  methods
    function b = Box (n), if nargin, b.n = n; end, end
    function b = set.own (b, v), b.own = 2 * v; end
  end
end
