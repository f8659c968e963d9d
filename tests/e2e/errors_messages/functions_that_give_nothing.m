1;
function none(), end
function r = unset(), end
try, if none(), disp(1), end, catch e, disp(e.message), end
try, while none(), disp(1), end, catch e, disp(e.message), end
try, x = [none(), 1], catch e, disp(e.message), end
try, x = [none()], catch e, disp(e.message), end
try, x = {none()}, catch e, disp(e.message), end
try, x = {1, none()}, catch e, disp(e.message), end
try, x = none() + 1, catch e, disp(e.message), end
try, x = -none(), catch e, disp(e.message), end
try, f = @() none(); y = f(), catch e, disp(e.message), end
try, disp(none()), catch e, disp(e.message), end
try, x.a = none(), catch e, disp(e.message), end
try, x = 1:none(), catch e, disp(e.message), end
try, for k = none(), disp(k), end, catch e, disp(e.message), end
try, switch none(), case 1, disp(1), otherwise, disp('o'), end, catch e, disp(e.message), end
try, a = 1; a(none()), catch e, disp(e.message), end
try, a = 1; a(2) = none(), catch e, disp(e.message), end
try, x = none(), catch e, disp(e.message), end
try, [p, q] = none(), catch e, disp(e.message), end
try, x = unset(), catch e, disp(e.message), end
try, if unset(), end, catch e, disp(e.message), end
try, y = [unset(), 1], catch e, disp(e.message), end
try, y = {unset()}, catch e, disp(e.message), end
try, y = unset() + 1, catch e, disp(e.message), end
try, true && none(), catch e, disp(e.message), end
try, z = true || none(), catch e, disp(e.message), end
try, cellfun(@() none(), {}), catch e, disp(e.message), end
try, cellfun(@(x) none(), {1}), catch e, disp(e.message), end
try, r = cellfun(@(x) none(), {1}), catch e, disp(e.message), end
try, feval(@none), disp('fine'), catch e, disp(e.message), end
try, w = feval(@none), catch e, disp(e.message), end
try, num2str(none()), catch e, disp(e.message), end
try, sin(none()), catch e, disp(e.message), end
try, none()(1), catch e, disp(e.message), end
try, none().a, catch e, disp(e.message), end
try, printf('%d\n', none()), catch e, disp(e.message), end
