% Use a struct, and functions that take and give it.
classdef example
  properties
    a = 1
  end
end
