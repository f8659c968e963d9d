t = [1 3 5];
disp(lookup(t, [0 1 2 5 9])); disp(lookup(t, [0; 4], 'lr')); disp(class(lookup(t, 3))); disp(class(lookup(t, single(3)))); disp(lookup(t, [1 2], 'm')); disp(class(lookup(t, [1 2], 'b')));disp(size(lookup(t, zeros(0,3)))); disp(lookup([5 3 1], [4 9 0]));
disp(size(lookup(t, ones(2,2,2))));disp(class(lookup(int8(t), int8(3)))); disp(lookup(t,NaN)); disp(lookup([], [1 2]));disp(lookup('abc','b')); disp(lookup(t', [2 4]));
disp(size(vander([1 2 3]))); disp(size(vander([1 2 3], 2))); disp(vander([2;3])); disp(class(vander(single([1 2])))); disp(size(vander(5))); 
disp(class(cast(3.5, 'int8'))); disp(cast([1.5 300], 'uint8')); disp(class(cast(int8(5), 'double'))); disp(cast(true,'double')); disp(class(cast('a','double'))); disp(class(cast(1,'logical'))); disp(class(cast(66,'char')));
disp(cell2mat({1 2; 3 4})); disp(size(cell2mat({}))); disp(size(cell2mat(cell(0,3)))); disp(class(cell2mat({true}))); disp(cell2mat({[1 2], [3]; [4 5], [6]})); disp(class(cell2mat({single(1), single(2)}))); disp(size(cell2mat({1;2;3}))); disp(cell2mat({'ab','c'}));
disp(cell2mat({1,2}) + cell2mat({3,4}));
try, vander([1 2;3 4]), catch e, disp(e.message), end
try, vander([1 2], -1), catch e, disp(e.message), end
disp(class(vander(int8([1 2]))));
a = horzcat([1 2], 3) + 1; disp(a); b = vertcat([1 2], [3 4]) * 2; disp(b);
disp(horzcat('ab', 67)); disp(class(horzcat(int8(1), 2.7))); disp(horzcat({1}, {2})); disp(size(horzcat())); disp(size(vertcat([], zeros(1,0))));
try, horzcat([1 2], [1;2]); catch e, disp(e.message), end
try, vertcat([1 2], [1 2 3]); catch e, disp(e.message), end
try, vertcat('ab', 'cde'); catch e, disp(e.message), end
v = []; for k = 1:3, v = horzcat(v, k); end, disp(v .* v);
c = {[1 2], [3 4]}; disp(vertcat(c{:}) .* 2); x = vander([1 2 3]) \ [1; 4; 9]; printf('%.6f\n', x);
idx = lookup([1 3 5], [1 2 5]); q = [10 20 30]; disp(q(idx));
