try, mkpp([0 1 2],[1 2 3]), catch e, disp(e.message), end
try, mkpp([0 1 2],[1 2 3 4 5]), catch e, disp(e.message), end
try, mkpp([0 1 2],1), catch e, disp(e.message), end
try, mkpp([0 1 2 3],[1 2 3 4]), catch e, disp(e.message), end
try, mkpp([0 1 2 3],[1 2 3 4 5]), catch e, disp(e.message), end
try, mkpp([0 1 2 3],[1 2 3 4 5]',2), catch e, disp(e.message), end
try, mkpp([0 1 2 3],[]), catch e, disp(e.message), end
try, interp1([1 2], [1 2 3], 1.5), catch e, disp(e.message), end
try, interp1([1 2 3], [1 2], 1.5), catch e, disp(e.message), end
try, interp1([1 2 3], [1 2], 2.5), catch e, disp(e.message), end
try, interp1([1 2], [1 2 3 4], [1.5 2 1], 'linear'), catch e, disp(e.message), end
try, interp1([1 2 3], [1 2 3;5 6 7;7 8 1], [1.5 2 1], 'linear'), catch e, disp(e.message), end
try, mkpp([0 1 2],[1 2 3]), catch e, disp(e.message), end
