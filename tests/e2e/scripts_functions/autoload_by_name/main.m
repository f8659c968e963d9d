% handles, feval and cellfun find functions in files
f = @cube;
f(3)
feval('cube', 2)
cellfun(@cube, {1, 2})
arrayfun(@(x) cube(x) + 1, 1:3)
g = str2func('cube'); g(4)
exist('cube')
cube 5
x = cube(cube(2))
func2str(f)
