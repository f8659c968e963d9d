function s = one(x)
  f = @inner;
  s = sprintf('%s %g', func2str(f), f(x));
end
function y = inner(x), y = x + 1; end
