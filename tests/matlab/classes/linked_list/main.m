% "Implementing Linked Lists with Classes"
%#dialect matlab
n1 = Node(1); n2 = Node(2); n3 = Node(3); n2.insertAfter(n1); n3.insertAfter(n2);
assert(n1.Next == n2);
assert(n2.Prev == n1);
assert(n3.Next.isempty);
assert(isempty(n1.Prev));
removeNode(n2);
assert(n1.Next == n3); insertBefore(n2,n3);
assert(n3.Prev==n2); c = n1; s = 0;
while ~isempty(c), s = s + c.Data; c = c.Next; end, assert(s==6);
try, n1.Next = n3; error('x:y','no'); catch e, assert(strcmp(e.identifier,'MATLAB:class:SetProhibited')); end
clearList(n1);
assert(isempty(n1.Next));
assert(isvalid(n1)); a = [n1 n2 n3];
assert(numel(a)==3); v = [a.Data];
assert(isequal(v,[1 2 3]));
[a.Data] = deal(9);
assert(n2.Data==9); b = Node(4); delete_ok = true;
assert(isa(b,'handle')); l.n = b; l.n.Data = 5;
assert(b.Data==5); [l.n] = deal(n1);
assert(l.n==n1);
disp('passed')
