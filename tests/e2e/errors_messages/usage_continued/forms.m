## -*- texinfo -*-
## @deftypefn {Function File} {[@var{x}, @
##   @var{y}] =} forms (@var{basename}, @dots{}, @
##                        @var{mesh})
## @deftypefnx {Function File} @
##   {} forms (@var{a})
## Text.
## @end deftypefn
function forms (a)
  print_usage ();
end
