% Mend the syntax error in the other file.
disp(twice(2))
%% file twice.m
function y = twice(x)
  y = 2 * ;
end
