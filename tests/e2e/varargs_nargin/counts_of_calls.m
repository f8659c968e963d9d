1;
function [a, b] = two(x)
  a = x; b = 2 * x;
end
function none()
end
function varargout = vo(n)
  for i = 1:n, varargout{i} = i; end
end
function r = opt(a, b, varargin)
  r = nargin;
end
function [a, b, c] = io()
  a = isargout(1); b = isargout(2); c = isargout(3);
  printf('%d%d%d\n', isargout(1), isargout(2), isargout(3));
  disp(isargout([1 2 3]))
end
function t(f)
  try
    f();
  catch e
    printf('[%s] [%s]\n', e.identifier, e.message);
  end
end
try, [a,b,c] = two(1); catch e, disp(e.message), disp(e.identifier), end
try, x = two(1, 2); catch e, disp(e.message), disp(e.identifier), end
try, x = none(); catch e, disp(e.message), disp(e.identifier), end
try, none(1); catch e, disp(e.message), disp(e.identifier), end
try, [a, b] = numel(1); catch e, disp(e.message), disp(e.identifier), end
try, [a, b] = sin(1); catch e, disp(e.message), disp(e.identifier), end
try, sin(); catch e, disp(e.message), disp(e.identifier), end
try, sin(1, 2); catch e, disp(e.message), disp(e.identifier), end
try, [a, b] = feval('sin', 1); catch e, disp(e.message), disp(e.identifier), end
try, [a, b] = feval(@sin, 1); catch e, disp(e.message), disp(e.identifier), end
try, f = @sin; [a, b] = f(1); catch e, disp(e.message), disp(e.identifier), end
try, f = @two; [a, b, c] = f(1); catch e, disp(e.message), disp(e.identifier), end
try, f = @two; f(1, 2); catch e, disp(e.message), disp(e.identifier), end
try, f = @(x) x; f(1, 2), catch e, disp(e.message), disp(e.identifier), end
try, f = @(x) x; [a, b] = f(1), catch e, disp(e.message), disp(e.identifier), end
try, f = @() disp(1); x = f(), catch e, disp(e.message), disp(e.identifier), end
try, f = @() none(); x = f(), catch e, disp(e.message), disp(e.identifier), end
try, x = cellfun(@none, {1,2}), catch e, disp(e.message), disp(e.identifier), end
try, x = cellfun(@(x) none(), {1,2}), catch e, disp(e.message), disp(e.identifier), end
try, [a,b] = cellfun(@numel, {1,2}), catch e, disp(e.message), disp(e.identifier), end
try, [a,b] = cellfun('length', {1,2}), catch e, disp(e.message), disp(e.identifier), end
try, [a,b,c] = cellfun(@two, {1,2}), catch e, disp(e.message), disp(e.identifier), end
try, [a,b] = arrayfun(@(x) x, 1:2), catch e, disp(e.message), disp(e.identifier), end
try, x = arrayfun(@two, 1:2, 1:2), catch e, disp(e.message), disp(e.identifier), end
try, [a, b] = vo(1), catch e, disp(e.message), disp(e.identifier), end
try, a = vo(0), catch e, disp(e.message), disp(e.identifier), end
try, [a, b, c] = vo(2), catch e, disp(e.message), disp(e.identifier), end
try, [a,b,c]=size([1 2]), catch e, disp(e.message), end
try, [a,b,c]=max([1 2]), catch e, disp(e.message), end
try, [a,b,c]=sort([1 2]), catch e, disp(e.message), end
try, [a,b]=isempty([1 2]), catch e, disp(e.message), end
try, [a,b]=strrep('a','b','c'), catch e, disp(e.message), end
try, [a,b]=upper('a'), catch e, disp(e.message), end
try, [a,b]=strtrim('a'), catch e, disp(e.message), end
try, [a,b]=num2str(1), catch e, disp(e.message), end
try, num2str(1,2,3), catch e, disp(e.message), end
try, numel(), catch e, disp(e.message), end
try, zeros(1,2)(3), catch e, disp(e.message), end
try, ones(2,3,'foo'), catch e, disp(e.message), end
try, strrep('a','b'), catch e, disp(e.message), end
try, strrep(1,2,3), catch e, disp(e.message), end
try, regexprep('a','b'), catch e, disp(e.message), end
try, strsplit(), catch e, disp(e.message), end
try, strsplit(1), catch e, disp(e.message), end
try, strjoin(1), catch e, disp(e.message), end
try, mod(1), catch e, disp(e.message), end
try, mod(1,2,3), catch e, disp(e.message), end
try, floor(), catch e, disp(e.message), end
try, abs('a','b'), catch e, disp(e.message), end
try, cell2mat(3), catch e, disp(e.message), disp(e.identifier), end
try, struct('a'), catch e, disp(e.message), end
try, struct('a',{1,2},'b',{1,2,3}), catch e, disp(e.message), end
try, fieldnames(3), catch e, disp(e.message), end
try, isfield(), catch e, disp(e.message), end
try, cellfun(@numel), catch e, disp(e.message), end
try, cellfun(), catch e, disp(e.message), end
try, feval(), catch e, disp(e.message), end
try, str2func(), catch e, disp(e.message), end
try, func2str(1), catch e, disp(e.message), end
try, [a,b] = disp(1), catch e, disp(e.message), end
try, x = printf('a'), catch e, disp(e.message), end
try, x = fprintf('a\n'), catch e, disp(e.message), end
[~] = two(4);
[~, q] = two(4)
[q, ~] = two(4)
[a, ~, c] = io();
[~, ~, c] = io();
[~] = io();
io();
x = io();
nargin('two'), nargout('two'), nargin(@two), nargout(@two)
nargin('opt'), nargout('opt'), nargin('vo'), nargout('vo'), nargin('none'), nargout('none')
nargin(@(x, y) x), nargout(@(x) x), nargin(@(varargin) 1), nargin(@(a, varargin) 1)
try, nargin('sin'), catch e, disp(e.message), end
try, nargout('sin'), catch e, disp(e.message), end
try, nargin('nosuch'), catch e, disp(e.message), end
try, nargin(3), catch e, disp(e.message), end
try, nargin('strsplit'), catch e, disp(e.message), end
try, nargout('strsplit'), catch e, disp(e.message), end
try, nargin(@strtrim), catch e, disp(e.message), end
try, nargin('size'), catch e, disp(e.message), end
try, nthargout(2, @max, [1 9 3]), catch e, disp(e.message), end
try, nthargout([1 2], @size, ones(2,3)), catch e, disp(e.message), end
