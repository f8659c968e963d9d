## -*- texinfo -*-
## @deftypefn {Function File} {} wrapped (@var{basename_long_name}, @var{mesh_of_elements}, @var{nodedata},  @var{celldata_of_many})
## Text.
## @end deftypefn
function wrapped (a)
  print_usage ();
end
