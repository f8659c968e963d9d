% `end` takes no arguments.
1;
x = 1:3; c = {1,2};
try, x(end{1}), catch e, disp (e.message), disp (e.identifier), end
try, x(end.a), catch e, disp (e.message), disp (e.identifier), end
try, x(end()), catch e, disp (e.message), disp (e.identifier), end
try, x(end (1)), catch e, disp (e.message), disp (e.identifier), end
try, c{end(1)}, catch e, disp (e.message), disp (e.identifier), end
try, c{end(1)+1} = 2, catch e, disp (e.message), disp (e.identifier), end
try, x(end(1)) = 3, catch e, disp (e.message), disp (e.identifier), end
try, x(end(1)) = [], catch e, disp (e.message), disp (e.identifier), end
try, x(1, end(1)), catch e, disp (e.message), disp (e.identifier), end
try, x(sin (end(1))), catch e, disp (e.message), disp (e.identifier), end
try, x(end'), catch e, disp (e.message), disp (e.identifier), end
try, x(min ([end 2])), catch e, disp (e.message), disp (e.identifier), end
try, x([end (1)]), catch e, disp (e.message), disp (e.identifier), end
try, x([end,(1)]), catch e, disp (e.message), disp (e.identifier), end
function y = part (x)
  y = x(end (1));
end
try, part (1:3), catch e, disp (e.message), end
f = @(x) x(end (2));
try, f (1:3), catch e, disp (e.message), end
