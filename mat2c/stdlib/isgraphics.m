function r = isgraphics (varargin)
  r = ishandle (varargin{:});
end
