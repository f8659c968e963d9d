function h = accumulator()
vals = [];
h = @add;
  function r = add(v)
    if nargin, vals(end+1) = v; end
    if nargout || ~nargin, r = sum(vals); end
  end
end
