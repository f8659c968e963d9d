function percent (x)
%PERCENT takes 50%% of x, or 100%d
% of it
  print_usage ();
end
