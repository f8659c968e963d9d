classdef Obj < handle
  properties
    v = 1
  end
end
