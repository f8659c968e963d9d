function r = handles_of_nested (n)
  total = 0;
  for k = 1:n
    add (k);
  end
  f = @several;
  [a, b] = f (n, total);
  c = chosen (n, a, b);
  g = @(x) chosen (x, a, b, total);
  r = [total, a, b, c, g(2)];
  function add (k)
    total = total + k;
  end
  function varargout = several (varargin)
    for k = 1:nargout
      varargout{k} = varargin{k} + 1;
    end
  end
  function r = chosen (k, varargin)
    r = deeper (varargin{min (k, numel (varargin))}, varargin{:});
  end
  function r = deeper (x, varargin)
    r = x + numel (varargin);
  end
end
