1;
% a blank that separates elements counts as a character in the columns that messages tell
function [a b] = no_second(), a = 1; end
try, x = [1 2; 3 4] + nowhere1, catch err, disp(err.message), end
try, x = [1 , 2 ,3] + nowhere1, catch err, disp(err.message), end
try, x = [ 1 2 ] + nowhere1, catch err, disp(err.message), end
try, x = [1 -2] + nowhere1, catch err, disp(err.message), end
try, x = [1 - 2] + nowhere1, catch err, disp(err.message), end
try, x = ['a' 'b'] + nowhere1, catch err, disp(err.message), end
try, x = {@sin @cos} + nowhere1, catch err, disp(err.message), end
try, x = [[1 2] nowhere1], catch err, disp(err.message), end
try, x = [1 2
3 4 nowhere1], catch err, disp(err.message), end
try, x = [1 2 ...
3 4 nowhere1], catch err, disp(err.message), end
try, x = [1 2;
 nowhere1 2], catch err, disp(err.message), end
if true, x = [1 2 3]; try, nowhere1, catch err, disp(err.message), end, end
h = @() [1 2 nowhere2];
try, h(), catch err, disp(err.message), end
c = {1 'two' [3 4]}; g = @(q) q * nowhere3;
try, g(1), catch err, disp(err.message), end
try, [p q] = size(nowhere4), catch err, disp(err.message), end
try, [p, q] = no_second(), catch err, disp(err.message), end
try, x = nowhere5(1, [2 3]) + nowhere6, catch err, disp(err.message), end
