classdef Level < int32
  enumeration
    Low (1)
    Mid (2)
    High (3)
  end
end
