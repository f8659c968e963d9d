x = 3;
try, y = --1, catch e, disp(e.message), end
try, y = 5++, catch e, disp(e.message), end
try, y = --[1 2], catch e, disp(e.message), end
try, y = [1 --1], catch e, disp(e.message), end
try, --5; catch e, disp(e.message), end
try, x - --2, catch e, disp(e.message), end
try, ++5, catch e, disp(e.message), end
try, 5++, catch e, disp(e.message), end
try, (x + 1)++, catch e, disp(e.message), end
try, y = 5 - --x, x, catch e, disp(e.message), end
try, y = [x --x], catch e, disp(e.message), end
