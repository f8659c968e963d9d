classdef Rec < dynamicprops
    properties
        A = 1
    end
end
