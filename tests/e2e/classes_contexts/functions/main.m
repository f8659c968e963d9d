1;
function varargout = several (o, varargin)
  for k = 1:nargout
    varargout{k} = o.add (k);
  end
  if nargin > 1, varargout{1} = varargin{end}; end
end
function r = recursive (o, n)
  if n == 0, r = o; else, r = recursive (o.add (n), n - 1); end
end
function r = counter (o)
  persistent kept
  if isempty (kept), kept = Hnd (100); end
  if nargin > 0, kept.other = o; end
  r = kept.add ();
end
function r = with_default (o)
  if nargin < 1, o = Val (42); end
  r = o.n;
end
function [o, n] = both (o), n = o.n; o = o.add (n); end
v = Val (1); h = Hnd (1);
[a, b, c] = several (v);
[a.n, b.n, c.n]
[a, b] = several (h, 'x', 'last');
a, b.n, h.n
recursive (v, 10)
recursive (h, 10).n, h.n
counter ().n, counter (v).n, counter ().other
with_default (), with_default (v), with_default (h)
[w, n] = both (v); w, n
[g, n] = both (h); g.n, h.n, n
function change (o), o = o.add (5); o.n = -1; end
change (v); v
change (h); h.n
args = {v, 3};
add (args{:})
f = 'add';
feval (f, v, 4)
feval (@add, h, 4).n
v.(f) (6)
nargin ('several')
