% Options parsed in loops over pairs, lists handed on, and closures that hand on what they are given.
1;
function [tol, name, flags] = options (varargin)
  tol = 1; name = 'none'; flags = [];
  for k = 1:2:numel (varargin)
    switch (lower (varargin{k}))
      case {'tol', 'tolerance'}
        tol = varargin{k+1};
      case 'name'
        name = varargin{k+1};
      case 'flag'
        flags(end+1) = varargin{k+1};
      otherwise
        error ('options: unknown %s', varargin{k});
    end
  end
end
function r = total (varargin)
  r = 0;
  for k = 1:nargin
    x = varargin{k};
    if (ischar (x))
      r = r + numel (x);
    elseif (iscell (x))
      r = r + total (x{:});
    else
      r = r + sum (x(:));
    end
  end
end
function r = first_text (varargin)
  r = '';
  for k = 1:numel (varargin)
    if (ischar (varargin{k})), r = varargin{k}; break; end
  end
end
[tol, name, flags] = options ('Name', 'abc', 'TOL', 4, 'flag', 1, 'flag', int8 (2)), class (flags)
[tol, name] = options ('tolerance', {5}), options ()
try, options ('x', 1), catch e, disp (e.message), end
try, options ('tol'), catch e, disp (e.message), end
total (1, 'ab', {3, [4 5], {'xyz', true}}), total ()
first_text (1, {'no'}, 'yes', 'later'), first_text (1)
values = {int8(5), 'text', [1.5 2.5], true, {1}, @sin};
for k = 1:numel (values), v = values{k}; printf ('%s %d\n', class (v), numel (v)); end, v
for v = values, w = v{1}; disp (size (w)); end
for k = 1:3, try, disp (values{k} + 1); catch e, disp (e.message); end, end
values{2} = 7; s = 0; for k = 1:4, s = s + double (sum (values{k})); end, s
args = {[3 1 2], 2}; [m, i] = max (args{1}), max (args{1}, [], args{2}), c = {args{:}, args{2:end}};
numel (c), none = {}; size ({none{:}, 1}), rand (none{:}) < 2, plus (args{:})
f = @(varargin) numel (varargin); f (args{:}, none{:}), g = @(h, varargin) h (varargin{:}); g (@minus, 7, 2)
pairs = @(f, x) arrayfun (f, x); pairs (@(t) t ^ 2, 1:3), [lo, at] = g (@min, [4 2 8])
