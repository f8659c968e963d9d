1;
function r = yes(x), if x, r = 'T'; else, r = 'F'; end, end
[yes(1) yes(0) yes([]) yes([1 1]) yes([1 0]) yes([0 0]) yes('a') yes('') yes(' ') yes(true) yes(NaN > 1) yes(1i) yes(-1) yes(0.0001) yes(eye(2)) yes(ones(2)) yes(zeros(0, 3)) yes(int8(5)) yes(single(0))]
try, yes({}), catch e, disp(e.message), end
try, yes(struct()), catch e, disp(e.message), end
try, yes(@sin), catch e, disp(e.message), end
try, yes(NaN), catch e, disp(e.message), end
if 1 == 1 && 'a' == 'a', disp('ok'), end
if ~isempty('') || 0, disp('no'), else, disp('ok'), end
