classdef Kind
  enumeration
    Red
    Blue
  end
end
