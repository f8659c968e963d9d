function r = get (o)
  r = o.x;
end
