try, t = eye(2); t(7) = 1, catch e, disp(e.message), disp(e.identifier), end
try, t = magic(2); t(7) = 1, catch e, disp(e.message), disp(e.identifier), end
try, t = eye(2); t([7 1]) = 1, catch e, disp(e.message), disp(e.identifier), end
try, t = eye(2); t(3, 3) = 2, catch e, disp(e.message), disp(e.identifier), end
try, t = eye(2); t(4) = 2, catch e, disp(e.message), disp(e.identifier), end
