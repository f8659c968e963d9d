1;
function oc(), a = onCleanup(@() disp('one')); b = onCleanup(@() disp('two')); disp('body'); end
function oc2(), a = onCleanup(@() disp('cleanup')); error('oops'); end
function r = oc3(), a = onCleanup(@() disp('c3')); r = 5; end
function oc4(n), a = onCleanup(@() printf('lvl %d\n', n)); if n > 1, oc4(n-1); end, printf('body %d\n', n); end
function c = mk(), c = onCleanup(@() disp('returned')); end
oc()
try, oc2(), catch e, disp(e.message), end
oc3() + 1
oc4(3)
q = mk(); disp('have'); clear q
x = onCleanup(@() disp('bye'))
clear x
class(onCleanup(@() 1))
y = onCleanup(@() error('in cleanup')); clear y
disp('done')
