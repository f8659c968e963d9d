classdef Dir
    enumeration
        North, South
    end
end
