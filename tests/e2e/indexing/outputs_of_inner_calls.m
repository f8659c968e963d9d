1;
function [r, t] = u2(), r = {1,2}; end
function varargout = f(varargin)
  printf("f nargout=%d nargin=%d\n", nargout, nargin);
  for k=1:max(nargout,1), varargout{k} = [k 7 8]; end
end
function varargout = h(varargin)
  printf("h nargout=%d\n", nargout);
  for k=1:max(nargout,1), varargout{k} = @f; end
end
function varargout = v0(varargin), printf("v0 nargout=%d\n", nargout); end
function nothing(varargin)
  printf("nothing nargout=%d\n", nargout);
end
function r = one(), printf("one nargout=%d\n", nargout); r = {1,2,3}; end
try, [a, b] = f(1)(1), catch e, disp(e.message), end
try, [a, b] = h(1)(1), catch e, disp(e.message), end
try, [a, b] = one(){1:2}, catch e, disp(e.message), end
try, [a, b] = one{1:2}, catch e, disp(e.message), end
q = @f; w.q = @h;
try, v0()(1), catch e, disp(e.message), end
try, v0()(1);, catch e, disp(e.message), end
try, v0().a, catch e, disp(e.message), end
try, v0(){1}, catch e, disp(e.message), end
try, x = v0()(1), catch e, disp(e.message), end
try, nothing()(1), catch e, disp(e.message), end
try, nothing()(1), catch e, disp(e.message), end
try, nothing().a, catch e, disp(e.message), end
try, nothing(){1}, catch e, disp(e.message), end
try, x = nothing()(1), catch e, disp(e.message), end
n = @nothing; z = @v0;
try, n()(1), catch e, disp(e.message), end
try, n(1).a, catch e, disp(e.message), end
try, n(1){1}, catch e, disp(e.message), end
try, z()(1), catch e, disp(e.message), end
try, z(1).a, catch e, disp(e.message), end
try, z(1){1}, catch e, disp(e.message), end
s.n = n; s.z = z;
try, s.n()(1), catch e, disp(e.message), end
try, s.z()(1), catch e, disp(e.message), end
try, s.n(1).a, catch e, disp(e.message), end
c = {n, z};
try, c{1}()(1), catch e, disp(e.message), end
try, c{2}()(1), catch e, disp(e.message), end
try, disp(f(1)(1)), catch e, disp(e.message), end
try, x = {f(1)(1)}, catch e, disp(e.message), end
if f(1)(1), disp yes, end
f(1)(1) + 1
f(1)(1)(1)
h()(1)(1)
h()()(2)
w.q()(1)(2)
try, size([1 2;3 4])(2), catch e, disp(e.message), end
try, [a, b] = size([1 2;3 4])(2), catch e, disp(e.message), end
try, [a, b] = sin(1)(1), catch e, disp(e.message), end
try, max([3 9 4])(1), catch e, disp(e.message), end
x = cellfun(@(x) f(x)(1), {1,2})
try, disp(1)(1), catch e, disp(e.message), end
try, fprintf("x\n")(1), catch e, disp(e.message), end
eval('f(1)(1)');
eval('f(1)(1);');
y = eval('f(1)(1)');
try, [a, b] = u2(){:}, catch e, disp(e.message), end
