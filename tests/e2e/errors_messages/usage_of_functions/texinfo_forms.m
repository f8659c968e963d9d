## Author: Nobody

## -*- texinfo -*-
## @deftypefn  {Function File} {@var{y} =} texinfo_forms (@var{x})
## @deftypefnx {Function File} {[@var{y}, @var{n}] =} texinfo_forms (@var{x}, @var{first_one}, @var{second}, @qcode{"name"}, @dots{})
## @deftypefnx {} {} texinfo_forms ()
## @deftypefnx{Function File} {@var{options} =} texinfo_forms ('@var{param1}', @var{value1}, '@var{param2}', @dots{})
## Does nothing.
## @end deftypefn
function [y, n] = texinfo_forms(varargin)
  if nargin == 0
    print_usage();
  end
  y = n = 1;
end
