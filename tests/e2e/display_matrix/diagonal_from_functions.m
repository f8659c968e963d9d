1;
% diagonal matrices stay what they are when functions return them and branches join them
function r = identity(n), r = eye(n); end
function r = scaled(n), r = eye(n) * 2; r(1, 1) = 5; end
function [a, b] = two(n), a = diag(1:n); b = a; end
function r = either(n), if n > 2, r = eye(n); else, r = ones(n); end, end
identity(2)
x = identity(3) * 3
scaled(2)
[a, b] = two(2)
either(2), either(3)
for k = 2:3, either(k), end
c = {identity(2)}
A = identity(2); A(1, 1) += 7
A = identity(2); A(1, 2) = 7
identity(2) + 1
if numel(c) > 3, B = ones(2); else, B = eye(2); end
B
typeinfo(B), typeinfo(inv(B)), typeinfo(B + 1)
try, B{1}, catch e, disp(e.message), end
try, B * {1}, catch e, disp(e.message), end
nargin('strsplit'), nargout('strsplit'), nargin(@fliplr)
try, ones({1}), catch e, disp(e.message), end
try, ones([1 2; 3 4]), catch e, disp(e.message), end
try, zeros(2, NaN), catch e, disp(e.message), end
try, zeros(1.5), catch e, disp(e.message), end
