% "Use nargin Functions During Argument Validation", "Validate Name-Value Arguments": names begin where the first stands
%#dialect matlab
assert(described(1) == "1 10 11 none 1" && described(1, 2) == "1 2 3 none 2" && described(1, 2, 4) == "1 2 4 none 3")
assert(described(1, 'Fmt', 'hex') == "1 10 11 hex 1" && described(1, 2, Fmt="q") == "1 2 3 q 2")
assert(described(1, 2, 4, 'Fmt', "x") == "1 2 4 x 3")
try, described(1, 2, 3, 4); id = ''; catch e, id = e.identifier; end
assert(strcmp(id, 'MATLAB:TooManyInputs'))
try, described(1, -5); id = ''; catch e, id = e.identifier; end
assert(strcmp(id, 'MATLAB:validators:mustBePositive'))
try, described(); id = ''; catch e, id = e.identifier; end
assert(strcmp(id, 'MATLAB:minrhs'))
assert(folded(5) == "prod5" && folded(5, Tol=1) == "prod6" && folded(5, "sum") == "sum5" && folded(5, "sum", Tol=3) == "sum8")
assert(fNargin(3, 4) == 7 && fNargin(3, 4, 2) == 25 && fNargin(3, 4, Format="bank") == 107)
disp("passed")

function r = described(a, b, c, o)
    arguments
        a (1,1) double
        b (1,1) double {mustBePositive} = 10
        c double = a + b
        o.Fmt string = "none"
    end
    r = sprintf("%g %g %g %s %d", a, b, c, o.Fmt, nargin);
end

function r = folded(x, mode, o)
    arguments
        x
        mode (1,1) string {mustBeMember(mode, ["sum", "prod"])} = "prod"
        o.Tol = 0
    end
    r = mode + (x + o.Tol);
end

function result = fNargin(a, b, c, namedargs)
    arguments
        a (1,1) double
        b (1,1) double
        c (1,1) double = 1
        namedargs.Format (1,:) char
    end
    switch nargin
        case 2
            result = a + b;
        case 3
            result = a^c + b^c;
    end
    if isfield(namedargs, "Format")
        result = result + 100;
    end
end
