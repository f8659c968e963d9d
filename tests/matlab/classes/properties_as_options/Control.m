classdef Control < handle
  properties
    Name (1,:) char = 'q'
    Size (1,1) double {mustBePositive} = 1
  end
  properties (SetAccess=private)
    Hid = 2
  end
end
