% the first comment of the file
x = 1; % not this
function first(varargin)
  p = inputParser; p.FunctionName = 'first'; p.addRequired('x'); p.parse(varargin{:});
end
% in front of the second
%
% not this paragraph
function second(varargin)
  % nor this
  p = inputParser; p.FunctionName = 'second'; p.addRequired('x'); p.parse(varargin{:});
end
function third(varargin)
  s = 'no % comment'; t = s'; % behind code
  p = inputParser; p.FunctionName = 'third'; p.addRequired('x'); p.parse(varargin{:});
end
function fourth(varargin)
  p = inputParser; p.FunctionName = 'fourth'; p.addRequired('x'); p.parse(varargin{:});
end
try, first(), catch e, disp(e.message), end
try, second(), catch e, disp(e.message), end
try, third(), catch e, disp(e.message), end
try, fourth(), catch e, disp(e.message), end
