classdef Weekday < int32
    enumeration
        Mon (1)
        Tue (2)
        Wed (3)
    end
end
