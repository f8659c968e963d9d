% Options of lsode and quad are listed, read and set.
lsode_options()
quad_options
quad_options("abs",3); quad_options("absolute tolerance"), lsode_options("max",7);  lsode_options("maximum order"),lsode_options("maximum step"), lsode_options("integration method")
try, lsode_options(1), catch e, disp(e.message), end
try, lsode_options("absolute tolerance","a"), catch e, disp(e.message), end
try, lsode_options("integration method","foo"), catch e, disp(e.message), end
try, lsode_options(1,2,3), catch e, disp(e.message), end
lsode_options("relative tolerance",1e-4); lsode_options("relative tolerance")
x=lsode(@(x,t) -x, 1, [0 1]);
try, license(1,2,3), catch e, disp(e.message), end
try, ferror("a"), catch e, disp(e.message), end
try, max_recursion_depth(256,2), catch e, disp(e.message), end
