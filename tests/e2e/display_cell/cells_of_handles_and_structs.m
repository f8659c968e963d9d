c = {@(x) x + 1, @sin; struct('a', 1), {}}
d = {struct('a', {1, 2}), struct()}
e = {containers.Map()}; class(e{1})
f = {1; {2; {3; {}}}}
g = {[], '', {}, struct([])}
h = {{1, 2}, {3, {4, 'five'}}}
