function c = older (c, n)
  if nargin < 2, n = 1; end
  c.age += n;
  c = touch (c);
end
