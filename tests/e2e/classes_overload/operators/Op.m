classdef Op
  properties
    v
  end
  methods
    function o = Op(v), o.v = v; end
    function r = plus(a, b), r = Op(val(a) + val(b)); end
    function r = minus(a, b), r = Op(val(a) - val(b)); end
    function r = mtimes(a, b), r = Op(val(a) * val(b)); end
    function r = uminus(a), r = Op(-a.v); end
    function r = eq(a, b), r = val(a) == val(b); end
    function r = lt(a, b), r = val(a) < val(b); end
    function r = not(a), r = ~a.v; end
    function r = ctranspose(a), r = Op(a.v'); end
    function r = horzcat(varargin), r = Op(numel(varargin)); end
    function r = vertcat(varargin), r = Op(-numel(varargin)); end
    function r = double(a), r = a.v; end
    function r = numel(a, varargin), r = 1; end
    function r = size(a, varargin), r = [7 8]; end
    function r = length(a), r = 99; end
    function disp(a), printf('<Op %g>\n', a.v); end
    function r = char(a), r = sprintf('Op%g', a.v); end
    function r = colon(a, b), r = val(a):val(b); end
    function r = and(a, b), r = 'and'; end
    function r = abs(a), r = Op(abs(a.v)); end
    function r = isempty(a), r = false; end
    function r = max(a, b), r = 'max'; end
  end
end
function r = val(x), if isa(x, 'Op'), r = x.v; else r = x; end, end
