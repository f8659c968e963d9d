classdef Mat
  properties (SetAccess = private)
    m
  end
  methods
    function o = Mat (m)
      if nargin < 1, m = []; end
      if isa (m, 'Mat'), o = m; else, o.m = m; end
    end
    function r = plus (a, b), r = Mat (raw (a) + raw (b)); end
    function r = minus (a, b), r = Mat (raw (a) - raw (b)); end
    function r = times (a, b), r = Mat (raw (a) .* raw (b)); end
    function r = mtimes (a, b), r = Mat (raw (a) * raw (b)); end
    function r = mrdivide (a, b), r = Mat (raw (a) / raw (b)); end
    function r = power (a, b), r = Mat (raw (a) .^ raw (b)); end
    function r = mpower (a, b), r = Mat (raw (a) ^ raw (b)); end
    function r = uminus (a), r = Mat (-a.m); end
    function r = transpose (a), r = Mat (a.m.'); end
    function r = ctranspose (a), r = Mat (a.m'); end
    function r = eq (a, b), r = raw (a) == raw (b); end
    function r = ne (a, b), r = raw (a) != raw (b); end
    function r = lt (a, b), r = raw (a) < raw (b); end
    function r = ge (a, b), r = raw (a) >= raw (b); end
    function r = and (a, b), r = raw (a) & raw (b); end
    function r = or (a, b), r = raw (a) | raw (b); end
    function r = not (a), r = ! a.m; end
    function r = horzcat (varargin)
      c = cellfun (@raw, varargin, 'UniformOutput', false);
      r = Mat ([c{:}]);
    end
    function r = vertcat (varargin)
      c = cellfun (@raw, varargin, 'UniformOutput', false);
      r = Mat (vertcat (c{:}));
    end
    function r = sum (a, varargin), r = Mat (sum (a.m, varargin{:})); end
    function r = det (a), r = det (a.m); end
    function r = double (a), r = a.m; end
    function disp (a), disp (a.m); end
  end
end
function r = raw (x)
  if isa (x, 'Mat'), r = x.m; else, r = x; end
end
