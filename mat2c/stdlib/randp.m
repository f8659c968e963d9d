function r = randp (l, varargin)
  % Poisson distributed numbers. Large means are reduced by the time of an earlier event, which is
  % gamma distributed (Ahrens and Dieter, 1974).
  if (nargin < 1)
    print_usage ();
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
      n += sum (rand (1, event - 1) < l / time);
      return;
    end
    n += event;
    l -= time;
  end
  left = exp (-l);
  product = rand ();
  while (product > left)
    n++;
    product *= rand ();
  end
end
