classdef Dyn < dynamicprops
end
