function main
a = make(10);
b = make(20);
a.inc(); a.inc(); b.inc();
printf('%d %d\n', a.get(), b.get());
fs = {@first, @second};
for k = 1:2
    fs{k}('x');
end
    function first(t), printf('first %s\n', t); end
    function second(t), printf('second %s %d\n', t, k); end
end
function s = make(start)
value = start;
s.inc = @inc;
s.get = @get;
    function inc
        value = value + 1;
    end
    function r = get
        r = value;
    end
end
