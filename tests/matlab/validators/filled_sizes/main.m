% "arguments": a size of (2,3) takes a scalar, which is expanded; vectors are turned
%#dialect matlab
assert(isequal(row(2), [2 2 2]) && isequal(row([1; 2; 3]), [1 2 3]) && isequal(row([4 5 6]), [4 5 6]))
assert(isequal(grid(7), 7 * ones(2, 3)))
try, row([1 2]); id = ''; catch e, id = e.identifier; end
assert(strcmp(id, 'MATLAB:validation:IncompatibleSize'))
try, open(5, 'x'); id = ''; catch e, id = e.identifier; end
assert(isempty(id))
assert(isequal(named(Size=3), [3 3]))
% nothing fits a size that is open somewhere
assert(isequal(size(row_of('')), [1 0]) && isequal(size(row_of()), [1 0]) && strcmp(row_of('ab'), 'ab'))
c = columns(Name='', X=[], C={});
assert(isequal(size(c.Name), [1 0]) && isequal(size(c.X), [0 1]) && isequal(size(c.C), [1 0]))
c = columns(X=[1 2], C={1; 2});
assert(isempty(c.Name) && isequal(c.X, [1; 2]) && isequal(c.C, {1, 2}))
try, row([]); id = ''; catch e, id = e.identifier; end
assert(strcmp(id, 'MATLAB:validation:IncompatibleSize'))
disp("passed")

function r = row(x)
    arguments
        x (1,3) double
    end
    r = x;
end
function r = grid(x)
    arguments
        x (2,3) double
    end
    r = x;
end
function r = open(x, y)
    arguments
        x (1,:) double
        y (1,1) char
    end
    r = {x, y};
end
function r = named(o)
    arguments
        o.Size (1,2) double = [1 1]
    end
    r = o.Size;
end
function r = row_of(x)
    arguments
        x (1,:) char = ''
    end
    r = x;
end
function o = columns(o)
    arguments
        o.Name (1,:) char = ''
        o.X (:,1) double = []
        o.C (1,:) cell = {}
    end
end
