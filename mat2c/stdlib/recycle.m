function r = recycle (varargin)
  % Whether deleted files are kept: never.
  r = "off";
end
