% Kinds of values that substr and accumarray refuse.
try, substr('hello', {1}), catch e, disp(e.message), end
try, substr('hello', 1, {2}), catch e, disp(e.message), end
try, accumarray(struct('a', 1), 1), catch e, disp(e.message), end
try, accumarray([1;2], struct('a', 1)), catch e, disp(e.message), end
try, accumarray([1;2], {1}), catch e, disp(e.message), end
disp('alive')
try, substr('hello', 0), catch e, disp(e.message), end
try, substr('hello', 2, -1), catch e, disp(e.message), end
try, substr('hello', 2, -9), catch e, disp(e.message), end
try, substr('hello', struct()), catch e, disp(e.message), end
try, substr('hello', @sin), catch e, disp(e.message), end
