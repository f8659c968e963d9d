function r = eraseBetween (str, first, last, varargin)
  % Texts without what stands between two positions, both included, or between two texts, both excluded; the
  % option 'Boundaries' says otherwise.
  r = __between__ ("eraseBetween", str, first, last, "", varargin);
end
