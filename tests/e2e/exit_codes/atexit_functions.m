% Functions that atexit registers, before exit and at the end
1;
function d1(), disp('d1'); end
function d2(), disp('d2'); end
atexit('d1'); atexit('d2'); atexit('d1');
r = atexit('d1', false), r = atexit('nosuch', false)
try, atexit(@d1), catch e, disp(e.message), end
try, atexit(), catch e, disp(e.message), end
n = 'd1'; atexit(n); 
clear n
disp('end');
c = onCleanup(@() disp('task'));
exit(7)
