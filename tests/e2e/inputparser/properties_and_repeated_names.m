% names that are taken, properties that are not there or belong to the parser, and what checks say
p = inputParser; p.addRequired('a');
try, p.addRequired('a'); catch e, disp(e.message), end
try, p.addOptional('a', 1); catch e, disp(e.message), end
try, p.addParameter('a', 1); catch e, disp(e.message), end
try, p.addSwitch('a'); catch e, disp(e.message), end
try, p.Foo = 1; catch e, disp(e.message), end
try, p.foo, catch e, disp(e.message), end
try, p.Results = 1; catch e, disp(e.message), end
try, p.UsingDefaults = 1; catch e, disp(e.message), end
q = inputParser; q.addOptional('o', 'x', @ischar);
try, q.parse(5); catch e, disp(e.message), end
q.FunctionName = 'sin'; q.addParameter('k', 1);
try, q.parse(5); catch e, disp(e.message), end
r = inputParser; r.FunctionName = 'sin'; r.addRequired('s');
try, r.parse(); catch e, disp(e.message), end
try, validateattributes(1, {'numeric'}, {'foo'}); catch e, disp(e.message), disp(e.identifier), end
try, validateattributes(1, {'numeric'}, {'size'}); catch e, disp(e.message), disp(e.identifier), end
try, validateattributes(-1, {'numeric'}, {'positive'}, '', 'v'); catch e, disp(e.message), end
