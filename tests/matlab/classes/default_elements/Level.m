classdef Level
  enumeration
    Low, Middle, High
  end
end
