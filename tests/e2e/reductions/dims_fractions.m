% Dimensions that are no whole number: some functions truncate them, others want them whole.
x = [3 1 2; 9 7 8];
try, disp (cumprod (x, 1.5)), catch e, disp (e.message), end
try, disp (cumprod (x, -1)), catch e, disp (e.message), end
try, disp (cumprod (x, 0)), catch e, disp (e.message), end
try, disp (cumprod (x, NaN)), catch e, disp (e.message), end
try, disp (sumsq (x, 1.5)), catch e, disp (e.message), end
try, disp (sumsq (x, -1)), catch e, disp (e.message), end
try, disp (sumsq (x, 0)), catch e, disp (e.message), end
try, disp (sumsq (x, NaN)), catch e, disp (e.message), end
try, disp (cummax (x, 1.5)), catch e, disp (e.message), end
try, disp (cummax (x, -1)), catch e, disp (e.message), end
try, disp (cummax (x, 0)), catch e, disp (e.message), end
try, disp (cummax (x, NaN)), catch e, disp (e.message), end
try, disp (cummin (x, 1.5)), catch e, disp (e.message), end
try, disp (cummin (x, -1)), catch e, disp (e.message), end
try, disp (cummin (x, 0)), catch e, disp (e.message), end
try, disp (cummin (x, NaN)), catch e, disp (e.message), end
try, disp (sum (x, 1.5)), catch e, disp (e.message), end
try, disp (sum (x, -1)), catch e, disp (e.message), end
try, disp (sum (x, NaN)), catch e, disp (e.message), end
try, disp (prod (x, 1.5)), catch e, disp (e.message), end
try, disp (prod (x, -1)), catch e, disp (e.message), end
try, disp (prod (x, NaN)), catch e, disp (e.message), end
try, disp (cumsum (x, 1.5)), catch e, disp (e.message), end
try, disp (cumsum (x, -1)), catch e, disp (e.message), end
try, disp (cumsum (x, NaN)), catch e, disp (e.message), end
try, disp (max (x, [], 1.5)), catch e, disp (e.message), end
try, disp (max (x, [], -1)), catch e, disp (e.message), end
try, disp (max (x, [], 0)), catch e, disp (e.message), end
try, disp (max (x, [], 2)), catch e, disp (e.message), end
try, disp (min (x, [], 1.5)), catch e, disp (e.message), end
try, disp (min (x, [], -1)), catch e, disp (e.message), end
try, disp (min (x, [], 0)), catch e, disp (e.message), end
try, disp (min (x, [], 2)), catch e, disp (e.message), end
try, disp (sort (x, 1.5)), catch e, disp (e.message), end
try, disp (sort (x, 1.7)), catch e, disp (e.message), end
try, disp (sort (x, 2.5)), catch e, disp (e.message), end
try, disp (sort (x, 0.7)), catch e, disp (e.message), end
