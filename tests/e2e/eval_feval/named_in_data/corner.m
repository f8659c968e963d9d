function y = corner (a, b)
  y = sqrt (a ^ 2 + b ^ 2);
end
