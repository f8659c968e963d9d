% Handles in texts that are known at run time only: calls within brackets.
1;
function chk(s)
  try, eval(s); catch e, printf("%s -> %s\n", s, e.message); end
end
x=3;
chk("x=(1:3)'; [min(x);max(x)]");
chk("f=@(x) [min(x)]; f((1:3)')");
chk("f=@(x) [1,min(x)]; f((1:3)')");
chk("f=@(x) [min(x) 1]; f((1:3)')");
chk("f=@(x) [x;min(x)]; f((1:3)')");
chk("f=@(x) [sum(x);1]; f((1:3)')");
chk("f=@(x) min(x)+max(x); f((1:3)')");
chk("f=@(x) {x(1),[x(2);min(max(x),2)]}, f(1:3)");
chk("f=@(c) c{min(2,3)}(1), f({1,2})");
chk("f=@(c) [c{min(2,3)}(1),(min(3,4))], f({1,2})");
chk("f=@(s) [s.(lower('A')) 1], f(struct('a',5))");
chk("f=@(s) [1 -s(1) s(1)' !s(1)], f(3)");
chk("f=@(s) [@(x) x(1), 1], f=@(s) {@(x) x(1), 1}");
chk("f=@(s) [s(1) - s(2), s(1) -s(2)], f(1:2)");
chk("f=@(s) [s' s', s.' (1)]");
chk("f=@(c) c{min(2,3)}(1)");
chk("f=@(c) [c{min(2,3)}(1),(min(3,4))]");
chk("f=@(s) [@(x) x(1), 1]");
chk("f=@(s) {@(x) x(1), 1}");
chk("f=@(c) c{1}");
chk("f=@(s) [s' s', s.' (1)]");
