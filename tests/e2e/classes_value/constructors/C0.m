classdef C0
  properties
    a = 1
    b
  end
end
