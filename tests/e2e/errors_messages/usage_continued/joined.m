## -*- texinfo -*-
## @deftypefn {Function File} {} joined (@var{basename}, @
## @var{mesh}, @var{nodedata},  @var{celldata})
##
## Text.
## @end deftypefn
function joined (a)
  print_usage ();
end
