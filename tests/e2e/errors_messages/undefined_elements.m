1;
% what gives no value in a matrix, and texts of several rows as messages
function varargout = nothing(), end
f = {@() nothing(), 1};
g = @() nothing();
try, x = g(), catch e, disp(e.message), end
try, x = 1 + g(), catch e, disp(e.message), end
try, x = f{1}(), catch e, disp(e.message), end
try, error(['ab'; 'cd']), catch e, disp(e.message), end
try, error('a:b', ['ab'; 'cd']), catch e, disp(e.message), end
try, error(['ab %d'; 'cd %d'], 4), catch e, disp(e.message), end
warning(['xy'; 'zw']);
disp(lastwarn())
try, validatestring('', {'a', 'b'}), catch e, disp(e.message), end
try, validatestring(zeros(1, 0), {'a', 'b'}), catch e, disp(e.message), end
try, validateattributes(1, {'numeric'}, 'positive'), catch e, disp(e.identifier), disp(e.message), end
