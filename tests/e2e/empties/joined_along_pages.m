f = @(x) disp(size(x));
f(cat(3,[],[])), f(cat(3,[],[],[])), f(cat(4,[],[])), f(cat(3,{},{})), f(cat(3,'','')), f(cat(3,zeros(0,0,2),[])), f(cat(3,[],zeros(0,0,2))), f(cat(3,[],zeros(0,3))), f(cat(3,zeros(0,3),[])), f(cat(3,zeros(0,3),zeros(0,3))), f(cat(3,[],1,[])), f(cat(3,single([]),[])), f(cat(3,true(0,0),true(0,0))), f(cat(3,struct([]),struct([]))), f(cat(3,[],'')), f(cat(1,[],[])), f(cat(2,{},{})), f(cat(3,{},[])),f(cat(3,{},{1},{})), f(cat(3, int8([]), [])), f(cat(3,[],{}))
class(cat(3,[],'')), class(cat(3,true(0,0),true(0,0))), class(cat(3,single([]),[]))
f(cat(3,[],[],3)), f(cat(3,{},{},{1})), f(cat(3,[],[],zeros(0,2))), f([[], zeros(1,0); []]), f([zeros(1,0), zeros(0,1)]), f([{}, {1}, {}]), f([{}; {}]), f([{1}, []]), f([[], {}]), f([{}, zeros(1,0)]), f(cat(1,zeros(1,0),{})), f([zeros(1,0);{2}])
f([[] [] zeros(0,3)]), f([[]; zeros(0,3)]), f(['' ; 'ab'; '']), f(cat(2, zeros(0,0,2), [])), f([[], zeros(0,0,2)]), f(vertcat({}, {})), f(cat(4, {}, {}, {})), f([zeros(0,1) ; []]), f([[] ; zeros(0,1) ; 3])
x = struct('a', {}); f([x x]), f(cat(3, x, x)), f([[], x]), y.a = 1; f([x, y])
try, cat(3, zeros(0,0,2), 3), catch e, disp(e.message), end
try, [zeros(1,0), [1;2]], catch e, disp(e.message), end
try, cat(1, zeros(1,0), [1 2]), catch e, disp(e.message), end
