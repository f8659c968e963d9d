1;
function f(varargin)
p = inputParser; p.FunctionName = 'runner';
p.addRequired('m', @(x) x > 0); p.addOptional('o', 1, @(x) x > 0); p.addParameter('pp', 1, @(x) x > 0); p.addParameter('qq', 'a', @ischar);
p.parse(varargin{:});
end
function g(varargin)
p = inputParser;
p.addRequired('m', @(x) x > 0); p.addOptional('o', 1, @(x) x > 0); p.addParameter('pp', 1, @(x) x > 0);p.addParameter('qq', 'a', @ischar);
p.addParameter('rr', 1, @(x) validateattributes(x, {'numeric'}, {'positive'}));
p.parse(varargin{:});
end
function t(h, varargin), try, h(varargin{:}); disp ok, catch e, disp(e.message), disp(e.identifier), end, end
t(@f, -1), t(@f, 1, -1), t(@f, 1, 1, 'pp', -1), t(@f, 1, 1, 'qq', 5), t(@f), t(@f, 1, 'zz', 3), t(@f, 1, 2, 'zz', 3), t(@f, 1, 2, 3), t(@f, 'a')
t(@g, -1), t(@g, 1, -1), t(@g, 1, 1, 'pp', -1), t(@g, 1, 1, 'qq', 5), t(@g), t(@g, 1, 'zz', 3), t(@g, 1, 2, 'zz', 3), t(@g, 1, 2, 3), t(@g, 'a'), t(@g, 1, 'rr', -1), t(@g, 1, 2, 'pp')
t(@f, [1 -1]), t(@f, [])
