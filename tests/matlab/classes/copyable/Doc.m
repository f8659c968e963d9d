classdef Doc < matlab.mixin.Copyable
  properties
    text = 'a'
    part
  end
end
