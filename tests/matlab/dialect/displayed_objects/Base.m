classdef Base < handle
  properties
    e = {}
  end
end
