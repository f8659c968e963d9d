x = ones (2, 2, 2);
try, x', catch e, disp (e.message), end
try, x.', catch e, disp (e.message), end
x = ones (2, 2, 2) * 1i;
try, x', catch e, disp (e.message), end
try, x.', catch e, disp (e.message), end
x = single (x);
try, x', catch e, disp (e.message), end
