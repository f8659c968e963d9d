function r = replaceBetween (str, first, last, new, varargin)
  % Texts in which what stands between two positions, both included, or between two texts, both excluded, is a
  % new text; the option 'Boundaries' says otherwise.
  inclusive = isnumeric (first);
  if (numel (varargin) == 2)
    inclusive = strcmpi (char (varargin{2}), "inclusive");
  end
  r = __between__ ("replaceBetween", str, first, last, char (new), inclusive);
end
