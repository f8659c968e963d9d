function r = horzcat (varargin)
  r = sprintf ('%d joined', nargin);
end
