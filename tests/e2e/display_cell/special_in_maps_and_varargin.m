% Ranges keep what they are in maps, in varargin from its first argument on, in structs and cells.
1;
function [out, n] = proc(jobs)
  out = cell(size(jobs)); n = 0;
  for k = 1:numel(jobs)
    j = jobs{k};
    switch j.kind
      case 'lin', out{k} = linspace(j.a, j.b, 3); case 'range', out{k} = j.a:j.b; case 'eye', out{k} = eye(j.a); otherwise, out{k} = j; n++;
    end
  end
end
function report(varargin)
  for k = 1:numel(varargin), fprintf('%d: %s %s\n', k, class(varargin{k}), mat2str(varargin{k})); disp(varargin{k}); end
end
function r = opt(varargin)
  r = struct('x', 0:0.5:1, 'n', 2); for k = 1:2:nargin, r.(varargin{k}) = varargin{k+1}; end
  r
end
function show_each(varargin)
  for k = 1:numel(varargin), disp(varargin{k}); end
end
jobs = {struct('kind', 'lin', 'a', 0, 'b', 1), struct('kind', 'range', 'a', -1, 'b', 2), struct('kind', 'eye', 'a', 2, 'b', 0), struct('kind', 'zz', 'a', 0, 'b', 0)};
[o, n] = proc(jobs); o{1:3}, o, n
report(0:0.5:1, -(1:3), eye(2), 'txt', true, int8(1:3), 10:-2.5:0)
opt(); opt('x', 0:0.25:1); r = opt('n', 1:0.5:2); r.n
c = num2cell(0:0.5:1), d = mat2cell(1:4, 1, [2 2]), e = {0:0.5:1}; e{:}, isequal(e{1}, [0 .5 1]), f = e{1}(end), g = [e{1} 2], h = {e{:}, 'a'}
s(3).v = 0:0.5:1; s(3), s(1).v = eye(2); s(1), arrayfun(@(z) numel(z.v), s), t = s(3); t, t.v
A = {1:3, 'abc'; eye(2), {0:0.5:1}}; A, A{2,2}{1}, B = A'; B{1,2}, x = A{2,1}; x(1,2) = 5; x, A{2,1}
v = 0:0.5:2; v(2) = 7; v, w = {v}; w{1}, z = {v'}; z{1}, k = cellfun(@(q) q, {0:0.5:1}, 'UniformOutput', false), k{1}
show_each(0:0.5:1, 'txt');
show_each(1, 0:0.5:1, 'txt', true);
m = containers.Map(); m('r') = 0:0.25:1; m('r'), z = m('r')
