classdef Flag < logical
    enumeration
        Off (false)
        On (true)
    end
end
