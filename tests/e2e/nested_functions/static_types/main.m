% Nested functions whose shared variables have one type each; others, too.
disp(walk(5))
disp(walk(3))
[m, k] = table_of(4);
disp(m), disp(k)
[m, k] = table_of(2);
disp(m), disp(k)
printf('%.6f\n', relax(0.1, 50));
disp(countdown(3))
c = collect({'a', 'bb', 'ccc'});
printf('%s ', c{:}); printf('\n');
disp(late(1)), disp(late(-1))
a = make(10); b = make(20);
disp([a(1) b(1) a(1) b(1)])
disp(guarded([1 -2 3]))
