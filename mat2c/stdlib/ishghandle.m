function r = ishghandle (varargin)
  r = ishandle (varargin{:});
end
