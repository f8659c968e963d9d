## -*- texinfo -*-
## @deftypefn  {Function File} {@var{y} =} @ spaced (@var{x})
## @deftypefnx {Function File} {} @ spaced ()
## Does nothing.
## @end deftypefn
function y = spaced(x)
  print_usage();
end
