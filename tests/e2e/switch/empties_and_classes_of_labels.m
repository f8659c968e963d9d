try, switch int16(zeros(0,2)), case false, disp(1), case {zeros(0,3), 5}, disp(2), otherwise, disp(3), end, catch e, disp(e.message), end
switch [], case {[]}, disp(1), otherwise, disp(2), end
switch [], case [], disp(1), otherwise, disp(2), end
switch zeros(0,2), case zeros(0,3), disp(1), otherwise, disp(2), end
switch zeros(0,2), case {zeros(0,3)}, disp(1), otherwise, disp(2), end
switch zeros(0,2), case {zeros(0,2)}, disp(1), otherwise, disp(2), end
switch zeros(0,2), case {[]}, disp(1), otherwise, disp(2), end
switch '', case {''}, disp(1), otherwise, disp(2), end
switch '', case {[]}, disp(1), otherwise, disp(2), end
switch [], case {''}, disp(1), otherwise, disp(2), end
switch '', case [], disp(1), otherwise, disp(2), end
switch [], case '', disp(1), otherwise, disp(2), end
switch {}, case {}, disp(1), otherwise, disp(2), end
switch '', case {}, disp(1), otherwise, disp(2), end
switch [], case {}, disp(1), otherwise, disp(2), end
switch '', case zeros(1,0), disp(1), otherwise, disp(2), end
switch int8([]), case [], disp(1), otherwise, disp(2), end
switch [1 2], case {[1 2]}, disp(1), otherwise, disp(2), end
switch [1 2], case [1 2], disp(1), otherwise, disp(2), end
switch [1 1], case 1, disp(1), otherwise, disp(2), end
switch 1, case [1 1], disp(1), otherwise, disp(2), end
switch 1, case [1 2], disp(1), otherwise, disp(2), end
switch 'a', case ['a';'b'], disp(1), otherwise, disp(2), end
switch 97, case 'a', disp(1), otherwise, disp(2), end
switch 'a', case 97, disp(1), otherwise, disp(2), end
switch 'a', case {97}, disp(1), otherwise, disp(2), end
switch true, case 1, disp(1), otherwise, disp(2), end
switch 1, case true, disp(1), otherwise, disp(2), end
switch NaN, case NaN, disp(1), otherwise, disp(2), end
switch 1+2i, case 1+2i, disp(1), otherwise, disp(2), end
switch int8(5), case 5, disp(1), otherwise, disp(2), end
switch int8(5), case {5.0, 6}, disp(1), otherwise, disp(2), end
switch single(0.1), case 0.1, disp(1), otherwise, disp(2), end
switch 3, case {1, {2, 3}}, disp(1), otherwise, disp(2), end
switch 'ab', case {'a', 'b'; 'ab', 'c'}, disp(1), otherwise, disp(2), end
x = {'k'}; switch x{1}, case 'k', disp(1), end
try, switch {1}, case 1, disp(1), otherwise, disp(2), end, catch e, disp(e.message), end
try, switch struct(), case 1, disp(1), otherwise, disp(2), end, catch e, disp(e.message), end
try, switch @sin, case 1, disp(1), otherwise, disp(2), end, catch e, disp(e.message), end
try, switch 1, case {1}, disp(1), otherwise, disp(2), end, catch e, disp(e.message), end
try, switch 1, case struct(), disp(1), otherwise, disp(2), end, catch e, disp(e.message), end
try, switch 1, case @sin, disp(1), otherwise, disp(2), end, catch e, disp(e.message), end
try, switch 'a', case {1, 'a'}, disp(1), otherwise, disp(2), end, catch e, disp(e.message), end
