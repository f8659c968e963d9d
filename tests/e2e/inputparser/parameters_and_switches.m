1;
function r = make_plot(varargin)
  p = inputParser();
  p.FunctionName = 'make_plot';
  p.addRequired('data');
  p.addOptional('style', '-', @ischar);
  p.addParameter('width', 1, @(x) isnumeric(x) && isscalar(x));
  p.addParameter('color', 'blue');
  p.addSwitch('grid');
  p.parse(varargin{:});
  r = p.Results;
end
r = make_plot([1 2 3])
r = make_plot([1 2], '--'); r.style
r = make_plot([1 2], 'width', 3); r.width, r.style
r = make_plot(1, ':', 'grid', 'color', 'red'); r
try, make_plot(), catch e, disp(e.message), end
try, make_plot(1, '-', 'width', [1 2]), catch e, disp(e.message), end
try, make_plot(1, '-', 'nope', 2), catch e, disp(e.message), end
try, make_plot(1, '-', 'width'), catch e, disp(e.message), end
p = inputParser; p.addParameter('a', 1); p.addParameter('b', 2); p.parse('b', 5); p.Results, p.UsingDefaults, p.Parameters, class(p)
p.KeepUnmatched = true; p.parse('c', 7); p.Unmatched
