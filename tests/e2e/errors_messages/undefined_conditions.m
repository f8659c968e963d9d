1;
% a call that gives no value in a condition and in a matrix, and who asks for a global name
function varargout = nothing(), end
function varargout = some(n), varargout = num2cell(1:n); end
try, if nothing(), end, catch e, disp(e.message), end
try, if !nothing(), end, catch e, disp(e.message), end
try, if nothing() + 1 > 2, end, catch e, disp(e.message), end
try, if false, elseif nothing(), end, catch e, disp(e.message), end
try, while nothing(), end, catch e, disp(e.message), end
try, do, until nothing(), catch e, disp(e.message), end
try, x = [1, nothing()], catch e, disp(e.message), end
try, x = [nothing()], catch e, disp(e.message), end
try, x = [nothing(), 1; 2, 3], catch e, disp(e.message), end
try, x = [1; nothing()], catch e, disp(e.message), end
try, x = {1, nothing()}, catch e, disp(e.message), end
try, x = nothing(), catch e, disp(e.message), end
x = [0, some(1), some(3)]
x = [some(2); 5]
x = {some(1), some(0), 7}
if some(1), disp('one'), end
if !some(2), else, disp('not'), end
while some(1) == 1, disp('loop'), break, end
try, if some(0), end, catch e, disp(e.message), end
global G
c = {'G', 'H'};
try, isglobal(c{:}), catch e, disp(e.message), end
try, isglobal(c{1}), isglobal(c{2}), catch e, disp(e.message), end
try, isglobal(c), catch e, disp(e.message), end
