% Errors of parseparams name the caller.
1;
function f(), parseparams({1,'d',3},'linewidth',5,'c',3), end
try, parseparams({1,'d',3},'linewidth',5,'c',3), catch e, disp(e.message), end
g=@() parseparams({1,'d',3},'linewidth',5,'c',3);
try, g(), catch e, disp(e.message), end
try, f(), catch e, disp(e.message), end
try, cellfun(@(x) parseparams(x,'linewidth',5,'c',3), {{1,'d',3}}), catch e, disp(e.message), end
