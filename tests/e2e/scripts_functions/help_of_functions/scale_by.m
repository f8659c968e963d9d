% Copyright 2026 nobody

% SCALE_BY  multiply by a factor
%   y = scale_by (x, k) gives k * x; without arguments it shows this text.
%
% See also: times

% internal remark
function y = scale_by(x, k)
  if nargin == 0
    y = help (mfilename);
    return
  end
  y = k * x;
end
