classdef T
    properties
        A (1,:) double {mustBeNonnegative} = []
        B (1,1) string = "x"
        C {mustBeMember(C,["a","b"])} = "a"
        D (2,2) = eye(2)
        E logical = false
        F function_handle = @sin
        G (1,1) struct = struct()
        H cell = {}
        I (1,1) int32 = 5
        J datetime = datetime(2024,1,1)
    end
end
