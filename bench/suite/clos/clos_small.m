% A graph small enough to look at.
[t, B] = closure(40);
fprintf('reachable pairs %d\n', sum(B(:)));
disp(find(B(3, :)))
[t, B] = closure(12);
B
