1;
function C = mul(A, B), C = A*B; end
function y = tw(n, m), A = ones(n, m); B = (1:m)'*ones(1, n); y = A*B; end
A = magic(3); b = (1:3)'; c = [];
for k = 1:3, c(end+1) = k; end
disp(A*c'), disp(c*A), disp(mul(A, b)), disp(mul(2, A)), disp(mul(c, c'))
try, A*c, catch e, disp(e.message), end
x = zeros(1, 0); for k = 1:3, x(end+1) = k; try, disp(x*A), catch e, disp(e.message), end, try, disp(A*x'), catch e, disp(e.message), end, end
s = 1:3; s(s > 1) = []; disp(s*A), disp(A*s), disp(s'*c)
z = zeros(0, 3); w = c; w(:) = []; try, disp(size(z'*z)), disp(w'*w), disp(size(w*w')), catch e, disp(e.message), end
disp(tw(2, 3)); t = c; for k = 1:2, t = t*A; disp(t), end
