% "arguments": a size of (2,3) takes a scalar, which is expanded; vectors are turned
%#dialect matlab
assert(isequal(row(2), [2 2 2]) && isequal(row([1; 2; 3]), [1 2 3]) && isequal(row([4 5 6]), [4 5 6]))
assert(isequal(grid(7), 7 * ones(2, 3)))
try, row([1 2]); id = ''; catch e, id = e.identifier; end
assert(strcmp(id, 'MATLAB:validation:IncompatibleSize'))
try, open(5, 'x'); id = ''; catch e, id = e.identifier; end
assert(isempty(id))
assert(isequal(named(Size=3), [3 3]))
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
