p = inputParser; p.FunctionName = 'calc'; p.addRequired('a'); p.addRequired('b', @ischar); p.addParameter('scale', 2);
p.parse(5, 'x'); p.Results
p.parse(5, 'x', 'scale', 9); p.Results.scale, p.UsingDefaults
try, p.parse(5), catch e, disp(e.message), end
try, p.parse(5, 6), catch e, disp(e.message), end
