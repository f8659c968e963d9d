1;
function r = one_arg(a), r = a; end
function no_out(a), end
function [a, b] = two_out(), a = 1; b = 2; end
try, one_arg(1, 2), catch e, disp(e.message), disp(e.identifier), end
try, [a, b] = one_arg(1), catch e, disp(e.message), disp(e.identifier), end
try, x = no_out(1), catch e, disp(e.message), disp(e.identifier), end
try, one_arg(), catch e, disp(e.message), disp(e.identifier), end
try, no_out(1, 2), catch e, disp(e.message), end
try, [a, b, c] = two_out(), catch e, disp(e.message), end
try, two_out(5), catch e, disp(e.message), end
f = @(x) x;
try, f(1, 2), catch e, disp(e.message), disp(e.identifier), end
try, f(), catch e, disp(e.message), disp(e.identifier), end
try, [a, b] = f(1), catch e, disp(e.message), disp(e.identifier), end
try, sin(), catch e, disp(e.message), disp(e.identifier), end
try, sin(1, 2), catch e, disp(e.message), end
try, [a, b] = sin(1), catch e, disp(e.message), disp(e.identifier), end
try, zeros(1, 2)(3), catch e, disp(e.message), end
try, numel(), catch e, disp(e.message), end
try, strcmp('a'), catch e, disp(e.message), end
try, size(), catch e, disp(e.message), end
try, max(), catch e, disp(e.message), end
try, isempty(1, 2), catch e, disp(e.message), end
try, [a, b] = numel(1), catch e, disp(e.message), end
try, disp(), catch e, disp(e.message), end
try, length(1, 2), catch e, disp(e.message), end
try, mod(1), catch e, disp(e.message), end
try, abs(), catch e, disp(e.message), end
try, floor(1, 2), catch e, disp(e.message), end
try, upper(), catch e, disp(e.message), end
try, cell2mat(), catch e, disp(e.message), end
try, isfield(1), catch e, disp(e.message), end
try, numel(1, 2, 3), catch e, disp(e.message), end
