classdef Queue < handle & matlab.mixin.Copyable
    properties (Access = private)
        data cell = {}
        head (1,1) uint32 = 1
    end
    properties (Dependent)
        Length
    end
    properties (SetObservable)
        Label string = "q"
    end
    methods
        function q = Queue(items), if nargin > 0, q.data = items; end, end
        function enqueue(q, varargin), q.data = [q.data varargin]; end
        function x = dequeue(q)
            assert(q.Length > 0, 'Queue:empty', 'The queue is empty');
            x = q.data{q.head}; q.head = q.head + 1;
        end
        function n = get.Length(q), n = numel(q.data) - double(q.head) + 1; end
        function varargout = peek(q), [varargout{1:nargout}] = q.data{q.head:q.head+nargout-1}; end
        function q = plus(q, x), q = copy(q); q.enqueue(x); end
        function tf = eq(a,b), tf = isequal(a.data,b.data); end
        function s = saveobj(q), s.data = q.data; end
        function r = map(q, f), r = cellfun(f, q.data(q.head:end), 'UniformOutput', false); end
    end
    methods (Access = protected)
        function cp = copyElement(q), cp = copyElement@matlab.mixin.Copyable(q); cp.Label = q.Label + "_copy"; end
    end
end
