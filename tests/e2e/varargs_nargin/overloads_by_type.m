1;
function r = describe(varargin)
  switch nargin
    case 0, r = 'nothing';
    case 1, x = varargin{1}; if ischar(x), r = ['text ' x]; elseif iscell(x), r = sprintf('cell %d', numel(x)); elseif isstruct(x), r = strjoin(fieldnames(x)', '+'); else, r = mat2str(x); end
    case 2, r = [describe(varargin{1}) ' & ' describe(varargin{2})];
    otherwise, r = sprintf('%d things', nargin);
  end
end
describe(), describe(5), describe('hi'), describe({1, 2}), describe(struct('a', 1, 'b', 2)), describe([1 2], 'x'), describe(1, 2, 3)
function [a, b] = swap(a, b), if nargin < 2, b = []; end, [a, b] = deal(b, a); end
[x, y] = swap(1, 'two'), [x, y] = swap(1)
