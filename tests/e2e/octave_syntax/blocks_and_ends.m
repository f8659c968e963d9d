if true, disp(1), endif
if (1) disp(2) end
for i=1:2 disp(i); endfor
for i=1:2; disp(i); end;
k = 0; while k < 2 k++; endwhile, k
do k--; until k <= 0
k
switch 1 case 1 disp('case'); otherwise disp('other'); endswitch
try error('x'); catch disp('caught'); end_try_catch
unwind_protect disp('body'); unwind_protect_cleanup disp('clean'); end_unwind_protect
function r = g(), r = 1; endfunction
function h(), disp('h'); end
g(), h(), h
if 0, elseif 1, disp('elseif'), else, end
if 0 disp('a'), else disp('b'), end
if ~0 disp('tilde'), end, if !0 disp('bang'), end
while false endwhile
for j = [] endfor
if 1 if 1 disp('nested'), end, end
for a = 1:2 for b = 1:2 printf('%d%d ', a, b); end, end, printf('\n');
x = 3; if x == 3 y = 1; else y = 2; end, y
