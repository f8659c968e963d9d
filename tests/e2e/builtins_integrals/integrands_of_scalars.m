1;
function y = g(x), printf('[%s] ', mat2str(size(x))); y = 5; end
integral(@g, 0, 1)
try, integral(@(x) x*x, 0, 1), catch e, disp(e.message), end
try, integral(@(x) x^2, 0, 1), catch e, disp(e.message), end
try, integral(@(x) [1 2 3], 0, 1), catch e, disp(e.message), end
try, integral(@(x) 1, 0, 1), catch e, disp(e.message), end
try, integral(@(x) x'*3, 0, 1), catch e, disp(e.message), end
try, integral(@(x) 2 * 3, 0, 4), catch e, disp(e.message), end
try, quadgk(@(x) 2 * 3, 0, 4), catch e, disp(e.message), end
try, quadgk(@(x) x*x, 0, 1), catch e, disp(e.message), end
try, quadv(@(x) x*x, 0, 1), catch e, disp(e.message), end
try, quad(@(x) x*x, 0, 1), catch e, disp(e.message), end
try, quadcc(@(x) x*x, 0, 1), catch e, disp(e.message), end
try, integral(@(x) x/2, 0, 1), catch e, disp(e.message), end
try, integral(@(x) 1/x, 1, 2), catch e, disp(e.message), end
