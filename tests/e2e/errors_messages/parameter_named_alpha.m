% alpha, which Octave does not have, is no more defined where it is a parameter that got no value.
1;
function y = scaled (x, alpha)
  y = alpha * x;
end
function r = signs (x, beta, alpha)
  if (nargin < 2), beta = 1; end
  r = beta + alpha;
end
try, scaled (3), catch e, disp (e.message), end
try, scaled (3, 2), catch e, disp (e.message), end
try, signs (3), catch e, disp (e.message), end
try, alpha (0.5), catch e, disp (e.message), end
try, x = alpha, catch e, disp (e.message), end
