classdef MemoizedFunction < handle
  % A function with the results of its latest calls ("MemoizedFunction" of MATLAB's documentation).
  properties (SetAccess = private)
    Function
  end
  properties
    Enabled = true
    CacheSize = 10
  end
  properties (Access = private)
    inputs = {}
    counts = []
    outputs = {}
    hits = []
    misses = 0
  end
  methods
    function m = MemoizedFunction(f)
      m.Function = f;
    end

    function varargout = subsref(m, s)
      if strcmp(s(1).type, '()')
        [varargout{1:nargout}] = call(m, nargout, s(1).subs);
      else
        [varargout{1:nargout}] = builtin('subsref', m, s);
      end
    end

    function clearCache(m)
      m.inputs = {};
      m.counts = [];
      m.outputs = {};
      m.hits = [];
      m.misses = 0;
    end

    function s = stats(m)
      s.Cache = struct('Inputs', {m.inputs}, 'Nargout', m.counts, 'Outputs', {m.outputs}, 'HitCount', m.hits, ...
                       'TotalHits', sum(m.hits), 'TotalMisses', m.misses);
      s.MostHitCachedInput = struct('Hits', {}, 'Input', {});
      if ~isempty(m.inputs)
        [most, k] = max(m.hits);
        s.MostHitCachedInput = struct('Hits', most, 'Input', {m.inputs(k)});
        s.MostHitCachedInput.Input = m.inputs{k};
      end
      s.CacheHitRatePercent = 100 * sum(m.hits) / max(sum(m.hits) + m.misses, 1);
      s.CacheOccupancyPercent = 100 * numel(m.inputs) / m.CacheSize;
    end
  end
  methods (Access = private)
    function varargout = call(m, n, given)
      at = [];
      if m.Enabled
        same = @(k) m.counts(k) == n && isequaln(m.inputs{k}, given);
        at = find(arrayfun(same, 1:numel(m.counts)), 1);
      end
      if isempty(at)
        results = cell(1, max(n, 1));
        [results{1:n}] = m.Function(given{:});
        if m.Enabled
          keep(m, n, given, results);
        end
      else
        results = m.outputs{at};
        m.hits(at) = m.hits(at) + 1;
      end
      varargout = results(1:n);
    end

    function keep(m, n, given, results)
      m.misses = m.misses + 1;
      if numel(m.inputs) >= m.CacheSize
        m.inputs(1) = [];
        m.counts(1) = [];
        m.outputs(1) = [];
        m.hits(1) = [];
      end
      m.inputs{end + 1} = given;
      m.counts(end + 1) = n;
      m.outputs{end + 1} = results;
      m.hits(end + 1) = 0;
    end
  end
  methods (Static)
    function m = of(f)
      % The one of this function.
      all = MemoizedFunction.kept();
      for k = 1:numel(all)
        if isequal(all{k}.Function, f)
          m = all{k};
          return
        end
      end
      m = MemoizedFunction(f);
      MemoizedFunction.kept(m);
    end

    function all = kept(m)
      % All that there are; m: one more.
      persistent list
      if nargin == 1
        list{end + 1} = m;
      end
      all = list;
    end
  end
end
