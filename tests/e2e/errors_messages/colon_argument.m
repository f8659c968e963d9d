% A colon alone as an argument of a function of the library
try, sin(:), catch e, disp(e.message), disp(e.identifier), end
try, x = max(:, 1), catch e, disp(e.message), end
try, undefdd(:), catch e, disp(e.message), end
try, disp(:), catch e, disp(e.message), end
try, numel(:), catch e, disp(e.message), end
try, strcat(:), catch e, disp(e.message), end
try, y = pi(:), catch e, disp(e.message), end
try, y = rand(:), catch e, disp(e.message), end
try, y = ones(:,2), catch e, disp(e.message), end
