% one line
%  
% a line of blanks stands between
%
% not this
function blanks (x)
  print_usage ();
end
