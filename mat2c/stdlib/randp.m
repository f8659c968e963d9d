function r = randp (l, varargin)
  % Poisson distributed numbers. Large means are reduced by the time of an earlier event, which is
  % gamma distributed (Ahrens and Dieter, 1974). All chance comes from randg, whose state is the
  % one that is set and asked for.
  if (nargin < 1)
    print_usage ();
  end
  if (ischar (l))
    if (isempty (varargin))
      r = randg (l);
    else
      randg (l, varargin{:});
    end
    return;
  end
  cls = "double";
  if (nargin > 1 && ischar (varargin{end}))
    cls = varargin{end};
    varargin(end) = [];
  end
  if (! isempty (varargin))
    extents = size (zeros (varargin{:}));
  else
    extents = size (l);
  end
  if (isscalar (l))
    l = repmat (l, extents);
  elseif (! isequal (size (l), extents))
    error ("randp: dimensions mismatch");
  end
  r = zeros (extents, cls);
  for k = 1:numel (l)
    r(k) = one_number (double (l(k)));
  end
end

function n = one_number (l)
  if (! (l >= 0 && l < Inf))
    n = NaN;
    return;
  end
  n = 0;
  while (l > 30)
    event = floor (7 * l / 8);
    time = randg (event);
    if (time > l)
      n += sum (uniform (event - 1) < l / time);
      return;
    end
    n += event;
    l -= time;
  end
  time = randg (1);
  while (time < l)
    n++;
    time += randg (1);
  end
end

function u = uniform (n)
  a = randg (1, 1, n);
  u = a ./ (a + randg (1, 1, n));
end
