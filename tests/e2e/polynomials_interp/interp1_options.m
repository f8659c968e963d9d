x = 0:2:10; y = x.^2; xi = [-1 0 2.2 10 11];
disp (interp1 (x, y, xi, []))
disp (interp1 (x, y, xi, [], 5))
disp (interp1 (x, y, xi, "linear", []))
disp (interp1 (x, y, xi, [], "extrap"))
disp (interp1 (x, y, xi, "spline", []))
disp (interp1 (x, y, xi, [], "nearest"))
disp (interp1 (x, [y' 2*y'], xi, []))
disp (interp1 (x, y, [1 NaN 3]))
disp (interp1 (x, y, [1 NaN 3], "nearest"))
disp (interp1 (x, y, [1 NaN 3], "spline"))
disp (interp1 (x, y, [1 NaN 3], "pchip"))
disp (interp1 (x, y, [1 NaN 3], "previous"))
disp (interp1 (x, y, [1 NaN 3], "next"))
disp (interp1 (x, y, [1 NaN 3], "cubic", "extrap"))
disp (interp1 (x, y, [1 NaN 3], "linear", 7))
disp (interp1 (x, y, NaN))
disp (interp1 ([1 2 2 3], [1 2 3 4], 2))
disp (interp1 ([1 2 2 3], [1 2 3 4], 2, "left"))
for m = {"previous", "next", "nearest", "pchip", "cubic", "spline", "linear"}
try, disp (interp1 ([1 2 2 3], [1 2 3 4], 2, m{1})), catch e, disp (e.message), end
end
try, interp1 (x, y, xi, "*"), catch e, disp (e.message), end
try, interp1 (x, y, xi, "cubi"), catch e, disp (e.message), end
try, disp (interp1 (x, y, xi, '', 5)), catch e, disp (e.message), end
try, interp1 (x, y, xi, "*cubi"), catch e, disp (e.message), end
disp (interp1 ([1 2 2 3], [1 2 3 4], [1.4 1.5 1.6 2 2.4 2.5 2.6], "nearest"))
