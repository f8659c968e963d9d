%{
in a block

not this
%}
function block (x)
  print_usage ();
end
