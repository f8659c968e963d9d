%{
Says something in a block.
More.
%}
function blocked()
  print_usage();
end
