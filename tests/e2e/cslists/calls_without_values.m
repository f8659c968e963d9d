1;
function varargout = none_or_one(varargin), if nargin, varargout{1} = 'one'; end, end
function r = total(varargin), r = numel(varargin); end
total(none_or_one(1), 2)
total(none_or_one(), 2)
w = {none_or_one(), none_or_one(1)}
z = [none_or_one(1) 'x']
