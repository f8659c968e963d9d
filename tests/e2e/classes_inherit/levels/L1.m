classdef L1
  properties
    trace = {}
  end
  methods
    function o = L1 (varargin)
      o.trace{end + 1} = sprintf ('L1(%d)', nargin);
    end
    function o = visit (o), o.trace{end + 1} = 'visit1'; end
    function r = name (o), r = 'L1'; end
    function r = label (o), r = ['<' o.name() '>']; end
  end
  methods (Static)
    function r = kind (), r = 'static of L1'; end
    function r = other (), r = 'other of L1'; end
  end
end
