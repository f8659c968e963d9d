classdef Part
  properties
    weight = 1
  end
end
