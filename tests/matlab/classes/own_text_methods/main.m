% "Implement Linked List Class", "subsref": methods called as statements that have names of methods of strings
%#dialect matlab
r = Row([10 20 30]);
assert(r(2) == 20)
a = Chain(1);
b = Chain(2);
c = Chain(3);
b.insertAfter(a);
c.insertAfter(b);
assert(a.Next.Next.Data == 3 && isempty(c.Next))
disp("passed")
