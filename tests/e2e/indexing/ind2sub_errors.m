u = 1;
[r, c] = ind2sub([2 3], 5)
try, [r, c] = ind2sub([2 3], 7), catch e, disp(e.message), disp(e.identifier), end
try, [r, c] = ind2sub([2 3], 0), catch e, disp(e.message), disp(e.identifier), end
try, [r, c] = ind2sub([2 3], 1.5), catch e, disp(e.message), disp(e.identifier), end
try, [r, c] = ind2sub([2 3], -1), catch e, disp(e.message), disp(e.identifier), end
try, r = ind2sub([2 3], 17), catch e, disp(e.message), disp(e.identifier), end
try, r = ind2sub([2 -3], 17), catch e, disp(e.message), disp(e.identifier), end
try, r = ind2sub([2 3.5], 17), catch e, disp(e.message), disp(e.identifier), end
try, r = ind2sub(2, 17), catch e, disp(e.message), disp(e.identifier), end
try, [r,c,d] = ind2sub([2 3], 17), catch e, disp(e.message), disp(e.identifier), end
try, [r,c,d] = ind2sub([2 3 4], 'a'), catch e, disp(e.message), disp(e.identifier), end
try, sub2ind([2 3], 3, 1), catch e, disp(e.message), disp(e.identifier), end
try, sub2ind([2 3], 0, 1), catch e, disp(e.message), disp(e.identifier), end
try, sub2ind([2 3], 1, 4), catch e, disp(e.message), disp(e.identifier), end
try, sub2ind([2 3], [1 2], [1 2 3]), catch e, disp(e.message), disp(e.identifier), end
try, sub2ind([2 3], 1.5, 1), catch e, disp(e.message), disp(e.identifier), end
try, sub2ind([2 3], 1, 2, 2), catch e, disp(e.message), disp(e.identifier), end
try, sub2ind([2 3], 7), catch e, disp(e.message), disp(e.identifier), end
try, sub2ind([2 3 4], 2, 13), catch e, disp(e.message), disp(e.identifier), end
