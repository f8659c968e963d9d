function mustBeShort(x, most)
  if nargin < 2
    most = 3;
  end
  if numel(x) > most
    error("checks:long", "At most %d.", most);
  end
end
