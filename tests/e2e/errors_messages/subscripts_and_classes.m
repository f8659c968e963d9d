% Messages of wrong subscripts, classes and names
try, str2func(""), catch e, disp(e.message), end
try, sub2ind([2 3],0,1), catch e, disp(e.message), end
try, ind2sub([2 3],0), catch e, disp(e.message), end
try, ind2sub([2 3],7), catch e, disp(e.message), end
try, ind2sub([2 3],1.5), catch e, disp(e.message), end
try, ind2sub([2 3],-1:8), catch e, disp(e.message), end
try, sub2ind([2 3],1.5,1), catch e, disp(e.message), end
try, sub2ind ([10 10.5], 1, 1), catch e, disp(e.message), end
try, ind2sub ([2, -2], 3), catch e, disp(e.message), end
try, a={1}; a{}, catch e, disp(e.message), end
try, intmax(1.0), catch e, disp(e.message), end
try, intmin(1.0), catch e, disp(e.message), end
try, flintmax("int8"), catch e, disp(e.message), end
try, flintmax(int8(1)), catch e, disp(e.message), end
try, intmax("foo"), catch e, disp(e.message), end
