function y = broken_file(x)
  y = = 3;
end
