classdef Sensor < handle
    properties (SetObservable, AbortSet)
        Value = 0
    end
    properties
        Hist = []
    end
    methods
        function s = Sensor(), addlistener(s,'Value','PostSet',@(src,ev) s.rec(ev)); end
        function rec(s,ev), s.Hist(end+1) = s.Value; end
    end
end
