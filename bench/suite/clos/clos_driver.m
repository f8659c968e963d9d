% Driver of the transitive closure, published size.
N = 450;
[t, B] = closure(N);
fprintf('reachable pairs %d\n', sum(sum(B)));
fprintf('class %s, clock entries %d\n', class(B), numel(t));
