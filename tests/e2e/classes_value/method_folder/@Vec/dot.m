function r = dot (a, b)
  r = sum (a.v .* b.v);
end
