function y = bare(x)
  y = x;
end
