1;
function r = run(varargin)
  p = inputParser;
  p.FunctionName = 'run';
  p.addRequired('n', @isnumeric);
  p.addOptional('m', 10, @(x) x > 0);
  p.addParameter('name', 'none', @ischar);
  p.addSwitch('verbose');
  p.parse(varargin{:});
  r = p.Results;
end
run(5)
run(5, 3)
run(5, 3, 'name', 'bob', 'verbose')
r = run(1); fieldnames(r)
try, run('a'), catch e, disp(e.message), end
try, run(1, 'zzz', 5), catch e, disp(e.message), end
try, run(1, -3), catch e, disp(e.message), end
p = inputParser; p.KeepUnmatched = true; p.addParameter('a', 1); p.parse('b', 2); p.Unmatched, p.UsingDefaults, p.Results
validateattributes(5, {'numeric'}, {'positive'});
try, validateattributes(-5, {'numeric'}, {'positive'}), catch e, disp(e.message), disp(e.identifier), end
try, validateattributes('a', {'numeric'}, {}), catch e, disp(e.message), end
try, validateattributes([1 2], {'numeric'}, {'scalar'}), catch e, disp(e.message), end
try, print_usage(), catch e, disp(e.message), disp(e.identifier), end
try, narginchk(1, 2), catch e, disp(e.message), end
