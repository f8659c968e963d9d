% nthargout drops the identifiers of errors
1;
function r=f(x), error('a:b','hello %d\nxx',x); end
try, nthargout(1,@f,3), catch e, disp(e.message), disp(e.identifier), end
try, nthargout(1,2,@f,3), catch e, disp(e.message), disp(e.identifier), end
try, nthargout(1,2,@(x) undefinedz,3), catch e, disp(e.message), disp(e.identifier), end
try, nthargout(1,2,'nosuchfn',3), catch e, disp(e.message), disp(e.identifier), end
try, nthargout(3,@size), catch e, disp(e.message), disp(e.identifier), end
try, nthargout(3,@size,ones(2,3,4)), catch e, disp(e.message), disp(e.identifier), end
