function r = eraseBetween (str, first, last, varargin)
  % Texts without what stands between two positions, both included, or between two texts, both excluded; the
  % option 'Boundaries' says otherwise.
  inclusive = isnumeric (first);
  if (numel (varargin) == 2)
    inclusive = strcmpi (char (varargin{2}), "inclusive");
  end
  r = __between__ ("eraseBetween", str, first, last, "", inclusive);
end
