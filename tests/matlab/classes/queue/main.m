% "matlab.mixin.Copyable", "copyElement", "Implement Copy for Handle Classes"
%#dialect matlab
q = Queue({1,2}); q.enqueue(3,'four');
assert(q.Length==4);
assert(q.dequeue()==1); [a,b] = q.peek();
assert(a==2 && b==3); r = q + 5;
assert(r.Length==4 && q.Length==3);
assert(r.Label=="q_copy"); m = q.map(@class);
assert(isequal(m,{'double','double','char'}));
while q.Length > 0, q.dequeue(); end, try, q.dequeue(); error('x:y','no'); catch e, assert(strcmp(e.identifier,'Queue:empty')); end
c = copy(r);
assert(c == r);
assert(isa(c,'matlab.mixin.Copyable'));
assert(isa(c,'handle'));
disp('passed')
