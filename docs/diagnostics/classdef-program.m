% Translate the script that uses the class.
classdef example
  properties
    a = 1
  end
end
