% "Code Patterns for subsref and subsasgn Methods", "dynamicprops", "Packages Create Namespaces": what all handles can do, beside a subsref.
%#dialect matlab
v = Vec([4 5 6]);
assert(v(2) == 5 && isequal(v.d, [4 5 6]));
d = Dyn();
d.addprop('foo');
d.foo = 3;
assert(d.foo == 3 && isprop(d, 'foo') && d.isvalid());
heard = Vec(0);
v.addlistener('Read', @(source, data) set(heard));
v.notify('Read');
assert(heard.d == 1);
assert(pkg.twice(4) == 8);
disp("passed")

function set(v)
  v.d = v.d + 1;
end
