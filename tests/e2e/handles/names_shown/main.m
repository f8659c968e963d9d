% names of handles whose target is known, in functions that share a name and in packages
f = @geom.util.area;
printf('%g\n', f(3));
disp(func2str(f))
g = f; printf('%g\n', g(2)); g
disp(one(1)), disp(two(1))
c = {@geom.util.area, @one};
c{1}
