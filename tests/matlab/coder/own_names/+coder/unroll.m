function y = unroll (x)
  y = 100 + x;
end
