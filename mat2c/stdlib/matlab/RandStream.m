classdef RandStream < handle
  % A stream of random numbers by the Mersenne twister, apart from that of rand, or that one ("RandStream").
  properties (SetAccess = private)
    Type = 'mt19937ar'
    Seed = 0
    NumStreams = 1
    StreamIndex = 1
  end
  properties (Dependent)
    State
  end
  properties (Access = private)
    kept = []
    isShared = false
  end
  methods (Static)
    function s = getGlobalStream()
      s = RandStream.shared();
    end

    function old = setGlobalStream(s)
      old = RandStream.shared();
      old.kept = rng();
      old.isShared = false;
      rng(s.kept);
      s.isShared = true;
      RandStream.shared(s);
    end

    function s = create(type, varargin)
      s = RandStream(type, varargin{:});
    end
  end
  methods (Static, Access = private)
    function s = shared(next)
      % The stream that rand takes its numbers from.
      persistent now
      if nargin > 0
        now = next;
      elseif isempty(now)
        now = RandStream('mt19937ar');
        now.isShared = true;
      end
      s = now;
    end
  end
  methods
    function s = RandStream(type, varargin)
      if nargin > 0
        if ~any(strcmp(type, {'mt19937ar', 'twister'}))
          error("MATLAB:RandStream:create:UnknownRNGType", "The generator '%s' is not available: 'mt19937ar' is.", char(type));
        end
        at = find(strcmpi(varargin(1:2:end), 'Seed'), 1);
        if ~isempty(at)
          s.Seed = varargin{2 * at};
        end
      end
      reset(s);
    end

    function reset(s, seed)
      if nargin > 1
        s.Seed = seed;
      end
      outer = rng();
      rng(s.Seed, 'twister');
      if ~s.isShared
        s.kept = rng();
        rng(outer);
      end
    end

    function v = get.State(s)
      if s.isShared
        s.kept = rng();
      end
      v = s.kept.State;
    end

    function set.State(s, v)
      s.kept.State = v;
      if s.isShared
        rng(s.kept);
      end
    end

    function x = rand(s, varargin)
      x = drawn(s, @rand, varargin);
    end

    function x = randn(s, varargin)
      x = drawn(s, @randn, varargin);
    end

    function x = randi(s, varargin)
      x = drawn(s, @randi, varargin);
    end

    function x = randperm(s, varargin)
      x = drawn(s, @randperm, varargin);
    end
  end
  methods (Access = private)
    function x = drawn(s, f, options)
      if s.isShared
        x = f(options{:});
        return
      end
      outer = rng();
      rng(s.kept);
      x = f(options{:});
      s.kept = rng();
      rng(outer);
    end
  end
end
