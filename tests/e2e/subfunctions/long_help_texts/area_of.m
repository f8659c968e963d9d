function a = area_of(shape, varargin)
% AREA_OF   area of a shape
%
%   a = AREA_OF('square', s)
%   a = AREA_OF('circle', r)

%   internal comment, after a blank line

%{
  block comment inside the function
%}
switch lower(shape)
  case 'square'
    a = sq(varargin{1});
  case 'circle'
    a = ci(varargin{:});
  otherwise
    error('area_of: unknown shape "%s"', shape);
end

%------------------------------
function a = sq(s)
a = s^2;

%------------------------------
function a = ci(r)
a = pi*r^2;
