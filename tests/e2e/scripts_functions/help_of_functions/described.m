## -*- texinfo -*-
## @deftypefn  {} {@var{y} =} described (@var{x})
## @deftypefnx {} {[@var{y}, @var{z}] =} described (@var{x}, "opt")
## Give @code{abc} and then go on with a line that is long enough to need filling, so that we see
## where it wraps.  Another sentence has @emph{stress}, @strong{force} and @qcode{"quotes"}.
##
## A second paragraph with @math{x^2}, @samp{foo} and @file{bar.m}.
##
## @example
## @group
## y = described (3)
##    @result{} 4
## @end group
## @end example
##
## @table @asis
## @item one
## the first item
##
## @item two
## the second
## @end table
##
## @itemize @bullet
## @item
## a bullet
## @end itemize
## @seealso{sin, cos}
## @end deftypefn

## Author: nobody
function y = described(x)
  y = x + 1;
end
