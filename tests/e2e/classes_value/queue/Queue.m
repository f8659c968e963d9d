classdef Queue
  properties (Access = private)
    data = {}
    head = 1
  end
  properties (Dependent)
    count
    isEmpty
  end
  methods
    function q = push (q, varargin)
      for k = 1:numel (varargin), q.data{end + 1} = varargin{k}; end
    end
    function [q, x] = pop (q)
      if q.isEmpty, error ('Queue:empty', 'queue is empty'); end
      x = q.data{q.head};
      q.data{q.head} = [];
      q.head = q.head + 1;
      if q.head > 10
        q.data(1:q.head - 1) = [];
        q.head = 1;
      end
    end
    function n = get.count (q), n = numel (q.data) - q.head + 1; end
    function b = get.isEmpty (q), b = q.count == 0; end
    function c = toCell (q), c = q.data(q.head:end); end
  end
end
